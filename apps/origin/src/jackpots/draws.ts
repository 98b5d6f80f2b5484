import { commitment, earlierSeed, newServerSeed, sharedRoundStream } from '@cosmodrome/fairness';
import { drawSalt, hitAmount } from '@cosmodrome/rules/jackpots/draw';

/** Cycles of a level whose seeds are fixed before its first one. */
const CHAIN_LENGTH = 4_096;

/** The seeds of a level's cycles: each is the SHA-256 of the one after it, so that none can be chosen later. */
export interface Chain {
  /** Secret: the seed of its last cycle. */
  readonly chainSeed: string;
  /** The cycle before its first one. */
  readonly chainBefore: number;
}

/** Where a cycle falls, and what it was drawn from. `serverSeed` and `hit` stay secret until it has fallen. */
export interface Draw extends Chain {
  readonly cycle: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly hit: bigint;
}

export interface DrawnFrom {
  readonly jackpot: string;
  readonly level: string;
  readonly cycle: number;
  readonly start: bigint;
  readonly ceiling: bigint;
}

/** The secret seed of a cycle of the chain. */
export const seedOf = ({ chainSeed, chainBefore }: Chain, cycle: number): string =>
  earlierSeed(chainSeed, CHAIN_LENGTH - (cycle - chainBefore));

/** Draws a cycle from its place in the chain; a chain at its end is followed by a new one. */
export function drawCycle(from: DrawnFrom, chain: Chain | null): Draw {
  const { jackpot, level, cycle, start, ceiling } = from;
  const lasts = chain !== null && cycle - chain.chainBefore <= CHAIN_LENGTH;
  const own = lasts ? chain : { chainSeed: newServerSeed(), chainBefore: cycle - 1 };
  const serverSeed = seedOf(own, cycle);
  const random = sharedRoundStream(serverSeed, drawSalt(jackpot, level), cycle);
  return {
    ...own,
    cycle,
    serverSeed,
    serverSeedHash: commitment(serverSeed),
    hit: hitAmount(start, ceiling, (bound) => random.int(bound)),
  };
}
