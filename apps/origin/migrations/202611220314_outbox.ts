import { sql, type Kysely } from 'kysely';

/**
 * The queue of committed facts. A row is written in the transaction of the fact it tells, and moved by the relay once
 * its subscribers have it: private messages into `outbox_sent` for clients that missed them, the others away.
 *
 * A shard is the unit that one relay works on at a time, which keeps each player's messages in order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The one row a transaction about a player locks first: it carries the number of the player's last private message.
  await sql`create table outbox_players (
    player_id integer primary key,
    seq bigint not null default 0
  ) with (fillfactor = 50)`.execute(db);

  await sql`create table outbox (
    shard smallint not null,
    id bigint not null generated always as identity,
    player_id integer,
    seq bigint,
    topic text not null,
    payload json not null,
    created_at timestamptz not null,
    primary key (shard, id)
  )`.execute(db);

  await sql`create table outbox_shards (
    shard smallint primary key,
    owner text,
    leased_until timestamptz
  )`.execute(db);
  await sql`insert into outbox_shards (shard) select generate_series(0, 15)`.execute(db);

  await sql`create table outbox_sent (
    player_id integer not null,
    seq bigint not null,
    topic text not null,
    payload json not null,
    created_at timestamptz not null,
    primary key (player_id, seq)
  )`.execute(db);
  await sql`create index outbox_sent_age on outbox_sent using brin (created_at)`.execute(db);
}
