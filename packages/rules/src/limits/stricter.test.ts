import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestStake } from './highest-stake.ts';
import { stricterLimits } from './stricter.ts';
import { LIMIT_PERIODS, REVIEW_PERIODS, type LimitsPolicy } from './types.ts';

const periods = fc.subarray([...LIMIT_PERIODS], { minLength: 1 });
const minutes = fc.record({ min: fc.integer({ min: 5, max: 60 }), max: fc.integer({ min: 60, max: 1_440 }) });
const often = fc.integer({ min: 1, max: 24 });
const policies: fc.Arbitrary<LimitsPolicy> = fc.record({
  raiseHours: fc.integer({ min: 24, max: 500 }),
  removeHours: fc.integer({ min: 24, max: 500 }),
  raiseAfterPeriod: fc.boolean(),
  confirmation: fc.constantFrom('any_time' as const, 'after_wait' as const),
  confirmDays: fc.integer({ min: 1, max: 30 }),
  moneyPeriods: fc.subarray(['day' as const, 'week' as const, 'month' as const], { minLength: 1 }),
  coolingOffPeriods: periods,
  selfExclusionPeriods: periods,
  exclusionRemoval: fc.option(
    fc.record({
      definiteHours: fc.integer({ min: 24, max: 500 }),
      indefiniteHours: fc.integer({ min: 168, max: 2_000 }),
    }),
  ),
  sessionRestMinutes: fc.integer({ min: 0, max: 1_440 }),
  sessionMinutes: minutes,
  realityCheckMinutes: minutes,
  highestStake: fc.constantFrom(
    [],
    [{ fromAge: 18, cents: 300 }],
    [
      { fromAge: 18, cents: 200 },
      { fromAge: 25, cents: 500 },
    ],
  ),
  timeZone: fc.constantFrom('Europe/Berlin', 'Europe/Tallinn'),
  reviewPeriod: fc.constantFrom(...REVIEW_PERIODS),
  suppressionDays: fc.integer({ min: 7, max: 365 }),
  markers: fc.record({
    deposits: often,
    failedDeposits: often,
    looserLimits: often,
    recalledWithdrawals: often,
    hoursPlayed: often,
  }),
  exclusionRegister: fc.constantFrom('hampi' as const, null),
  sessionCountdown: fc.boolean(),
});

test('no rule of either policy is loosened by the other', () => {
  fc.assert(
    fc.property(policies, policies, (one, other) => {
      const held = stricterLimits(one, other);
      for (const each of [one, other]) {
        expect(held.raiseHours).toBeGreaterThanOrEqual(each.raiseHours);
        expect(held.removeHours).toBeGreaterThanOrEqual(each.removeHours);
        expect(held.raiseAfterPeriod || !each.raiseAfterPeriod).toBe(true);
        expect(held.confirmation === 'after_wait' || each.confirmation === 'any_time').toBe(true);
        expect(held.confirmDays).toBeLessThanOrEqual(each.confirmDays);
        expect(held.moneyPeriods).toEqual(expect.arrayContaining([...each.moneyPeriods]));
        expect(held.coolingOffPeriods).toEqual(expect.arrayContaining([...each.coolingOffPeriods]));
        expect(held.selfExclusionPeriods).toEqual(expect.arrayContaining([...each.selfExclusionPeriods]));
        expect(held.sessionRestMinutes).toBeGreaterThanOrEqual(each.sessionRestMinutes);
        expect(held.sessionMinutes.max).toBeLessThanOrEqual(each.sessionMinutes.max);
        expect(held.realityCheckMinutes.max).toBeLessThanOrEqual(each.realityCheckMinutes.max);
        for (const age of [null, 18, 24, 25]) {
          const most = highestStake(each.highestStake, age, 'EUR') ?? Infinity;
          expect(highestStake(held.highestStake, age, 'EUR') ?? Infinity).toBeLessThanOrEqual(most);
        }
        expect(REVIEW_PERIODS.indexOf(held.reviewPeriod)).toBeLessThanOrEqual(
          REVIEW_PERIODS.indexOf(each.reviewPeriod),
        );
        expect(held.suppressionDays).toBeGreaterThanOrEqual(each.suppressionDays);
        expect(held.markers.deposits).toBeLessThanOrEqual(each.markers.deposits);
        expect(held.markers.hoursPlayed).toBeLessThanOrEqual(each.markers.hoursPlayed);
        expect(held.exclusionRegister !== null || each.exclusionRegister === null).toBe(true);
        expect(held.sessionCountdown || !each.sessionCountdown).toBe(true);
      }
    }),
  );
});

test('a policy that meets itself stays as it is', () => {
  fc.assert(
    fc.property(policies, (one) => {
      expect(stricterLimits(one, one)).toEqual(one);
    }),
  );
});
