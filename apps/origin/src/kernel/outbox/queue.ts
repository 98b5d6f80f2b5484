import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { Message } from './message.ts';
import type { OutboxTables } from './tables.ts';

/** How long a relay that died keeps others from its shard. */
const LEASE_SECONDS = 30;
/** Private messages kept of each player, for clients that missed them. */
const KEPT_PER_PLAYER = 200;

/**
 * Takes one shard that has messages and that no living relay works on. A lease and not a lock: subscribers use the
 * database too, and the embedded engine has a single connection, which an open transaction would hold.
 */
export async function claimShard(
  connection: Connection,
  owner: string,
  except: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ shard: number }>`
    update outbox_shards set owner = ${owner}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where shard = (
      select s.shard from outbox_shards s
      where (s.owner is null or s.leased_until < now() or s.owner = ${owner})
        and s.shard <> all(${[...except]}::smallint[])
        and exists (select from outbox o where o.shard = s.shard)
      order by s.leased_until nulls first limit 1 for update skip locked
    ) returning shard`.execute(tablesOf<OutboxTables>(connection));
  return rows[0]?.shard;
}

/** Lets another relay take the shard; keeps the time, so that the shard longest not served comes next. */
export async function releaseShard(connection: Connection, owner: string, shard: number): Promise<void> {
  await sql`update outbox_shards set owner = null, leased_until = now() where shard = ${shard} and owner = ${owner}`.execute(
    tablesOf<OutboxTables>(connection),
  );
}

/** Frees every shard: for the engine that only one process can have open, at its start. */
export async function releaseAllShards(connection: Connection): Promise<void> {
  await sql`update outbox_shards set owner = null where owner is not null`.execute(tablesOf<OutboxTables>(connection));
}

/** The oldest messages of a shard. */
export async function readShard(connection: Connection, shard: number, limit: number): Promise<Message[]> {
  const rows = await tablesOf<OutboxTables>(connection)
    .selectFrom('outbox')
    .select(['id', 'player_id as playerId', 'seq', 'topic', 'payload', 'created_at as at'])
    .where('shard', '=', shard)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

/** Takes delivered messages out of the queue, and keeps the private ones. */
export async function settleDelivered(connection: Connection, shard: number, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with delivered as (
      delete from outbox where shard = ${shard} and id = any(${[...ids]}::bigint[]) returning *
    ), newest as (
      select player_id, max(seq) as seq from delivered where seq is not null group by player_id
    ), kept as (
      insert into outbox_sent (player_id, seq, topic, payload, created_at)
      select d.player_id, d.seq, d.topic, d.payload, d.created_at
      from delivered d join newest n on n.player_id = d.player_id where d.seq > n.seq - ${KEPT_PER_PLAYER}
      on conflict do nothing
    )
    delete from outbox_sent s using newest n where s.player_id = n.player_id and s.seq <= n.seq - ${KEPT_PER_PLAYER}
  `.execute(tablesOf<OutboxTables>(connection));
}

/** Forgets kept messages older than that: a client away for longer reads its snapshots again. */
export async function forgetSentBefore(connection: Connection, time: Date): Promise<void> {
  await tablesOf<OutboxTables>(connection).deleteFrom('outbox_sent').where('created_at', '<', time).execute();
}
