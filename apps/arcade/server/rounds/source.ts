import type { ArcadeTrx, RoundRow, SeedRow } from '../database/tables.ts';
import { crashSource } from '../crash/chain.ts';
import type { RoundSource } from './stream.ts';

/** Takes the next nonce of an owner's seed, whose row the caller has locked. */
export async function ownSource(trx: ArcadeTrx, seed: SeedRow): Promise<RoundSource> {
  await trx
    .updateTable('arcade_seeds')
    .set({ next_nonce: seed.next_nonce + 1 })
    .where('id', '=', seed.id)
    .execute();
  return {
    serverSeed: seed.server_seed,
    clientSeed: seed.client_seed,
    nonce: seed.next_nonce,
    seedId: seed.id,
    crashNumber: null,
  };
}

/** The source that a round was started with. */
export async function sourceOf(trx: ArcadeTrx, round: RoundRow): Promise<RoundSource> {
  if (round.crash_number !== null) return crashSource(trx, round.game, round.crash_number);
  const seed = await trx
    .selectFrom('arcade_seeds')
    .selectAll()
    .where('id', '=', round.seed_id)
    .executeTakeFirstOrThrow();
  return {
    serverSeed: seed.server_seed,
    clientSeed: seed.client_seed,
    nonce: round.nonce,
    seedId: seed.id,
    crashNumber: null,
  };
}
