import { nominalStake } from '../play/stakes.ts';
import { inRocket, type Rocket } from './rockets.ts';
import { questSizes, type QuestSize } from './sizes.ts';

/** Two significant digits: thresholds are numbers that people remember. */
function roundDown(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.floor(amount / unit) * unit;
}

/**
 * The bets that open each level of a quest, in minor units of a currency, from 0 for the first one. They rise by the curve of
 * the size; the last one is the figure of spec 9 for the middle tier.
 */
export function thresholdsOf(size: QuestSize, rocket: Rocket, currency: string): number[] {
  const { levels, lastEurCents, steepness } = questSizes[size];
  return Array.from({ length: levels }, (_, at) => {
    const isLast = at === levels - 1;
    const euro = isLast ? lastEurCents : roundDown(lastEurCents * (at / (levels - 1)) ** steepness);
    return at === 0 ? 0 : nominalStake(inRocket(euro, rocket), currency);
  });
}

/** The level that bets have reached: the highest whose threshold is at or below them (spec 4). From 1. */
export const levelAt = (thresholds: readonly number[], bets: number): number =>
  Math.max(1, thresholds.findLastIndex((threshold) => threshold <= bets) + 1);

export const LEVEL_STATES = ['completed', 'active', 'locked'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** What a level is to a player who is on another one (spec 4). */
export const levelState = (level: number, current: number): LevelState =>
  level < current ? 'completed' : level === current ? 'active' : 'locked';

/** What a level pays: money in cents of a euro for the middle tier, and free spins. */
export interface LevelPrize {
  readonly money_cents: number;
  readonly freespins: number;
}

/** What a level pays in a tier and a currency: minor units of it, and free spins. */
export const prizeIn = (
  { money_cents: cents, freespins }: LevelPrize,
  rocket: Rocket,
  currency: string,
): LevelPrize => ({
  money_cents: cents === 0 ? 0 : nominalStake(inRocket(cents, rocket), currency),
  freespins: inRocket(freespins, rocket),
});

/** What all levels together pay. */
export const prizesTogether = (prizes: readonly LevelPrize[]): LevelPrize =>
  prizes.reduce(
    (sum, { money_cents: cents, freespins }) => ({
      money_cents: sum.money_cents + cents,
      freespins: sum.freespins + freespins,
    }),
    { money_cents: 0, freespins: 0 },
  );

/**
 * What bets cost on average, in the same minor units, rounded up: the part of them that games keep.
 *
 * @param payout what the games pay back at least, in per cent as their pages say it
 */
export const averageCost = (bets: number, payout: number): number => Math.ceil((bets * (100 - payout)) / 100);
