/** What a prize drop draws from: for each kind of prize how many of a million rounds win it, and last those that win nothing. */

/** Rounds that the chances of a prize drop are counted by. */
export const OF_ROUNDS = 1_000_000;

export interface DropPrize {
  readonly amount_cents: number;
  readonly count: number;
  /** How many of a million rounds win one. */
  readonly per_million: number;
}

/** The weights of a drop. The last entry is nothing. */
export const dropWeights = (prizes: readonly Pick<DropPrize, 'per_million'>[]): number[] => {
  const weights = prizes.map(({ per_million: weight }) => weight);
  return [...weights, OF_ROUNDS - weights.reduce((sum, weight) => sum + weight, 0)];
};

/** The name of the table of a drop, by which its hash knows it. */
export const dropTable = (identifier: string): string => `prize drop ${identifier}`;

/** What a drop pays when every prize is won, in minor units. */
export const dropPool = (prizes: readonly Pick<DropPrize, 'amount_cents' | 'count'>[]): number =>
  prizes.reduce((sum, { amount_cents: cents, count }) => sum + cents * count, 0);
