import type { RoundProof } from '@cosmodrome/contract/http/play';
import type { z } from 'zod';
import { crashProof } from '../crash/chain.ts';
import type { RoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { stepsOf } from './answer.ts';

export type Proof = z.infer<typeof RoundProof>;

/**
 * Everything that recomputes a round; null for an unknown or void one. The server seed stays null until it was rotated
 * out (or, in a shared round, until the rocket is gone).
 */
export async function proofOf(deps: ArcadeDeps, roundId: string): Promise<Proof | null> {
  const round = await deps.db
    .selectFrom('arcade_rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('status', '<>', 'void')
    .executeTakeFirst();
  if (!round) return null;
  const [steps, seeds] = await Promise.all([stepsOf(deps, round), seedsOf(deps, round)]);
  return {
    model: round.model,
    ...seeds,
    nonce: round.nonce,
    actions: steps.map((step) => step.action),
    events: steps.flatMap((step) => step.events),
  };
}

async function seedsOf(
  deps: ArcadeDeps,
  round: RoundRow,
): Promise<Pick<Proof, 'server_seed_hash' | 'server_seed' | 'client_seed'>> {
  if (round.crash_number !== null) return crashProof(deps, round.game, round.crash_number);
  const seed = await deps.db
    .selectFrom('arcade_seeds')
    .selectAll()
    .where('id', '=', round.seed_id)
    .executeTakeFirstOrThrow();
  return {
    server_seed_hash: seed.commitment,
    server_seed: seed.revealed_at === null ? null : seed.server_seed,
    client_seed: seed.client_seed,
  };
}
