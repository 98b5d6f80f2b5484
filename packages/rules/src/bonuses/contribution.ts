import { fixedCategories } from '../games/categories.ts';
import type { GameFacts } from '../games/facts.ts';

/** Hundredths of a per cent that make a whole. */
const WHOLE = 10_000n;

/**
 * How much of a stake counts towards wagering, in hundredths of a per cent: reels in full, instant games and lotteries by
 * half, tables and live games by a tenth, everything else not at all.
 */
export function contributionBp(game: GameFacts): number {
  const categories = new Set(fixedCategories(game));
  if (categories.has('table') || categories.has('live')) return 1_000;
  if (categories.has('pokies')) return 10_000;
  if (categories.has('special') || categories.has('crash-games') || categories.has('lottery-games')) return 5_000;
  return 0;
}

/** What a settled round adds to the progress, in minor units, rounded down. */
export const contributionOf = (stake: bigint, shareBp: number): bigint => (stake * BigInt(shareBp)) / WHOLE;
