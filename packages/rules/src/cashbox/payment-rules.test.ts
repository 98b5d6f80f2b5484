import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, currencyRule } from '../money/currencies.ts';
import { currenciesOf, isOffered, methodLimits, methodRule, methods, type PaymentSet } from './methods.ts';
import { nextState } from '../machine.ts';
import { isFinished, isRecallable, paymentMachines, returnsReservation } from './payment-state.ts';
import type { PaymentEvent, PaymentState } from './payment-state.ts';
import { isPaidAutomatically } from './payout-approval.ts';
import { convert, rateText } from '../money/rates.ts';

const events: PaymentEvent[] = ['submitted', 'confirmed', 'declined', 'canceled', 'approved', 'rejected', 'recalled'];
const walk = (action: 'deposit' | 'cashout', path: PaymentEvent[]): PaymentState[] => {
  const states: PaymentState[] = [action === 'deposit' ? 'pending' : 'reserved'];
  for (const event of path) {
    const next = nextState(paymentMachines[action], states.at(-1) ?? 'pending', event);
    if (next) states.push(next);
  }
  return states;
};

describe('a payment', () => {
  test('succeeds at most once and never leaves success, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('deposit' as const, 'cashout' as const),
        fc.array(fc.constantFrom(...events)),
        (action, path) => {
          const states = walk(action, path);
          expect(states.filter((state) => state === 'succeeded').length).toBeLessThanOrEqual(1);
          if (states.includes('succeeded')) expect(states.at(-1)).toBe('succeeded');
        },
      ),
    );
  });

  test('a cashout gives its reservation back exactly when it ends without being paid', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (path) => {
        const end = walk('cashout', path).at(-1) ?? 'reserved';
        expect(returnsReservation(end)).toBe(isFinished(end) && end !== 'succeeded');
      }),
    );
  });

  test('a cashout can be taken back while it waits, unless it is locked; a deposit never', () => {
    const states = [
      'pending',
      'processing',
      'reserved',
      'succeeded',
      'canceled',
      'declined',
      'rejected',
      'recalled',
    ] as const;
    const open = (action: 'deposit' | 'cashout', recallable: boolean) =>
      states.filter((state) => isRecallable({ action, state, recallable }));
    expect(open('cashout', true)).toEqual(['reserved']);
    expect([...open('cashout', false), ...open('deposit', true)]).toEqual([]);
  });

  test('a cashout is not paid before it is approved', () => {
    expect(nextState(paymentMachines.cashout, 'reserved', 'confirmed')).toBeNull();
  });
});

describe('limits of methods', () => {
  // Spec 9, in units of the coin: least deposit, least and most of a payout.
  test.each([
    ['bitcoin', 'BTC', 0.0001, 0.0001, 0.4],
    ['litecoin', 'LTC', 0.01, 0.0001, 60],
    ['ethereum', 'ETH', 0.01, 0.0001, 12],
    ['dogecoin', 'DOG', 0.01, 0.01, 1_600_000],
    ['tether', 'USDT', 20, 25, 4_000],
  ])('of %s are the published ones, at once and free', (id, coin, deposit, least, most) => {
    const method = methodRule(id);
    const subunits = currencyRule(coin)?.subunits ?? 0;
    if (!method) throw new Error(id);
    const inUnits = (amount: number | undefined) => (amount ?? 0) / subunits;
    expect(inUnits(methodLimits(method, 'deposit', coin)?.min)).toBe(deposit);
    expect(inUnits(methodLimits(method, 'cashout', coin)?.min)).toBe(least);
    expect(inUnits(methodLimits(method, 'cashout', coin)?.max)).toBe(most);
    expect(method.processing).toEqual({ type: 'instant', value: null });
  });

  test('crypto limits are whole minor units', () => {
    const bitcoin = methodRule('bitcoin');
    const tether = methodRule('tether');
    expect(bitcoin && methodLimits(bitcoin, 'deposit', 'BTC')?.min).toBe(10_000);
    expect(bitcoin && methodLimits(bitcoin, 'cashout', 'BTC')).toEqual({ min: 10_000, max: 40_000_000, step: null });
    expect(tether && methodLimits(tether, 'cashout', 'USDT')).toEqual({
      min: 25_000_000,
      max: 4_000_000_000,
      step: null,
    });
  });

  test('every limit that applies has a smallest amount below its largest, for every wallet', () => {
    for (const method of methods)
      for (const { code } of currencies)
        for (const action of ['deposit', 'cashout'] as const) {
          const limits = methodLimits(method, action, code);
          if (limits) expect(limits.min, `${method.id} ${code}`).toBeLessThan(limits.max);
        }
  });

  test('cards serve no crypto wallet, and coins pay out into their own wallet only', () => {
    const card = methodRule('card');
    const bitcoin = methodRule('bitcoin');
    expect(card && methodLimits(card, 'deposit', 'BTC')).toBeNull();
    expect(bitcoin && methodLimits(bitcoin, 'cashout', 'EUR')).toBeNull();
  });
});

