import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { drawByWeight, tableHash, type DrawTable } from '@cosmodrome/fairness';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { assertKey } from '../ledger/index.ts';
import { seedInUse } from './seeds.ts';
import type { DrawTables } from './tables.ts';

interface DrawRequest {
  readonly playerId: number;
  /** What is drawn for, once to each player: `<system>:<what>`. */
  readonly key: string;
  /** As it was when what is drawn for was given to the player: not as a file of the content says now. */
  readonly table: DrawTable;
  readonly at: Date;
}

/**
 * Draws an entry of a table for a player, in the caller's transaction. Once for a key: a repetition gets the first
 * answer. Takes the player's lock.
 *
 * @throws when the key was used with another table, or when no seed was committed (`commitSeed`) before
 */
export async function drawOne(
  connection: Connection,
  { playerId, key, table, at }: DrawRequest,
): Promise<{ picked: number }> {
  assertKey('key', key);
  const hash = tableHash(table);
  return inTransaction<DrawTables, { picked: number }>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const tables = tablesOf<DrawTables>(trx);
    const prior = await tables
      .selectFrom('draws_made')
      .select(['picked', 'table_hash'])
      .where('player_id', '=', playerId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (prior) {
      if (prior.table_hash !== hash) throw new Error(`${key} was drawn from another table`);
      return { picked: prior.picked };
    }
    const seed = await seedInUse(trx, playerId);
    if (!seed) throw new Error(`nothing was committed to before the draw of ${key}`);
    const nonce = seed.next_nonce;
    const source = { serverSeed: seed.server_seed, clientSeed: seed.client_seed, nonce };
    const picked = drawByWeight(source, table.weights);
    await tables
      .updateTable('draws_seeds')
      .set({ next_nonce: nonce + 1 })
      .where('player_id', '=', playerId)
      .where('id', '=', seed.id)
      .execute();
    await tables
      .insertInto('draws_made')
      .values({
        player_id: playerId,
        key,
        seed_id: seed.id,
        nonce,
        table_name: table.name,
        table_hash: hash,
        weights: JSON.stringify(table.weights),
        picked,
        at,
      })
      .execute();
    return { picked };
  });
}
