import { tablesOf, type Connection } from '@cosmodrome/database';
import type { ChanceTables, LaunchRow } from './tables.ts';

const tables = (connection: Connection) => tablesOf<ChanceTables>(connection);

export const launchOf = (connection: Connection, playerId: number, day: string): Promise<LaunchRow | undefined> =>
  tables(connection)
    .selectFrom('chance_launches')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .executeTakeFirst();

/** A player's launches, the newest first. */
export const launchesOf = (connection: Connection, playerId: number, most: number): Promise<LaunchRow[]> =>
  tables(connection)
    .selectFrom('chance_launches')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
