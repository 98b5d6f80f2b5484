import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountProblem, roundNicely } from './amount-rule.ts';
import { currencies, displayUnit } from '../money/currencies.ts';
import { methodLimits, methodRule } from './methods.ts';
import { convert } from '../money/rates.ts';

const voucher = methodRule('voucher');
const voucherLimits = (currency: string) => {
  const limits = voucher && methodLimits(voucher, 'deposit', currency);
  if (typeof limits?.step !== 'number') throw new Error(`no voucher in ${currency}`);
  return { ...limits, step: limits.step };
};
const money = currencies.filter(({ fiat }) => fiat).map(({ code }) => code);

describe('an amount', () => {
  const limits = { min: 1_000, max: 25_000, step: 500 };
  test.each([
    [999, { key: 'min', limit: 1_000 }],
    [25_001, { key: 'max', limit: 25_000 }],
    [1_250, { key: 'integer' }],
    [1_200, { key: 'step', limit: 500, below: 1_000, above: 1_500 }],
    [1_000, null],
    [1_500, null],
    [25_000, null],
  ])('of %d cents: %o', (amount, problem) => expect(amountProblem(amount, 'EUR', limits)).toEqual(problem));

  test('is held to the balance first, and to no step where there is none', () => {
    expect(amountProblem(1_500, 'EUR', { ...limits, balance: 1_499 })).toEqual({
      key: 'not_enough_money',
      limit: 1_499,
    });
    expect(amountProblem(1_250, 'EUR', { ...limits, step: null })).toBeNull();
  });

  test('is held to what the deposit limits leave, after what the way to pay takes', () => {
    expect(amountProblem(10_000, 'EUR', { ...limits, room: 9_999 })).toEqual({ key: 'deposit_limit', limit: 9_999 });
    expect(amountProblem(10_000, 'EUR', { ...limits, room: 10_000 })).toBeNull();
    expect(amountProblem(30_000, 'EUR', { ...limits, room: 9_999 })).toEqual({ key: 'max', limit: 25_000 });
  });

  test('between steps that are no whole units is told the step, not that it has to be whole', () => {
    expect(amountProblem(120, 'EUR', { min: 50, max: 500, step: 50 })).toMatchObject({ key: 'step', below: 100 });
    expect(amountProblem(2_500, 'JPY', { min: 2_000, max: 50_000, step: 1_000 })).toMatchObject({ key: 'step' });
  });
});

describe('vouchers', () => {
  test.each([
    ['EUR', 1_000, 25_000, 500],
    ['USD', 1_000, 25_000, 500],
    ['BRL', 5_000, 125_000, 2_500],
    ['NOK', 10_000, 250_000, 5_000],
    ['JPY', 2_000, 50_000, 1_000],
  ])('are sold in %s from %d to %d by %d', (currency, min, max, step) => {
    expect(voucherLimits(currency)).toEqual({ min, max, step });
  });

  test.each(money)('have limits of whole units in %s that are multiples of the step', (currency) => {
    const { min, max, step } = voucherLimits(currency);
    const unit = displayUnit(currency).subunits;
    expect([min % step, max % step, step % unit]).toEqual([0, 0, 0]);
    expect(min).toBeLessThan(max);
    // Rounded, but never to another order of worth.
    const euros = convert(min, currency, 'EUR');
    expect(euros).toBeGreaterThan(600);
    expect(euros).toBeLessThan(1_700);
  });

  test('take each multiple within the limits and nothing between, and the amounts told instead are taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...money), fc.double({ min: 0, max: 1, noNaN: true }), (currency, share) => {
        const limits = voucherLimits(currency);
        const amount = Math.round(limits.min + share * (limits.max - limits.min));
        const problem = amountProblem(amount, currency, limits);
        expect(problem === null).toBe(amount % limits.step === 0);
        if (problem?.key !== 'step') return;
        expect([problem.below, problem.above].map((near) => amountProblem(near, currency, limits))).toEqual([
          null,
          null,
        ]);
        expect(problem.below).toBeLessThan(amount);
        expect(problem.above).toBeGreaterThan(amount);
      }),
    );
  });

  test('serve no wallet of coins, and nothing is paid out to them', () => {
    expect(voucher && methodLimits(voucher, 'deposit', 'BTC')).toBeNull();
    expect(voucher && methodLimits(voucher, 'cashout', 'EUR')).toBeNull();
  });
});

test('a rounded amount is never further off than its neighbours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (amount) => {
      const ratio = roundNicely(amount) / amount;
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.7);
    }),
  );
});
