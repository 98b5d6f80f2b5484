import { sql, type Kysely } from 'kysely';

/**
 * Cashback. Nothing here is on the path of a bet: settled rounds are counted as their messages come, so that a player's
 * week is one row, and a step on Monday pays the rows of the weeks that are over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What counting and paying hold, player by player. Not the ledger's row of the player: bets wait for that one.
  await sql`create table cashback_players (player_id integer primary key)`.execute(db);

  // `week` is the date of its Monday. `loss` is below zero in a week that is won. A closed week changes no more.
  await sql`create table cashback_weeks (
    player_id integer not null,
    currency text collate "C" not null,
    week text collate "C" not null,
    loss bigint not null default 0,
    closed_at timestamptz,
    outcome text check (outcome in ('paid', 'nothing', 'not_allowed', 'account_closed')),
    share_bp integer,
    paid bigint check (paid >= 0),
    primary key (player_id, currency, week),
    constraint cashback_closed_whole check (
      (closed_at is null) = (paid is null) and (closed_at is null) = (outcome is null) and (closed_at is null) = (share_bp is null)
    ),
    constraint cashback_paid_when check ((paid > 0) = (outcome = 'paid'))
  )`.execute(db);
  await sql`create index cashback_unpaid on cashback_weeks (week, player_id, currency) where closed_at is null`.execute(
    db,
  );

  // What each round has counted in which week, to be taken out again when the round is.
  await sql`create table cashback_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    week text collate "C" not null,
    currency text collate "C" not null,
    loss bigint not null,
    primary key (player_id, round_id, week)
  )`.execute(db);
  await sql`create index cashback_rounds_by_week on cashback_rounds (week, player_id, currency)`.execute(db);
}
