import { expect, test } from 'vitest';
import { depositLeft, type UsedLimit } from './deposit-left.ts';

const limit = (amount: number, used: number, more: Partial<UsedLimit> = {}): UsedLimit => ({
  type: 'deposit',
  status: 'active',
  period: 'week',
  accounts: [{ currency: 'EUR', amount_cents: amount, current_value_amount_cents: used }],
  ...more,
});

test('without a deposit limit in force nothing is said', () => {
  expect(depositLeft([], 'EUR')).toBeNull();
  expect(depositLeft([limit(100, 0, { type: 'loss' }), limit(100, 0, { status: 'unconfirmed' })], 'EUR')).toBeNull();
});

test('the limit that leaves least counts, never less than nothing', () => {
  const day = limit(20_000, 12_000, { period: 'day' });
  expect(depositLeft([limit(80_000, 70_500), day], 'EUR')).toEqual({ cents: 8_000, period: 'day' });
  expect(depositLeft([limit(80_000, 79_000), day], 'EUR')).toEqual({ cents: 1_000, period: 'week' });
  expect(depositLeft([limit(100, 250)], 'EUR')).toEqual({ cents: 0, period: 'week' });
});

test('another currency has what is left converted, unless it has an amount of its own', () => {
  expect(depositLeft([limit(8_600, 0)], 'USD')).toEqual({ cents: 10_000, period: 'week' });
  const [account] = limit(8_600, 0).accounts;
  const own = { currency: 'USD', amount_cents: 5_000, current_value_amount_cents: 1_000 };
  expect(depositLeft([limit(0, 0, { accounts: [...(account ? [account] : []), own] })], 'USD')?.cents).toBe(4_000);
});