describe('rates', () => {
  test('there and back never makes money', () => {
    const code = fc.constantFrom(...currencies.map((currency) => currency.code));
    fc.assert(
      fc.property(code, code, fc.nat(1e9), (from, to, amount) => {
        expect(convert(convert(amount, from, to), to, from)).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test('a rate reads as decimal text', () => {
    expect(rateText('BTC', 'EUR')).toBe('90510');
    expect(rateText('EUR', 'JPY')).toMatch(/^179\.85/);
  });

  test('the automatic sum counts the whole day, in every currency together', () => {
    const of = (amount: bigint, currency = 'EUR') => ({ amount, currency });
    expect(isPaidAutomatically(of(200_000n), [])).toBe(true);
    expect(isPaidAutomatically(of(150_000n), [of(60_000n)])).toBe(false);
    // 1,000 złoty are 235 euro.
    expect(isPaidAutomatically(of(100_000n, 'PLN'), [of(176_500n)])).toBe(true);
    expect(isPaidAutomatically(of(100_000n, 'PLN'), [of(176_501n)])).toBe(false);
    expect(isPaidAutomatically(of(190_000n), [of(6_000n, 'CAD'), of(11_628n, 'USD')])).toBe(false);
  });

  test('the automatic sum counts every part of a cent upwards', () => {
    expect(isPaidAutomatically({ amount: 200_000n, currency: 'EUR' }, [{ amount: 1n, currency: 'PLN' }])).toBe(false);
  });
});

describe('the ways to pay of a licence', () => {
  const ids = (set: PaymentSet, action: 'deposit' | 'cashout') =>
    methods.filter((method) => isOffered(method, action, set)).map(({ id }) => id);
  const all = methods.map(({ id }) => id);

  test.each([
    [{ licence: 'CW', country: 'DE' }, all],
    [{ licence: 'CW', country: 'EE' }, ['card']],
    [{ licence: 'EE', country: 'NO' }, ['card', 'e-wallet', 'bank-transfer', 'voucher']],
    [{ licence: 'EE', country: 'EE' }, ['card']],
    [{ licence: 'EE', country: 'NO', groups: ['631'] }, ['card', 'bank-transfer', 'voucher']],
    [{ licence: 'EE', country: 'NO', groups: ['100'] }, ['card', 'e-wallet', 'bank-transfer', 'voucher']],
  ] as const)('%o pays in by %o, and gets its money out by everything', (set, offered) => {
    expect(ids(set, 'deposit')).toEqual(offered);
    expect(ids(set, 'cashout')).toEqual(all);
  });

  test('a wallet is opened where this very currency can be paid in and out: coins not everywhere', () => {
    const codes = (set: PaymentSet) => currenciesOf(set).map(({ code }) => code);
    const all = currencies.map(({ code }) => code);
    const fiat = currencies.filter((currency) => currency.fiat).map(({ code }) => code);
    expect(codes({ licence: 'CW', country: 'DE' })).toEqual(all);
    expect(codes({ licence: 'EE', country: 'NO' })).toEqual(fiat);
    expect(codes({ licence: 'CW', country: 'EE' })).toEqual(fiat);
    expect(codes({ licence: 'EE', country: 'EE' })).toEqual(fiat);
    expect(fiat).toHaveLength(12);
    expect(all).toHaveLength(22);
  });
});
