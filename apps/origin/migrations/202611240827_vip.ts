import { sql, type Kysely } from 'kysely';

/**
 * The VIP club. Nothing here is on the path of a bet: settled rounds are counted as their messages come, and a player's quarter
 * is one row for each currency.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What counting and moving between tiers hold, player by player; `status` is the tier that the groups were last set to.
  await sql`create table vip_players (
    player_id integer primary key,
    status text collate "C" not null default 'REGULAR'
      check (status in ('REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'))
  )`.execute(db);
  // Players whose tier may fall when a quarter ends.
  await sql`create index vip_players_above on vip_players (player_id) where status <> 'REGULAR'`.execute(db);

  // Real stakes of one calendar quarter, named as 2026-Q4.
  await sql`create table vip_quarters (
    player_id integer not null,
    quarter text collate "C" not null,
    currency text collate "C" not null,
    bets bigint not null default 0,
    primary key (player_id, quarter, currency)
  )`.execute(db);

  // What each round has counted in which quarter, to be taken out again when the round is.
  await sql`create table vip_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    quarter text collate "C" not null,
    currency text collate "C" not null,
    stake bigint not null,
    primary key (player_id, round_id, quarter)
  )`.execute(db);
  await sql`create index vip_rounds_by_quarter on vip_rounds (quarter, player_id, currency)`.execute(db);
}
