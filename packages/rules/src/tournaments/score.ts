/** How rounds make a score (spec 3): what a round is worth, and the standing that the rounds of a player come to. */

export const STRATEGIES = ['bet', 'spin', 'win', 'rate', 'points'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Rates are whole numbers of ten-thousandths: 84.5 times the stake is 845,000. */
export const RATE_UNIT = 10_000n;

/** A step of the table of points: a round that pays at least so many ten-thousandths of its stake brings so many points. */
export interface PointStep {
  readonly from_rate: number;
  readonly points: number;
}

export interface ScoreTerms {
  readonly strategy: Strategy;
  /** From the lowest rate to the highest; only of the strategy `points`. */
  readonly points: readonly PointStep[];
  /** Only so many rounds of a player count, the first ones by their end; null: all of them. */
  readonly limit: number | null;
}

/** A settled round of the player's own money, in minor units of the tournament's currency. */
export interface ScoredRound {
  readonly roundId: string;
  readonly bet: bigint;
  readonly win: bigint;
  readonly settledAt: Date;
}

/** What a round pays for its stake, in ten-thousandths, rounded down. */
export const rateOf = ({ bet, win }: Pick<ScoredRound, 'bet' | 'win'>): bigint =>
  bet > 0n ? (win * RATE_UNIT) / bet : 0n;

/** What one round is worth. */
export function scoreOf({ strategy, points }: Pick<ScoreTerms, 'strategy' | 'points'>, round: ScoredRound): bigint {
  switch (strategy) {
    case 'bet':
      return round.bet;
    case 'spin':
      return 1n;
    case 'win':
      return round.win;
    case 'rate':
      return rateOf(round);
    case 'points': {
      const rate = rateOf(round);
      return BigInt(points.findLast((step) => BigInt(step.from_rate) <= rate)?.points ?? 0);
    }
  }
}

/** Where a player stands. Amounts in minor units of the tournament's currency. */
export interface Standing {
  readonly score: bigint;
  readonly bets: bigint;
  readonly wins: bigint;
  readonly rate: bigint;
  readonly rounds: number;
  /** When the score was reached: who was first is in front of others with the same. Null without a score. */
  readonly reachedAt: Date | null;
}

/** Rounds count in the order in which they ended. */
const byEnd = (one: ScoredRound, other: ScoredRound): number =>
  one.settledAt.getTime() - other.settledAt.getTime() || (one.roundId < other.roundId ? -1 : 1);

/** The standing that rounds come to, whatever their order here. */
export function standingOf(rounds: readonly ScoredRound[], terms: ScoreTerms): Standing {
  const counted = rounds.toSorted(byEnd).slice(0, terms.limit ?? undefined);
  let [score, bets, wins, rate] = [0n, 0n, 0n, 0n];
  let reachedAt: Date | null = null;
  for (const round of counted) {
    const worth = scoreOf(terms, round);
    const after = terms.strategy === 'rate' ? (worth > score ? worth : score) : score + worth;
    if (after > score) reachedAt = round.settledAt;
    score = after;
    bets += round.bet;
    wins += round.win;
    if (rateOf(round) > rate) rate = rateOf(round);
  }
  return { score, bets, wins, rate, rounds: counted.length, reachedAt };
}
