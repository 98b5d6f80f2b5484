/** What a simulation adds up, and what follows from it. Wins are in stakes of one round. */
export interface Tally {
  rounds: number;
  /** Sum of net results per initial stake plus one: what one stake returned. */
  sum: number;
  squares: number;
  /** Rounds that paid anything. */
  hits: number;
}

export function emptyTally(): Tally {
  return { rounds: 0, sum: 0, squares: 0, hits: 0 };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      rounds: sum.rounds + one.rounds,
      sum: sum.sum + one.sum,
      squares: sum.squares + one.squares,
      hits: sum.hits + one.hits,
    }),
    emptyTally(),
  );
}

/** Normal quantile of a two-sided 99.9 % interval. */
export const Z_999 = 3.2905;

export interface Estimate {
  mean: number;
  standardDeviation: number;
  /** Half width of the 99.9 % confidence interval of the mean. */
  halfWidth: number;
  hitRate: number;
}

export function estimate({ rounds, sum, squares, hits }: Tally): Estimate {
  const mean = sum / rounds;
  const standardDeviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean));
  return {
    mean,
    standardDeviation,
    halfWidth: (Z_999 * standardDeviation) / Math.sqrt(rounds),
    hitRate: hits / rounds,
  };
}
