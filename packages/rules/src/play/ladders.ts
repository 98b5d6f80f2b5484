/** The steps that games offer their stakes in: the games of the house, and what free spins are staked at. */
import { nominalStake } from './stakes.ts';

export const LADDER_KINDS = ['slots', 'crash', 'roulette', 'blackjack'] as const;
export type LadderKind = (typeof LADDER_KINDS)[number];

/** The ladder of the euro in cents; other currencies are this times about what a euro is worth in them. */
const EURO: Readonly<Record<LadderKind, readonly number[]>> = {
  slots: [20, 40, 60, 80, 100, 160, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 5000, 10_000],
  crash: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  roulette: [10, 50, 100, 200, 500, 1000, 2500, 10_000, 20_000],
  blackjack: [100, 200, 300, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000],
};

const SLOTS: ReadonlySet<string> = new Set(['lines', 'book', 'ways']);

/** Which ladder the games of a family have: the pokies share one. */
export const ladderKind = (family: string): LadderKind | null =>
  SLOTS.has(family) ? 'slots' : (LADDER_KINDS.find((kind) => kind === family) ?? null);

/** The steps of a kind of game in a currency, in minor units, from the lowest. */
export const ladderIn = (kind: LadderKind, currency: string): readonly number[] =>
  EURO[kind].map((rung) => nominalStake(rung, currency));
