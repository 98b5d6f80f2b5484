import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';

/** When the oldest message was written that still waits for its subscribers; null when none does. One look per shard. */
export async function oldestWaiting(connection: Connection): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(o.created_at) as oldest from outbox_shards s
    cross join lateral (select created_at from outbox where shard = s.shard order by id limit 1) o
  `.execute(tablesOf<Record<string, never>>(connection));
  return rows[0]?.oldest ?? null;
}
