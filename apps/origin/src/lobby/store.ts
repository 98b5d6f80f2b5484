import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Selectable } from 'kysely';
import { forgetCounted, type CountTable } from '../ledger/index.ts';
import type { LobbyTables } from './tables.ts';

export type WinRow = Selectable<LobbyTables['lobby_wins']>;

/** What rounds have won above their stake. One that is no win any more counts nothing and is hidden. */
export const WINS: CountTable = { name: 'lobby_wins', grain: null, worth: 'win' };

/** Some players are listed nowhere, by their own wish. */
const LISTED = sql<boolean>`not exists (
  select from leaderboard_hidden h where h.player_id = lobby_wins.player_id
)`;

/** Whether wins of a player are told to others. */
export async function isListed(connection: Connection, playerId: number): Promise<boolean> {
  const { rows } = await sql`select from leaderboard_hidden where player_id = ${playerId}`.execute(
    tablesOf(connection),
  );
  return rows.length === 0;
}

export const latestWins = (connection: Connection, limit: number): Promise<WinRow[]> =>
  acrossShards<LobbyTables>(connection, 'the winners of the whole casino')
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .where(LISTED)
    .orderBy('at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();

export const topWins = (connection: Connection, since: Date, limit: number): Promise<WinRow[]> =>
  acrossShards<LobbyTables>(connection, 'the winners of the whole casino')
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .where(LISTED)
    .where('at', '>', since)
    .orderBy('worth', 'desc')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

/** Forgets wins that are too old for every list. */
export const forgetWins = (connection: Connection, before: Date): Promise<void> =>
  forgetCounted(connection, WINS, sql<boolean>`r.at < ${before}`);
