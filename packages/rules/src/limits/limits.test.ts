import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { endOf, windowOf, zoneOf } from './calendar.ts';
import {
  confirmationWindow,
  directionOf,
  directionOfMinutes,
  endsLater,
  exclusionRemovableFrom,
  isAlmostReached,
  isReached,
  looserFrom,
  mergeAmounts,
  toldUse,
} from './changes.ts';
import { LIMIT_PERIODS, type LimitsPolicy } from './types.ts';

const policy: LimitsPolicy = {
  raiseHours: 24,
  removeHours: 168,
  raiseAfterPeriod: false,
  confirmation: 'any_time',
  confirmDays: 7,
  moneyPeriods: ['day', 'week', 'month'],
  coolingOffPeriods: ['day'],
  exclusionRemoval: null,
  selfExclusionPeriods: ['month_6', 'forever'],
  sessionMinutes: { min: 15, max: 1_440 },
  sessionRestMinutes: 15,
  realityCheckMinutes: { min: 15, max: 60 },
  timeZone: 'UTC',
  reviewPeriod: 'month_6',
  suppressionDays: 30,
  markers: { deposits: 8, failedDeposits: 4, looserLimits: 3, recalledWithdrawals: 3, hoursPlayed: 12 },
  exclusionRegister: null,
  highestStake: [],
  sessionCountdown: false,
};
const at = (text: string): Date => new Date(text);
const iso = (date: Date | null): string | undefined => date?.toISOString();
const zones = ['Europe/Berlin', 'Europe/Tallinn', 'America/Toronto', 'Australia/Sydney', 'Pacific/Auckland', 'UTC'];
const instants = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2032-12-31T00:00:00Z'), noInvalidDate: true });

