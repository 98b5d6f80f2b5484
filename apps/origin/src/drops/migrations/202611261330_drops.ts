import { sql, type Kysely } from 'kysely';

/** Prize drops, what is left of their prizes, and the rounds that have won one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence drops_id as integer`.execute(db);
  await sql`create table drops (
    id integer not null default nextval('drops_id') primary key,
    identifier text collate "C" not null unique,
    terms jsonb not null,
    start_at timestamptz not null,
    end_at timestamptz not null,
    seed text not null,
    seed_hash text not null,
    constraint drops_times check (start_at < end_at)
  )`.execute(db);
  await sql`create index drops_by_end on drops (end_at desc, id desc)`.execute(db);
  await sql`create table drops_prizes (
    drop_id integer not null,
    prize integer not null,
    remaining integer not null check (remaining >= 0),
    primary key (drop_id, prize)
  )`.execute(db);
  await sql`create table drops_wins (
    player_id integer not null,
    round_id text collate "C" not null,
    drop_id integer not null,
    prize integer not null,
    body jsonb not null,
    won_at timestamptz not null,
    primary key (player_id, round_id, drop_id)
  )`.execute(db);
  await sql`create index drops_wins_latest on drops_wins (drop_id, won_at desc)`.execute(db);
}
