import { currencies } from '@cosmodrome/rules/money/currencies';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { expect, test } from 'vitest';
import { chipText } from './chip-text.ts';

test.each([
  [50, 'EUR', 'en', '0.5'],
  [2_500, 'EUR', 'en', '25'],
  [100_000, 'KZT', 'en', '1k'],
  [250_000, 'KZT', 'en', '2.5k'],
  [250_000, 'KZT', 'de', '2,5k'],
  [125_000_000, 'KZT', 'en', '1.25M'],
  [1_000, 'JPY', 'de', '1k'],
  [500, 'BTC', 'en', '5'],
  [100_000_000, 'DOG', 'no', '1'],
])('%i of %s in %s is written %s', (amount, currency, locale, text) => {
  expect(chipText(amount, currency, locale)).toBe(text);
});

test('every chip of every currency has room for its amount', () => {
  for (const { code } of currencies) {
    const chips = [50, 100, 200, 500, 1_000].map((cents) => chipText(nominalStake(cents, code), code, 'de'));
    expect({ code, long: chips.filter((text) => text.length > 4) }).toEqual({ code, long: [] });
  }
});