describe('days, weeks and months', () => {
  test.each([
    ['day', '2026-11-21T12:00:00Z', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['week', '2026-11-21T12:00:00Z', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['month', '2026-11-21T12:00:00Z', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    // Summer time begins on 29 March and ends on 25 October 2026.
    ['day', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['day', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['month', '2026-03-15T12:00:00Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['month', '2028-02-29T22:59:59Z', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ['month', '2028-02-29T23:00:00Z', '2028-02-29T23:00:00.000Z', '2028-03-31T22:00:00.000Z'],
  ] as const)('the %s of a player in Berlin at %s', (period, now, start, end) => {
    const window = windowOf(period, at(now), 'Europe/Berlin');
    expect([iso(window.start), iso(window.end)]).toEqual([start, end]);
  });

  test('hold the instant they are asked for, and follow one another without a gap', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), fc.constantFrom('day', 'week', 'month'), (now, zone, period) => {
        const { start, end } = windowOf(period, now, zone);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(windowOf(period, end, zone).start).toEqual(end);
        expect(windowOf(period, new Date(end.getTime() - 1), zone)).toEqual({ start, end });
      }),
    );
  });

  test('belong to the country, or to the licence', () => {
    expect(zoneOf('NZ', 'UTC')).toBe('Pacific/Auckland');
    expect(zoneOf('PL', 'Europe/Tallinn')).toBe('Europe/Tallinn');
    expect(zoneOf(null, 'UTC')).toBe('UTC');
  });
});

describe('the end of a break', () => {
  test.each([
    ['day', '2026-11-21T12:00:00.250Z', '2026-11-22T12:00:00.250Z'],
    // The day that summer time begins has 23 hours: a break has 24.
    ['day', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00.000Z'],
    ['day', '2026-10-24T12:00:00Z', '2026-10-25T13:00:00.000Z'],
    ['day_3', '2028-02-27T12:00:00Z', '2028-03-01T12:00:00.000Z'],
    ['month', '2028-01-31T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['month', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['month_6', '2026-08-31T12:00:00Z', '2027-02-28T13:00:00.000Z'],
    ['month_12', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
    ['forever', '2026-11-21T12:00:00Z', undefined],
  ] as const)('of a %s from %s', (period, start, end) => {
    expect(iso(endOf(period, at(start), 'Europe/Berlin'))).toBe(end);
  });

  test('is never before as many days of 24 hours, and longer for a longer period', () => {
    const periods = fc.constantFrom(...LIMIT_PERIODS.filter((period) => period !== 'forever'));
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), periods, (start, zone, period) => {
        const end = endOf(period, start, zone);
        expect(end && end.getTime() - start.getTime()).toBeGreaterThanOrEqual(24 * HOUR_MS);
        const next = LIMIT_PERIODS[LIMIT_PERIODS.indexOf(period) + 1] ?? 'forever';
        expect(endsLater(end, endOf(next, start, zone))).toBe(true);
      }),
    );
  });

  test('moves only later', () => {
    expect(endsLater(at('2026-01-02T00:00:00Z'), at('2026-01-02T00:00:00Z'))).toBe(false);
    expect(endsLater(at('2026-01-02T00:00:00Z'), null)).toBe(true);
    expect(endsLater(null, at('2999-01-01T00:00:00Z'))).toBe(false);
    expect(endsLater(null, null)).toBe(false);
  });
});

describe('a change', () => {
  const eur = (amount_cents: number) => ({ currency: 'EUR', amount_cents });
  test('is the first one, stricter, looser or both', () => {
    expect(directionOf(null, [eur(1)])).toBe('first');
    expect(directionOf([eur(100)], [eur(100)])).toBe('same');
    expect(directionOf([eur(100)], [eur(99)])).toBe('stricter');
    expect(directionOf([eur(100)], [eur(101)])).toBe('looser');
    expect(directionOf([eur(100)], [{ currency: 'USD', amount_cents: 1 }])).toBe('looser');
    expect(
      directionOf([eur(100), { currency: 'USD', amount_cents: 5 }], [eur(90), { currency: 'USD', amount_cents: 6 }]),
    ).toBe('mixed');
    expect([null, 60, 30, 90].map((minutes) => directionOfMinutes(minutes, 60))).toEqual([
      'first',
      'same',
      'looser',
      'stricter',
    ]);
  });

  test('acts at once only in its stricter parts, whatever is asked', () => {
    const amounts = fc.uniqueArray(
      fc.record({ currency: fc.constantFrom('EUR', 'USD', 'BTC'), amount_cents: fc.nat(1_000) }),
      { selector: ({ currency }) => currency, minLength: 1 },
    );
    fc.assert(
      fc.property(amounts, amounts, (inForce, asked) => {
        const { atOnce, later } = mergeAmounts(inForce, asked);
        expect(['same', 'stricter']).toContain(directionOf(inForce, atOnce));
        for (const wish of asked) expect(later).toContainEqual(wish);
        for (const kept of inForce) expect(later.some(({ currency }) => currency === kept.currency)).toBe(true);
      }),
    );
  });

  test('that is looser waits a day at least, whatever the policy says', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(iso(looserFrom(policy, 'raise', now, null))).toBe('2026-11-22T12:00:00.000Z');
    expect(iso(looserFrom(policy, 'remove', now, null))).toBe('2026-11-28T12:00:00.000Z');
    expect(iso(looserFrom({ ...policy, raiseHours: 0 }, 'raise', now, null))).toBe('2026-11-22T12:00:00.000Z');
    const month = windowOf('month', now, 'Europe/Berlin');
    expect(looserFrom(policy, 'raise', now, month)).toEqual(at('2026-11-22T12:00:00Z'));
    expect(looserFrom({ ...policy, raiseAfterPeriod: true }, 'raise', now, month)).toEqual(month.end);
  });

  test('is confirmed at any time, or only after the wait', () => {
    const now = at('2026-11-21T12:00:00Z');
    const from = at('2026-11-22T12:00:00Z');
    const closes = at('2026-11-29T12:00:00Z');
    expect(confirmationWindow(policy, now, from)).toEqual({ opens: now, closes });
    expect(confirmationWindow({ ...policy, confirmation: 'after_wait' }, now, from)).toEqual({ opens: from, closes });
  });
});

test('a limit is reached when nothing is left after the absolute value of what is used', () => {
  const reached = [isReached(100, 99), isReached(100, 100), isReached(100, 101), isReached(100, -500), isReached(0, 0)];
  expect(reached).toEqual([false, true, true, true, true]);
});

test('of a player who is ahead it is told that nothing is used, so that no limit is reached', () => {
  expect([toldUse(-500), toldUse(0), toldUse(30)]).toEqual([0, 0, 30]);
  expect(isReached(100, toldUse(-500))).toBe(false);
});

describe('the end of a self-exclusion before its time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const end = new Date('2027-11-21T12:00:00Z');
  const removal = { definiteHours: 24, indefiniteHours: 168 };

  test('waits a day where it has an end, and a week where it has none', () => {
    const set = { ...policy, exclusionRemoval: removal };
    expect(exclusionRemovableFrom(set, end, now)).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(exclusionRemovableFrom(set, null, now)).toEqual(new Date('2026-11-28T12:00:00Z'));
  });

  test('never waits less, whatever a policy says, and is nobody’s where the policy has none', () => {
    const hasty = { ...policy, exclusionRemoval: { definiteHours: 0, indefiniteHours: 0 } };
    expect(exclusionRemovableFrom(hasty, end, now)).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(exclusionRemovableFrom(hasty, null, now)).toEqual(new Date('2026-11-28T12:00:00Z'));
    expect(exclusionRemovableFrom({ ...policy, exclusionRemoval: null }, end, now)).toBeNull();
  });
});

test('is almost reached from four fifths on, until nothing is left', () => {
  const almost = (amount: number) => [79, 80, 99, 100, 101].map((used) => isAlmostReached(amount, used));
  expect(almost(100)).toEqual([false, true, true, false, false]);
  expect(isAlmostReached(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1)).toBe(true);
  expect(isAlmostReached(0, 0)).toBe(false);
});
