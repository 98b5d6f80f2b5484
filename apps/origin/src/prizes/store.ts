import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Insertable, Updateable } from 'kysely';
import type { GrantRow, PrizesTables } from './tables.ts';

const rowsOf = (connection: Connection, playerId: number) =>
  tablesOf<PrizesTables>(connection).selectFrom('prizes_grants').selectAll().where('player_id', '=', playerId);

/** A player's grants, the latest first. */
export const grantsOf = (connection: Connection, playerId: number): Promise<GrantRow[]> =>
  rowsOf(connection, playerId).orderBy('id', 'desc').execute();

/** What a key has given a player; undefined for nothing. */
export const grantOfKey = (connection: Connection, playerId: number, key: string): Promise<GrantRow | undefined> =>
  rowsOf(connection, playerId).where('key', '=', key).executeTakeFirst();

/** One grant of a player; undefined when there is none with that id. */
export const findGrant = (connection: Connection, playerId: number, id: number): Promise<GrantRow | undefined> =>
  rowsOf(connection, playerId).where('id', '=', id).executeTakeFirst();

export const insertGrant = (
  connection: Connection,
  row: Insertable<PrizesTables['prizes_grants']>,
): Promise<GrantRow> =>
  tablesOf<PrizesTables>(connection).insertInto('prizes_grants').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes a grant and answers it as it is then. The caller holds the player's lock. */
export const changeGrant = (
  connection: Connection,
  { player_id, id }: Pick<GrantRow, 'player_id' | 'id'>,
  change: Updateable<PrizesTables['prizes_grants']>,
): Promise<GrantRow> =>
  tablesOf<PrizesTables>(connection)
    .updateTable('prizes_grants')
    .set(change)
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
