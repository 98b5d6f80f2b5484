import { describe, expect, test } from 'vitest';
import { amountSign, shortMoney, typedAmount } from './amount.ts';

describe('an amount as it is typed', () => {
  test.each([
    ['EUR', 'en', '€', false],
    ['EUR', 'de', '€', true],
    ['JPY', 'en', '¥', false],
    ['BTC', 'en', 'µBTC', true],
    ['USDT', 'de', 'USDT', true],
  ])('%s in %s is written with %s', (currency, locale, sign, after) => {
    expect(amountSign(currency, locale)).toEqual({ sign, after });
  });

  test.each([
    [5_000, 'EUR', 'en', '50.00'],
    [5_000, 'EUR', 'de', '50,00'],
    [1_200, 'JPY', 'en', '1200'],
    [55_240, 'BTC', 'en', '552.40'],
  ])('%d %s in %s is typed %s', (cents, currency, locale, typed) => {
    expect(typedAmount(cents, currency, locale)).toBe(typed);
  });
});

test('short money drops a fraction that is nothing', () => {
  expect([shortMoney(1_000, 'EUR', 'en'), shortMoney(1_250, 'EUR', 'en'), shortMoney(10_000, 'BTC', 'en')]).toEqual([
    '€10',
    '€12.50',
    '100\u00a0µBTC',
  ]);
});
