import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { currenciesOf, isOffered, methodLimits, methodRule, methods, type PaymentSet } from './methods.ts';
import { isFinished, isRecallable, nextPaymentState, returnsReservation } from './payment-state.ts';
import type { PaymentEvent, PaymentState } from './payment-state.ts';
import { isPaidAutomatically } from './payout-approval.ts';
import { convert, rateText } from './rates.ts';

const events: PaymentEvent[] = ['submitted', 'confirmed', 'declined', 'canceled', 'approved', 'rejected', 'recalled'];
const walk = (action: 'deposit' | 'cashout', path: PaymentEvent[]): PaymentState[] => {
  const states: PaymentState[] = [action === 'deposit' ? 'pending' : 'reserved'];
  for (const event of path) {
    const next = nextPaymentState(action, states.at(-1) ?? 'pending', event);
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
    expect(nextPaymentState('cashout', 'reserved', 'confirmed')).toBeNull();
  });
});

describe('limits of methods', () => {
  test('crypto limits are the published ones', () => {
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

  test('the automatic sum counts the whole day', () => {
    expect(isPaidAutomatically(200_000, 0, 'EUR')).toBe(true);
    expect(isPaidAutomatically(150_000, 60_000, 'EUR')).toBe(false);
  });
});

describe('the ways to pay of a licence', () => {
  const ids = (set: PaymentSet, action: 'deposit' | 'cashout') =>
    methods.filter((method) => isOffered(method, action, set)).map(({ id }) => id);
  const all = methods.map(({ id }) => id);

  test.each([
    [{ licence: 'CW', country: 'DE' }, all],
    [{ licence: 'CW', country: 'EE' }, ['card']],
    [{ licence: 'EE', country: 'NO' }, ['card', 'e-wallet', 'voucher']],
    [{ licence: 'EE', country: 'EE' }, ['card']],
    [{ licence: 'EE', country: 'NO', groups: ['631'] }, ['card', 'voucher']],
    [{ licence: 'EE', country: 'NO', groups: ['100'] }, ['card', 'e-wallet', 'voucher']],
  ] as const)('%o pays in by %o, and gets its money out by everything', (set, offered) => {
    expect(ids(set, 'deposit')).toEqual(offered);
    expect(ids(set, 'cashout')).toEqual(all);
  });

  test('a wallet of coins is opened only where coins are a way to pay', () => {
    const coins = (set: PaymentSet) => currenciesOf(set).filter(({ fiat }) => !fiat).length;
    expect(coins({ licence: 'CW', country: 'DE' })).toBeGreaterThan(5);
    expect(coins({ licence: 'EE', country: 'NO' })).toBe(0);
    expect(coins({ licence: 'CW', country: 'EE' })).toBe(0);
    expect(currenciesOf({ licence: 'EE', country: 'EE' }).map(({ code }) => code)).toContain('EUR');
  });
});
