import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { drawByWeight, keepsCommitment, tableHash } from '@cosmodrome/fairness';
import { dropTable, dropWeights } from '@cosmodrome/rules/drops/table';

export interface Verdict {
  /** Whether the seed is the one whose hash was published before. */
  readonly seed: boolean;
  /** Whether the table is that of the published chances. */
  readonly table: boolean;
  /** How many of the published wins follow from them, and of how many. */
  readonly right: number;
  readonly wins: number;
}

/** Redoes the draws of a drop that is over, from what was published. */
export function checkDrop({ draw, prizes, wins, frontend_identifier: identifier }: PrizeDrop): Verdict {
  const weights = dropWeights(prizes);
  const right = wins.filter(({ round_id: round, prize }) => drawn(draw.seed, round, weights) === prize).length;
  return {
    seed: draw.seed !== null && keepsCommitment(draw.seed, draw.seed_hash),
    table: tableHash({ name: dropTable(identifier), weights }) === draw.table_hash,
    right,
    wins: wins.length,
  };
}

/** The prize that a round has drawn, by its place; null for nothing. */
export function checkRound({ draw, prizes }: PrizeDrop, round: string): number | null {
  const entry = drawn(draw.seed, round, dropWeights(prizes));
  return entry === null || entry >= prizes.length ? null : entry;
}

const drawn = (seed: string | null, round: string, weights: readonly number[]): number | null =>
  seed === null ? null : drawByWeight({ serverSeed: seed, clientSeed: round, nonce: 0 }, weights);
