import { sql, type Kysely } from 'kysely';

/** Lotteries, who has tickets of which, what deposits have counted, and what was won. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence lotteries_id as integer`.execute(db);
  await sql`create table lotteries (
    id integer not null default nextval('lotteries_id') primary key,
    identifier text collate "C" not null unique,
    series text collate "C" not null,
    terms jsonb not null,
    start_at timestamptz not null,
    end_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'paid')),
    seed text not null,
    seed_hash text not null,
    issued integer not null default 0 check (issued >= 0),
    players integer not null default 0 check (players >= 0),
    list_hash text,
    drawn_at timestamptz,
    result jsonb,
    finished_at timestamptz,
    constraint lotteries_times check (start_at < end_at),
    constraint lotteries_drawn check ((state in ('drawn', 'paid')) = (list_hash is not null)
      and (list_hash is null) = (drawn_at is null) and (list_hash is null) = (result is null)),
    constraint lotteries_finished check ((state = 'paid') = (finished_at is not null))
  )`.execute(db);
  await sql`create index lotteries_by_end on lotteries (end_at desc, id desc)`.execute(db);
  await sql`create table lotteries_entries (
    player_id integer not null,
    lottery_id integer not null,
    tickets integer not null default 0 check (tickets >= 0),
    carried jsonb not null default '{}',
    name text,
    primary key (player_id, lottery_id)
  )`.execute(db);
  await sql`create table lotteries_tickets (
    player_id integer not null,
    lottery_id integer not null,
    number integer not null check (number > 0),
    source text not null check (source in ('deposit', 'points', 'gift')),
    key text collate "C" not null,
    issued_at timestamptz not null,
    primary key (player_id, lottery_id, number)
  )`.execute(db);
  await sql`create index lotteries_tickets_in_order on lotteries_tickets (lottery_id, number)`.execute(db);
  await sql`create table lotteries_deposits (
    player_id integer not null,
    lottery_id integer not null,
    payment_id text collate "C" not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    tickets integer not null check (tickets >= 0),
    at timestamptz not null,
    primary key (player_id, lottery_id, payment_id)
  )`.execute(db);
  await sql`create table lotteries_wins (
    player_id integer not null,
    lottery_id integer not null,
    place integer not null check (place > 0),
    number integer not null,
    prize jsonb not null,
    prize_cents bigint not null,
    refused text,
    paid_at timestamptz,
    primary key (player_id, lottery_id, place)
  )`.execute(db);
  await sql`create index lotteries_wins_by_place on lotteries_wins (lottery_id, place)`.execute(db);
}
