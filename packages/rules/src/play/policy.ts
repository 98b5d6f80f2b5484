/** How fast one may play, by licence (player protection R10, R11). Data for both sides. */

export type PolicyProfile = 'CW' | 'EE' | 'strict';

export interface PlayPolicy {
  /** Least time between the starts of two paid rounds, in milliseconds. */
  min_cycle_ms: number;
  autoplay: boolean;
}

interface Profile {
  slotCycle: number;
  tableCycle: number;
}

const profiles: Readonly<Record<PolicyProfile, Profile>> = {
  CW: { slotCycle: 2_500, tableCycle: 5_000 },
  EE: { slotCycle: 2_500, tableCycle: 5_000 },
  strict: { slotCycle: 2_500, tableCycle: 5_000 },
};

const slots = new Set(['lines', 'book', 'ways', 'megaways', 'hold-and-win', 'pay-anywhere', 'cluster']);
/** Shared rounds set their own pace. */
const paced = new Set(['crash']);

/** The policy of a real session of a game family. No profile has autoplay. */
export function playPolicy(profile: PolicyProfile, family: string): PlayPolicy {
  const rules = profiles[profile];
  const cycle = slots.has(family) ? rules.slotCycle : rules.tableCycle;
  return {
    min_cycle_ms: paced.has(family) ? 0 : cycle,
    autoplay: false,
  };
}

const byStrictness = ['CW', 'EE', 'strict'] as const satisfies readonly PolicyProfile[];

/** Which of two profiles holds where both do: each is at least as strict in everything as those before it. */
export const stricterProfile = (one: PolicyProfile, other: PolicyProfile): PolicyProfile =>
  byStrictness.indexOf(one) < byStrictness.indexOf(other) ? other : one;

/** A launch token is good for one exchange within this time. */
export const LAUNCH_TOKEN_SECONDS = 120;
/** A game session ends by itself after this time, however busy it is. */
export const GAME_SESSION_HOURS = 24;
