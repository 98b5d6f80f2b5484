import { randomBytes } from 'node:crypto';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { DrawTables, SeedRow } from './tables.ts';

/** The player's seed in use; undefined before there was one. */
export const seedInUse = (connection: Connection, playerId: number): Promise<SeedRow | undefined> =>
  tablesOf<DrawTables>(connection)
    .selectFrom('draws_seeds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

const beginSeed = (
  trx: Connection,
  { playerId, id, clientSeed, at }: { playerId: number; id: number; clientSeed: string; at: Date },
): Promise<SeedRow> => {
  const { serverSeed, commitment } = newSeedPair();
  return tablesOf<DrawTables>(trx)
    .insertInto('draws_seeds')
    .values({
      player_id: playerId,
      id,
      server_seed: serverSeed,
      commitment,
      client_seed: clientSeed,
      committed_at: at,
      revealed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Sees to it that a seed of the player is committed, and answers it. Whoever gives a player something that is drawn later
 * calls it when giving: the player can read the commitment from then on. In the caller's transaction; takes the player's lock.
 */
export async function commitSeed(
  connection: Connection,
  { playerId, at }: { playerId: number; at: Date },
): Promise<SeedRow> {
  return inTransaction<DrawTables, SeedRow>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const found = await seedInUse(trx, playerId);
    return found ?? beginSeed(trx, { playerId, id: 1, clientSeed: randomBytes(12).toString('hex'), at });
  });
}

/** Reveals the seed in use and begins a new one. What the player does not choose anew stays. */
export async function changeSeed(
  connection: Connection,
  { playerId, clientSeed, at }: { playerId: number; clientSeed: string | undefined; at: Date },
): Promise<void> {
  await inTransaction<DrawTables, void>(connection, async (trx) => {
    const before = await commitSeed(trx, { playerId, at });
    await tablesOf<DrawTables>(trx)
      .updateTable('draws_seeds')
      .set({ revealed_at: at })
      .where('player_id', '=', playerId)
      .where('id', '=', before.id)
      .execute();
    await beginSeed(trx, { playerId, id: before.id + 1, clientSeed: clientSeed ?? before.client_seed, at });
  });
}
