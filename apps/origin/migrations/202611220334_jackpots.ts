import { sql, type Kysely } from 'kysely';

/**
 * Progressive jackpots. Nothing here is on the path of a bet: settled rounds are noted as their messages come, and a step
 * that holds the jackpot's levels counts them in the ledger's order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `pool` is in millionths of a minor unit. `chain_seed` and `hit_amount` are secrets until the cycle has ended.
  await sql`create table jackpots_levels (
    jackpot text not null,
    level text not null,
    currency text not null,
    pool bigint not null check (pool >= 0),
    cycle integer not null,
    start_amount bigint not null,
    ceiling_amount bigint not null,
    hit_amount bigint not null,
    server_seed_hash text not null,
    chain_seed text not null,
    chain_before integer not null,
    opened_at timestamptz not null,
    primary key (jackpot, level),
    constraint jackpots_hit_in_range check (hit_amount > start_amount and hit_amount <= ceiling_amount)
  )`.execute(db);

  // What a round's stakes are worth, and how much of it the pools have counted. `message_id` is how far the round's
  // messages are in here: one that comes twice changes nothing.
  await sql`create table jackpots_rounds (
    player_id integer not null,
    round_id text not null,
    message_id bigint not null,
    jackpot text not null,
    game text not null,
    currency text not null,
    worth bigint not null,
    counted bigint not null default 0,
    pending boolean not null,
    at timestamptz not null,
    primary key (player_id, round_id)
  )`.execute(db);
  await sql`create index jackpots_pending on jackpots_rounds (jackpot, message_id) where pending`.execute(db);
  await sql`create index jackpots_rounds_age on jackpots_rounds using brin (at)`.execute(db);

  await sql`create table jackpots_wins (
    jackpot text not null,
    level text not null,
    cycle integer not null,
    jackpot_name text not null,
    level_name text not null,
    player_id integer not null,
    user_name text not null,
    round_id text not null,
    game text not null,
    amount bigint not null,
    jackpot_currency text not null,
    paid bigint not null,
    currency text not null,
    start_amount bigint not null,
    ceiling_amount bigint not null,
    server_seed text not null,
    server_seed_hash text not null,
    opened_at timestamptz not null,
    at timestamptz not null,
    primary key (jackpot, level, cycle)
  )`.execute(db);
  await sql`create index jackpots_wins_by_time on jackpots_wins (at desc)`.execute(db);
  await sql`create index jackpots_wins_by_amount on jackpots_wins (amount desc)`.execute(db);
}
