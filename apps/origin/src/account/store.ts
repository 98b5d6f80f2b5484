import type { Selectable } from 'kysely';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { statusIds } from '@cosmodrome/rules/account/statuses';
import type { AccountTables, PlayersTable } from './tables.ts';

export type PlayerRow = Selectable<PlayersTable>;

export async function findPlayer(connection: Connection, playerId: number): Promise<PlayerRow | undefined> {
  const db = tablesOf<AccountTables>(connection);
  return db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();
}

/** By the one spelling of an address, see `normalizeEmail`. */
export async function findPlayerByEmail(connection: Connection, email: string): Promise<PlayerRow | undefined> {
  const db = tablesOf<AccountTables>(connection);
  return db.selectFrom('players').selectAll().where('email', '=', email).executeTakeFirst();
}

const place = new Map(statusIds.map((id, index) => [id, index]));

/** Ids of the player's levels, tiers and groups, in the order of the rules. */
export async function groupsOf(connection: Connection, playerId: number): Promise<string[]> {
  const rows = await tablesOf<AccountTables>(connection)
    .selectFrom('player_groups')
    .select('group_id')
    .where('player_id', '=', playerId)
    .execute();
  return rows.map((row) => row.group_id).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

/** When the terms were last changed; null while they are those of the beginning. */
export async function termsChangedAt(connection: Connection): Promise<Date | null> {
  const newest = await tablesOf<AccountTables>(connection)
    .selectFrom('terms_versions')
    .select('published_at')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.published_at ?? null;
}
