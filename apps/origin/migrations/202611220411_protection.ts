import { sql, type Kysely } from 'kysely';

/** What protects players beside their limits: when they were asked, what they said of themselves, signs, bans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table limit_prompts (player_id integer primary key, answered_at timestamptz not null)`.execute(db);
  await sql`create table self_assessments (
    player_id integer not null,
    taken_at timestamptz not null,
    score integer not null,
    band text not null,
    primary key (player_id, taken_at)
  )`.execute(db);
  await sql`create table harm_markers (
    player_id integer not null,
    marker text not null,
    noticed_at timestamptz not null,
    primary key (player_id, marker)
  )`.execute(db);
  await sql`alter table user_limits add column asked_looser boolean not null default false`.execute(db);
  // The stand-in for a national register: it knows hashes of personal numbers, and no players.
  await sql`create table register_bans (
    person bytea primary key,
    until_at timestamptz not null
  )`.execute(db);
}
