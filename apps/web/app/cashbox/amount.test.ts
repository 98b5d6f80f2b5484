import { currencies } from '@cosmodrome/rules/money/currencies';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAmount, quickAmounts, readEntry } from './amount.ts';
import { typedAmount } from '../money/index.ts';

describe('typing an amount', () => {
  test.each([
    ['50', '50'],
    ['50,00 €', '50,00'],
    ['a1b2', '12'],
    ['1.2.3', '1.23'],
    ['1,234.50', '1,23450'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => expect(cleanAmount(typed)).toBe(kept));

  test('what a quick amount writes is read back as the same amount, in every currency and language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom('en', 'de'),
        fc.integer({ min: 1, max: 1e12 }),
        ({ code }, locale, cents) => {
          const typed = typedAmount(cents, code, locale);
          expect(cleanAmount(typed)).toBe(typed);
          expect(readEntry(typed, code, undefined)).toEqual({ cents });
        },
      ),
    );
  });
});

describe('an amount held to its limits', () => {
  const limits = { min: 1_000, max: 500_000, step: 500, balance: 30_000 };
  test.each([
    ['', { key: 'empty', digits: 2 }],
    ['0', { key: 'empty', digits: 0 }],
    ['9.99', { key: 'min', limit: 1_000 }],
    ['300.01', { key: 'not_enough_money', limit: 30_000 }],
    ['10.001', { key: 'too_precise', digits: 2 }],
    ['12.50', { key: 'integer' }],
    ['12', { key: 'step', limit: 500, below: 1_000, above: 1_500 }],
  ])('%j is refused: %j', (text, error) => expect(readEntry(text, 'EUR', limits)).toEqual({ error }));

  test('the limits themselves are allowed', () => {
    expect(readEntry('10', 'EUR', limits)).toEqual({ cents: 1_000 });
    expect(readEntry('300,00', 'EUR', limits)).toEqual({ cents: 30_000 });
    expect(readEntry('5000', 'EUR', { min: 1_000, max: 500_000 })).toEqual({ cents: 500_000 });
    expect(readEntry('5000.01', 'EUR', { min: 1_000, max: 500_000 })).toMatchObject({ error: { key: 'max' } });
  });

  test('yen have no decimals, bitcoin is typed in millionths', () => {
    expect(readEntry('10.5', 'JPY', undefined)).toMatchObject({ error: { key: 'too_precise', digits: 0 } });
    expect(readEntry('552.4', 'BTC', undefined)).toEqual({ cents: 55_240 });
  });
});

describe('quick amounts', () => {
  test('are the euro ones in euros', () => {
    expect(quickAmounts('EUR')).toEqual([2_000, 5_000, 10_000, 25_000, 50_000]);
  });

  test('are round, ascending and whole shown units in every currency', () => {
    for (const { code } of currencies) {
      const amounts = quickAmounts(code);
      expect(amounts, code).toEqual([...amounts].sort((a, b) => a - b));
      expect(amounts.length, code).toBeGreaterThanOrEqual(4);
      for (const amount of amounts) {
        expect(Number.isSafeInteger(amount), code).toBe(true);
        expect(String(amount).replace(/0+$/, '').length, `${code} ${amount}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('leave out what a method or the balance refuses', () => {
    expect(quickAmounts('EUR', { min: 5_000, max: 25_000 })).toEqual([5_000, 10_000, 25_000]);
    expect(quickAmounts('EUR', { min: 1_000, max: 500_000, balance: 6_000 })).toEqual([2_000, 5_000]);
    expect(quickAmounts('EUR', { min: 1_000, max: 60_000, step: 4_000 })).toEqual([]);
    expect(quickAmounts('EUR', { min: 1_000, max: 25_000, step: 500 })).toEqual([2_000, 5_000, 10_000, 25_000]);
  });
});
