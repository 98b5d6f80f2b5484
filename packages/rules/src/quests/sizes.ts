/** The sizes of quests (spec 3 and 9): how many levels each has, and the bets in cents of a euro that open its last one. */
export const QUEST_SIZES = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const;
export type QuestSize = (typeof QUEST_SIZES)[number];

interface SizeRule {
  readonly levels: number;
  readonly lastEurCents: number;
  /** How steeply the thresholds rise: level k of n opens at `((k - 1) / (n - 1)) ^ steepness` of the last threshold. */
  readonly steepness: number;
}

export const questSizes: Readonly<Record<QuestSize, SizeRule>> = {
  xs: { levels: 6, lastEurCents: 1_500_000, steepness: 1.8 },
  s: { levels: 15, lastEurCents: 100_000_000, steepness: 4 },
  m: { levels: 25, lastEurCents: 200_000_000, steepness: 4 },
  'robot-s': { levels: 15, lastEurCents: 80_000_000, steepness: 4 },
  'robot-m': { levels: 25, lastEurCents: 250_000_000, steepness: 4 },
};
