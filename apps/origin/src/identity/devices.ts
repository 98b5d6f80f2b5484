import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { IdentityTables } from './tables.ts';

export interface SharedDevice {
  device: string;
  /** Ids in ascending order, two at least. */
  players: number[];
  last_at: Date;
}

/**
 * Devices on which more than one account was signed in, the latest first. Families share devices, and equal devices look
 * the same: it is a reason to look, and nothing follows from it by itself.
 */
export async function sharedDevices(connection: Connection, limit = 500): Promise<SharedDevice[]> {
  const rows = await acrossShards<IdentityTables>(connection, 'what stands out is seen among everybody')
    .selectFrom('sessions')
    .select(({ fn }) => [
      'device',
      sql<number[]>`array_agg(distinct player_id order by player_id)`.as('players'),
      fn.max('created_at').as('last_at'),
    ])
    .where('device', 'is not', null)
    .groupBy('device')
    .having(sql<number>`count(distinct player_id)`, '>', 1)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ device, players, last_at }) => ({ device: device ?? '', players, last_at }));
}
