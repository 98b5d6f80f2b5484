import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql, type Selectable } from 'kysely';
import { forgetCounted, type CountTable } from '../ledger/index.ts';
import type { LobbyTables } from './tables.ts';

export type WinRow = Selectable<LobbyTables['lobby_wins']>;

/** What rounds have won above their stake. One that is no win any more counts nothing and is hidden. */
export const WINS: CountTable = { name: 'lobby_wins', grain: null, worth: 'win' };

export const latestWins = (connection: Connection, limit: number): Promise<WinRow[]> =>
  acrossShards<LobbyTables>(connection, 'the winners of the whole casino')
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .orderBy('at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();

export const topWins = (connection: Connection, since: Date, limit: number): Promise<WinRow[]> =>
  acrossShards<LobbyTables>(connection, 'the winners of the whole casino')
    .selectFrom('lobby_wins')
    .selectAll()
    .where('shown', '=', true)
    .where('at', '>', since)
    .orderBy('worth', 'desc')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

/** Forgets wins that are too old for every list. */
export const forgetWins = (connection: Connection, before: Date): Promise<void> =>
  forgetCounted(connection, WINS, sql<boolean>`r.at < ${before}`);
