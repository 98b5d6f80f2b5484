import { randomBytes } from 'node:crypto';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { DrawTables, NextSeedRow, SeedRow } from './tables.ts';

/** The player's seed in use; undefined before there was one. */
export const seedInUse = (connection: Connection, playerId: number): Promise<SeedRow | undefined> =>
  tablesOf<DrawTables>(connection)
    .selectFrom('draws_seeds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

/** The one that comes after it; undefined before there was one. */
export const nextSeed = (connection: Connection, playerId: number): Promise<NextSeedRow | undefined> =>
  tablesOf<DrawTables>(connection)
    .selectFrom('draws_next_seeds')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();

const commitNext = async (trx: Connection, playerId: number, at: Date): Promise<void> => {
  const { serverSeed, commitment } = newSeedPair();
  await tablesOf<DrawTables>(trx)
    .insertInto('draws_next_seeds')
    .values({ player_id: playerId, server_seed: serverSeed, commitment, committed_at: at })
    .execute();
};

/** Puts the seed that was committed to into use, and commits to another. */
async function beginNext(
  trx: Connection,
  { playerId, id, clientSeed, at }: { playerId: number; id: number; clientSeed: string; at: Date },
): Promise<SeedRow> {
  const next = await nextSeed(trx, playerId);
  if (!next) throw new Error('the player has no next seed');
  const begun = await tablesOf<DrawTables>(trx)
    .insertInto('draws_seeds')
    .values({ ...next, id, client_seed: clientSeed, revealed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tablesOf<DrawTables>(trx).deleteFrom('draws_next_seeds').where('player_id', '=', playerId).execute();
  await commitNext(trx, playerId, at);
  return begun;
}

/**
 * Sees to it that a seed of the player is committed and that the one after it is, too, and answers the first. Whoever gives
 * a player something that is drawn later calls it when giving: the player can read the commitment from then on. In the
 * caller's transaction; takes the player's lock.
 */
export async function commitSeed(
  connection: Connection,
  { playerId, at }: { playerId: number; at: Date },
): Promise<SeedRow> {
  return inTransaction<DrawTables, SeedRow>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if (!(await nextSeed(trx, playerId))) await commitNext(trx, playerId, at);
    const found = await seedInUse(trx, playerId);
    return found ?? beginNext(trx, { playerId, id: 1, clientSeed: randomBytes(12).toString('hex'), at });
  });
}

/**
 * Reveals the seed in use and begins the next one, which was committed to before the player's own part for it is known here:
 * neither side can choose its part by the other's. What the player does not choose anew stays.
 */
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
    await beginNext(trx, { playerId, id: before.id + 1, clientSeed: clientSeed ?? before.client_seed, at });
  });
}
