import { sql, type Kysely } from 'kysely';

/**
 * Levels and comp points. Nothing here is on the path of a bet: settled rounds are counted as their messages come.
 * Points are kept in hundredths.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `chargeable` may fall below zero: what was taken back may have been spent. `level` is its number.
  await sql`create table levels_players (
    player_id integer primary key,
    chargeable bigint not null default 0,
    persistent bigint not null default 0 check (persistent >= 0),
    level smallint not null default 1 check (level between 1 and 12)
  )`.execute(db);

  // What each round has brought, to be taken back when the round is: the book of all points.
  await sql`create table levels_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    stake bigint not null check (stake >= 0),
    points bigint not null check (points >= 0),
    at timestamptz not null,
    primary key (player_id, round_id)
  )`.execute(db);
  await sql`create index levels_rounds_by_time on levels_rounds (player_id, at)`.execute(db);
}
