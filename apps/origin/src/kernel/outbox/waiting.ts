import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';

/** When the oldest message was written that still waits for its subscribers; null when none does. One look per cell. */
export async function oldestWaiting(connection: Connection): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(o.created_at) as oldest from outbox_cells c
    cross join lateral (select created_at from outbox where cell = c.cell order by id limit 1) o
  `.execute(acrossShards(connection, 'the oldest message of all cells'));
  return rows[0]?.oldest ?? null;
}
