import { LIMIT_PERIODS, type LimitPeriod, type LimitsPolicy, type RenewingPeriod } from './types.ts';

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
  sessionMinutes: tighter(one.sessionMinutes, other.sessionMinutes),
  realityCheckMinutes: tighter(one.realityCheckMinutes, other.realityCheckMinutes),
  timeZone: one.timeZone,
});
