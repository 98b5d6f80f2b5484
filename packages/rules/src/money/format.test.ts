import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, displayUnit } from './currencies.ts';
import { formatMoney, toDecimal } from './format.ts';
import { parseAmount } from './parse-amount.ts';

describe('amounts as text', () => {
  test.each([
    [128450, 'EUR', 'en', '€1,284.50'],
    [128450, 'EUR', 'de', '1.284,50\u00a0€'],
    [1200, 'JPY', 'en', '¥1,200'],
    [55240, 'BTC', 'en', '552.40\u00a0µBTC'],
    [12_400_000, 'ETH', 'en', '12.40\u00a0mETH'],
    [4200, 'CAD', 'de', '42,00\u00a0C$'],
    [100_000, 'FUN', 'en', '1,000.00\u00a0FUN'],
    [-21240, 'EUR', 'en', '-€212.40'],
  ])('%d %s in %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).text).toBe(text);
  });

  test('what is shown is what is typed back, for every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }),
        ({ code }, amount) => {
          const typed = toDecimal(amount, displayUnit(code).subunits);
          expect(parseAmount(typed, code)).toEqual({ amount: Number(amount) });
        },
      ),
    );
  });

  test.each([
    ['', { error: 'empty' }],
    ['12a', { error: 'not_numeric' }],
    ['-5', { error: 'not_numeric' }],
    ['.', { error: 'not_numeric' }],
    ['0.005', { error: 'too_precise' }],
    ['99999999999999999999', { error: 'too_large' }],
    ['12,5', { amount: 1250 }],
    [' 12.50 ', { amount: 1250 }],
  ])('typed %j in EUR', (text, answer) => {
    expect(parseAmount(text, 'EUR')).toEqual(answer);
  });
});
