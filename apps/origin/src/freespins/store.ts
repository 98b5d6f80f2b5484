import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Updateable } from 'kysely';
import type { FreeSpinRow, FreeSpinTables, NoticeRow } from './tables.ts';

const rowsOf = (connection: Connection, playerId: number) =>
  tablesOf<FreeSpinTables>(connection).selectFrom('freespins').selectAll().where('player_id', '=', playerId);

/** A player's free spins, the newest first. */
export const freeSpinsOf = (connection: Connection, playerId: number): Promise<FreeSpinRow[]> =>
  rowsOf(connection, playerId).orderBy('id', 'desc').execute();

/** Those of a player with an id; undefined when there are none. */
export const findFreeSpins = (connection: Connection, playerId: number, id: number): Promise<FreeSpinRow | undefined> =>
  rowsOf(connection, playerId).where('id', '=', id).executeTakeFirst();

/** Changes free spins and answers them as they are then. The caller holds the player's lock. */
export const changeFreeSpins = (
  connection: Connection,
  { player_id, id }: Pick<FreeSpinRow, 'player_id' | 'id'>,
  change: Updateable<FreeSpinTables['freespins']>,
): Promise<FreeSpinRow> =>
  tablesOf<FreeSpinTables>(connection)
    .updateTable('freespins')
    .set(change)
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What studios were told of a player's free spins: of some, or of all. */
export const noticesOf = (connection: Connection, playerId: number, id?: number): Promise<NoticeRow[]> =>
  tablesOf<FreeSpinTables>(connection)
    .selectFrom('freespins_notices')
    .selectAll()
    .where('player_id', '=', playerId)
    .$if(id !== undefined, (query) => query.where('freespins_id', '=', id ?? 0))
    .orderBy('freespins_id')
    .orderBy('studio')
    .execute();
