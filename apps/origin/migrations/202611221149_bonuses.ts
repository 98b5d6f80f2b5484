import { sql, type Kysely } from 'kysely';

/**
 * Bonuses. A row is one grant with the terms it was made under, and stays as its own audit: what was granted, put into
 * the wallet, turned into the player's own money, and given back to the house.
 *
 * Bonus money is in the wallet only while its bonus runs (`started_at` to `closed_at`), and one runs at a time in a
 * currency: so the wallet's bonus part is always that of one bonus.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence bonus_id as integer`.execute(db);
  await sql`create table bonuses (
    player_id integer not null,
    id integer not null default nextval('bonus_id'),
    campaign text collate "C" not null,
    strategy text not null,
    group_key text,
    titles jsonb not null,
    stage text not null check (
      stage in ('issued', 'wait', 'handle_bets', 'wager_done', 'lost', 'canceled', 'expired', 'finished')
    ),
    currency text collate "C" not null,
    amount bigint not null check (amount > 0),
    wager integer not null check (wager between 1 and 10),
    max_stake bigint not null check (max_stake > 0),
    max_win bigint check (max_win > 0),
    wagered bigint not null default 0 check (wagered >= 0),
    paid_in bigint not null default 0 check (paid_in in (0, amount)),
    converted bigint not null default 0 check (converted >= 0),
    returned bigint not null default 0 check (returned >= 0),
    days_to_wager integer not null check (days_to_wager > 0),
    created_at timestamptz not null,
    activatable_until timestamptz,
    accepted_at timestamptz,
    started_at timestamptz,
    valid_until timestamptz,
    ended_at timestamptz,
    closed_at timestamptz,
    primary key (player_id, id),
    unique (player_id, campaign),
    constraint bonus_started_whole check (
      (started_at is null) = (paid_in = 0) and (started_at is null) = (valid_until is null)
      and (started_at is null or accepted_at is not null)
    ),
    constraint bonus_stage_times check (
      (stage in ('issued', 'wait', 'handle_bets')) = (ended_at is null) and (closed_at is null or ended_at is not null)
    ),
    constraint bonus_most check (max_win is null or converted <= max_win)
  )`.execute(db);
  await sql`create unique index bonus_running on bonuses (player_id, currency)
    where started_at is not null and closed_at is null`.execute(db);
  await sql`create index bonus_waiting on bonuses (player_id, currency, accepted_at, id) where stage = 'wait'`.execute(
    db,
  );
  await sql`create index bonus_due on bonuses (valid_until) where stage = 'handle_bets'`.execute(db);
  await sql`create index bonus_offered_until on bonuses (activatable_until) where stage = 'issued'`.execute(db);

  // What each round has counted: to be counted once, and taken out again when the round is.
  await sql`create table bonus_rounds (
    player_id integer not null,
    bonus_id integer not null,
    round_id text collate "C" not null,
    counted bigint not null check (counted >= 0),
    primary key (player_id, bonus_id, round_id)
  )`.execute(db);
}
