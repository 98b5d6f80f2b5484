import type { ExpressionBuilder, Insertable, Selectable, UpdateObject, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { statusIds } from '@cosmodrome/rules/profile/statuses';
import type { ProfileTables, PlayersTable } from './tables.ts';

export type PlayerRow = Selectable<PlayersTable>;

export async function findPlayer(connection: Connection, playerId: number): Promise<PlayerRow | undefined> {
  const db = tablesOf<ProfileTables>(connection);
  return db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();
}

/** By the one spelling of an address, see `normalizeEmail`. */
export async function findPlayerByEmail(connection: Connection, email: string): Promise<PlayerRow | undefined> {
  const db = tablesOf<ProfileTables>(connection);
  return db.selectFrom('players').selectAll().where('email', '=', email).executeTakeFirst();
}

const place = new Map(statusIds.map((id, index) => [id, index]));

/** Ids of the player's levels, tiers and groups, in the order of the rules. */
export async function groupsOf(connection: Connection, playerId: number): Promise<string[]> {
  const rows = await tablesOf<ProfileTables>(connection)
    .selectFrom('player_groups')
    .select('group_id')
    .where('player_id', '=', playerId)
    .execute();
  return rows.map((row) => row.group_id).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

/** When the terms were last changed; null while they are those of the beginning. */
export async function termsChangedAt(connection: Connection): Promise<Date | null> {
  const newest = await tablesOf<ProfileTables>(connection)
    .selectFrom('terms_versions')
    .select('published_at')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.published_at ?? null;
}

/** Holds the player's row to the end of the transaction: of two changes that look first, one waits for the other. */
export async function holdPlayer(trx: Connection, playerId: number): Promise<PlayerRow | undefined> {
  const row = tablesOf<ProfileTables>(trx).selectFrom('players').selectAll().where('id', '=', playerId);
  return row.forUpdate().executeTakeFirst();
}

type Changing = UpdateQueryBuilder<ProfileTables, 'players', 'players', UpdateResult>;
type Change = UpdateObject<ProfileTables, 'players'>;

/**
 * Changes a player's row, the only way for other systems; `only` says what the row has to be like still, so that of
 * two who looked at once one changes it.
 * @returns whether it was changed
 */
export async function changePlayer(
  connection: Connection,
  playerId: number,
  change: Change | ((row: ExpressionBuilder<ProfileTables, 'players'>) => Change),
  only: (row: Changing) => Changing = (row) => row,
): Promise<boolean> {
  const players = tablesOf<ProfileTables>(connection).updateTable('players');
  const row = (typeof change === 'function' ? players.set(change) : players.set(change)).where('id', '=', playerId);
  return (await only(row).executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

/** A new player's row. @returns its id; null when another account has the address */
export async function addPlayer(trx: Connection, player: Insertable<PlayersTable>): Promise<number | null> {
  const row = tablesOf<ProfileTables>(trx).insertInto('players').values(player);
  const unlessTaken = row.onConflict((conflict) => conflict.column('email').doNothing());
  return (await unlessTaken.returning('id').executeTakeFirst())?.id ?? null;
}

/** The groups a new player begins in. Nobody listens yet, so nobody is told. */
export async function beginInGroups(trx: Connection, playerId: number, ids: Iterable<string>, at: Date): Promise<void> {
  const rows = [...new Set(ids)].map((group_id) => ({ player_id: playerId, group_id, added_at: at }));
  await tablesOf<ProfileTables>(trx).insertInto('player_groups').values(rows).execute();
}
