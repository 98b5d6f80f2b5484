import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Updateable } from 'kysely';
import type { LootboxRow, LootboxTables } from './tables.ts';

const rowsOf = (connection: Connection, playerId: number) =>
  tablesOf<LootboxTables>(connection).selectFrom('lootboxes').selectAll().where('player_id', '=', playerId);

/** A player's boxes, the newest first. */
export const boxesOf = (connection: Connection, playerId: number): Promise<LootboxRow[]> =>
  rowsOf(connection, playerId).orderBy('id', 'desc').execute();

/** The box of a player with an id; undefined when there is none. */
export const findBox = (connection: Connection, playerId: number, id: number): Promise<LootboxRow | undefined> =>
  rowsOf(connection, playerId).where('id', '=', id).executeTakeFirst();

/** Changes a box and answers it as it is then. The caller holds the player's lock. */
export const changeBox = (
  connection: Connection,
  { player_id, id }: Pick<LootboxRow, 'player_id' | 'id'>,
  change: Updateable<LootboxTables['lootboxes']>,
): Promise<LootboxRow> =>
  tablesOf<LootboxTables>(connection)
    .updateTable('lootboxes')
    .set(change)
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
