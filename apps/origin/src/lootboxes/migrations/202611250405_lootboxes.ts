import { sql, type Kysely } from 'kysely';

/** Loot boxes of players, each with its items as they were when it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence lootboxes_id as integer`.execute(db);
  await sql`create table lootboxes (
    player_id integer not null,
    id integer not null default nextval('lootboxes_id'),
    key text collate "C" not null,
    strategy text not null,
    group_key text not null,
    box text collate "C" not null,
    titles jsonb not null,
    items jsonb not null,
    table_name text collate "C" not null,
    table_hash text collate "C" not null check (length(table_hash) = 64),
    currency text collate "C" not null,
    stage text not null check (stage in ('issued', 'activated', 'canceled', 'expired')),
    picked integer check (picked >= 0),
    created_at timestamptz not null,
    valid_until timestamptz not null,
    activated_at timestamptz,
    ended_at timestamptz,
    primary key (player_id, id),
    unique (player_id, key),
    constraint lootboxes_opened check ((stage = 'activated') = (picked is not null and activated_at is not null)),
    constraint lootboxes_ended check ((stage = 'issued') = (ended_at is null))
  )`.execute(db);
  await sql`create index lootboxes_to_expire on lootboxes (valid_until) where stage = 'issued'`.execute(db);
}
