import { lowerStakes } from './highest-stake.ts';
import { LIMIT_PERIODS, REVIEW_PERIODS, type LimitPeriod, type LimitsPolicy, type RenewingPeriod } from './types.ts';

const both = <P extends LimitPeriod>(one: readonly P[], other: readonly P[]): P[] =>
  LIMIT_PERIODS.filter((period): period is P => [...one, ...other].some((each) => each === period));

const tighter = (one: { min: number; max: number }, other: { min: number; max: number }) => ({
  min: Math.min(one.min, other.min),
  max: Math.min(one.max, other.max),
});

/**
 * What holds where two policies meet: of each rule the stricter one. Whoever wants to be held has every period that
 * either of them knows; whoever wants more waits as long as the slower asks. Days begin where the first has them begin.
 */
export const stricterLimits = (one: LimitsPolicy, other: LimitsPolicy): LimitsPolicy => ({
  raiseHours: Math.max(one.raiseHours, other.raiseHours),
  removeHours: Math.max(one.removeHours, other.removeHours),
  raiseAfterPeriod: one.raiseAfterPeriod || other.raiseAfterPeriod,
  confirmation: [one, other].some(({ confirmation }) => confirmation === 'after_wait') ? 'after_wait' : 'any_time',
  confirmDays: Math.min(one.confirmDays, other.confirmDays),
  moneyPeriods: both<RenewingPeriod>(one.moneyPeriods, other.moneyPeriods),
  coolingOffPeriods: both(one.coolingOffPeriods, other.coolingOffPeriods),
  selfExclusionPeriods: both(one.selfExclusionPeriods, other.selfExclusionPeriods),
  exclusionRemoval:
    one.exclusionRemoval && other.exclusionRemoval
      ? {
          definiteHours: Math.max(one.exclusionRemoval.definiteHours, other.exclusionRemoval.definiteHours),
          indefiniteHours: Math.max(one.exclusionRemoval.indefiniteHours, other.exclusionRemoval.indefiniteHours),
        }
      : null,
  sessionRestMinutes: Math.max(one.sessionRestMinutes, other.sessionRestMinutes),
  sessionMinutes: tighter(one.sessionMinutes, other.sessionMinutes),
  realityCheckMinutes: tighter(one.realityCheckMinutes, other.realityCheckMinutes),
  highestStake: lowerStakes(one.highestStake, other.highestStake),
  timeZone: one.timeZone,
  reviewPeriod:
    REVIEW_PERIODS.find((period) => period === one.reviewPeriod || period === other.reviewPeriod) ?? 'month',
  suppressionDays: Math.max(one.suppressionDays, other.suppressionDays),
  markers: {
    deposits: Math.min(one.markers.deposits, other.markers.deposits),
    failedDeposits: Math.min(one.markers.failedDeposits, other.markers.failedDeposits),
    looserLimits: Math.min(one.markers.looserLimits, other.markers.looserLimits),
    recalledWithdrawals: Math.min(one.markers.recalledWithdrawals, other.markers.recalledWithdrawals),
    hoursPlayed: Math.min(one.markers.hoursPlayed, other.markers.hoursPlayed),
  },
  exclusionRegister: one.exclusionRegister ?? other.exclusionRegister,
  sessionCountdown: one.sessionCountdown || other.sessionCountdown,
});
