/** Limits a player sets for themselves (spec 3 and 4; player protection R1 to R5, R9), as both sides name them. */

import type { StakeTier } from './highest-stake.ts';
import type { MarkersPolicy } from './markers.ts';

export const LIMIT_TYPES = [
  'deposit',
  'loss',
  'wager',
  'session',
  'coolingoff',
  'selfexclusion',
  'reality_check',
] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const MONEY_LIMITS = ['deposit', 'loss', 'wager'] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];
export const TIME_LIMITS = ['session', 'reality_check'] as const;
export type TimeLimit = (typeof TIME_LIMITS)[number];
export const EXCLUSIONS = ['coolingoff', 'selfexclusion'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

const one = <T extends string>(list: readonly T[], type: string): type is T => list.some((name) => name === type);
export const isMoneyLimit = (type: string): type is MoneyLimit => one(MONEY_LIMITS, type);
export const isExclusion = (type: string): type is Exclusion => one(EXCLUSIONS, type);

export const LIMIT_PERIODS = [
  'day',
  'day_3',
  'week',
  'month',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'month_36',
  'month_60',
  'forever',
] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
/** How long an answer to the question about limits may hold: half a year at most. */
export const REVIEW_PERIODS = ['month', 'month_3', 'month_6'] as const satisfies readonly LimitPeriod[];
export type ReviewPeriod = (typeof REVIEW_PERIODS)[number];
/** Periods that renew by the calendar. */
export type RenewingPeriod = 'day' | 'week' | 'month';
export const isRenewing = (period: string | null): period is RenewingPeriod =>
  period === 'day' || period === 'week' || period === 'month';

/**
 * - `active`: in force
 * - `unconfirmed`, `confirmed`: a looser limit that waits for the word by e-mail, or for its time
 * - `unconfirmed_disable`, `confirmed_disable`: still in force; its removal waits for the word, or for its time
 */
export const LIMIT_STATUSES = [
  'active',
  'confirmed',
  'confirmed_disable',
  'unconfirmed',
  'unconfirmed_disable',
] as const;
export type LimitStatus = (typeof LIMIT_STATUSES)[number];
/** True when the limit itself holds now; a pending raise does not. */
export const isInForce = (status: LimitStatus): boolean => status !== 'unconfirmed' && status !== 'confirmed';

/** Hours that pass between the request to end a self-exclusion early and the player's confirmation of it. */
export interface ExclusionRemoval {
  /** Of one with an end. */
  readonly definiteHours: number;
  /** Of one without an end. */
  readonly indefiniteHours: number;
}

/** What a licence says of limits: data of `content/policies`, for both sides. */
export interface LimitsPolicy {
  /** Hours before something looser may begin, and before a limit may go. Never less than 24. */
  readonly raiseHours: number;
  readonly removeHours: number;
  /** The raise also waits until the running day, week or month of the limit is over. */
  readonly raiseAfterPeriod: boolean;
  /** When the confirmation by e-mail counts: at any time, or only once the wait is over. */
  readonly confirmation: 'any_time' | 'after_wait';
  /** Days in which the confirmation has to come, counted from when it counts. */
  readonly confirmDays: number;
  readonly moneyPeriods: readonly RenewingPeriod[];
  readonly coolingOffPeriods: readonly LimitPeriod[];
  readonly selfExclusionPeriods: readonly LimitPeriod[];
  /** How a player may end a self-exclusion early (player protection R5); null where nobody may. */
  readonly exclusionRemoval: ExclusionRemoval | null;
  /**
   * Minutes for which nobody signs in again after their own limit has ended a session. A shorter time away is no end of
   * it.
   */
  readonly sessionRestMinutes: number;
  readonly sessionMinutes: { readonly min: number; readonly max: number };
  readonly realityCheckMinutes: { readonly min: number; readonly max: number };
  /** What one round may stake at most, by age; empty where nothing bounds it but the house's own table limits. */
  readonly highestStake: readonly StakeTier[];
  /** Where days begin for players from a country that has no zone of its own here. */
  readonly timeZone: string;
  /** After how long a player is asked anew whether the limits still fit. */
  readonly reviewPeriod: ReviewPeriod;
  /** Days for which a sign of harm holds offers back. */
  readonly suppressionDays: number;
  readonly markers: MarkersPolicy;
  /** The national register that is asked before money is played with; null where there is none. */
  readonly exclusionRegister: 'hampi' | null;
  /** The rest of a session is counted down for everybody, not only for players with a limit of their own. */
  readonly sessionCountdown: boolean;
}
