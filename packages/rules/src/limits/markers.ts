/** Signs in what players do that play may be harming them (player protection R32). The thresholds are a licence's. */

export const HARM_MARKERS = [
  'many_deposits',
  'failed_deposits',
  'looser_limits',
  'recalled_withdrawals',
  'long_play',
] as const;
export type HarmMarker = (typeof HARM_MARKERS)[number];

/** How often something may happen before it is a sign: deposits and play within a day, the others within a week. */
export interface MarkersPolicy {
  readonly deposits: number;
  readonly failedDeposits: number;
  readonly looserLimits: number;
  readonly recalledWithdrawals: number;
  /** Different hours of the last 24 in which something was staked. */
  readonly hoursPlayed: number;
}

export type PlayerActivity = MarkersPolicy;

const measures: Readonly<Record<HarmMarker, keyof MarkersPolicy>> = {
  many_deposits: 'deposits',
  failed_deposits: 'failedDeposits',
  looser_limits: 'looserLimits',
  recalled_withdrawals: 'recalledWithdrawals',
  long_play: 'hoursPlayed',
};

/** The signs that a player shows: what has been done as often as the policy names, or more. */
export const markersOf = (activity: PlayerActivity, policy: MarkersPolicy): HarmMarker[] =>
  HARM_MARKERS.filter((marker) => activity[measures[marker]] >= policy[measures[marker]]);
