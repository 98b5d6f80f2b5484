import { fixedCategories } from '../games/categories.ts';
import type { GameFacts } from '../games/facts.ts';

/** Hundredths of a per cent that make a whole. */
const WHOLE = 10_000n;

/** What comes back of a week's loss: data of `content/cashback/terms.json`. */
export interface CashbackTerms {
  /** Hundredths of a per cent of the net loss: 1000 is 10 %. */
  readonly shareBp: number;
  /** Minor units: less than this is not paid. */
  readonly least: number;
}

/**
 * What a week gives back, in minor units of the loss: the share of it, rounded down.
 *
 * @param loss real stakes less real payouts, in minor units; zero or less after a week that was won
 */
export function cashbackOf(loss: bigint, { shareBp, least }: CashbackTerms): bigint {
  const share = loss > 0n ? (loss * BigInt(shareBp)) / WHOLE : 0n;
  return share < BigInt(least) ? 0n : share;
}

/** Whether losses in a game count: those of the live category. */
export const countsForCashback = (game: GameFacts): boolean => fixedCategories(game).includes('live');
