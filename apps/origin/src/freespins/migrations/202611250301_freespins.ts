import { sql, type Kysely } from 'kysely';

/**
 * Free spins: what was given with its terms and how far it is, what each studio was told of it, and which rounds belong
 * to it. What they won is in the books, on the account `freespins`, until it is given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence freespins_id as integer`.execute(db);
  await sql`create table freespins (
    player_id integer not null,
    id integer not null default nextval('freespins_id'),
    key text collate "C" not null,
    strategy text not null,
    group_key text,
    titles jsonb not null,
    stage text not null check (stage in ('issued', 'activated', 'finished', 'canceled', 'expired')),
    games text[] not null check (cardinality(games) > 0),
    currency text collate "C" not null,
    count integer not null check (count > 0),
    bet_level integer not null check (bet_level > 0),
    bet bigint not null check (bet > 0),
    wager integer not null check (wager >= 0),
    max_win bigint check (max_win > 0),
    days_to_play integer not null check (days_to_play > 0),
    performed integer not null default 0,
    won bigint not null default 0,
    paid bigint not null default 0,
    kept bigint not null default 0,
    created_at timestamptz not null,
    activatable_until timestamptz not null,
    activated_at timestamptz,
    valid_until timestamptz,
    ended_at timestamptz,
    primary key (player_id, id),
    unique (player_id, key),
    constraint freespins_performed check (performed between 0 and count),
    constraint freespins_money check (paid >= 0 and kept >= 0 and won >= paid + kept),
    constraint freespins_played check ((valid_until is null) = (activated_at is null)),
    constraint freespins_ended check ((stage in ('issued', 'activated')) = (ended_at is null))
  )`.execute(db);
  await sql`create index freespins_to_activate on freespins (activatable_until) where stage = 'issued'`.execute(db);
  await sql`create index freespins_to_play on freespins (valid_until) where stage = 'activated'`.execute(db);
  await sql`create index freespins_owed on freespins (ended_at) where ended_at is not null and won > paid + kept`.execute(
    db,
  );
  await sql`create table freespins_notices (
    player_id integer not null,
    freespins_id integer not null,
    studio text not null,
    state text not null check (state in ('wanted', 'issued', 'ending', 'ended')),
    attempts integer not null default 0,
    next_at timestamptz not null,
    primary key (player_id, freespins_id, studio)
  )`.execute(db);
  await sql`create index freespins_notices_due on freespins_notices (next_at) where state in ('wanted', 'ending')`.execute(
    db,
  );
  await sql`create table freespins_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    freespins_id integer not null,
    state text not null check (state in ('open', 'settled', 'rolled_back')),
    won bigint not null check (won >= 0),
    opened_at timestamptz not null,
    primary key (player_id, round_id)
  )`.execute(db);
  await sql`create index freespins_rounds_of on freespins_rounds (player_id, freespins_id)`.execute(db);
}
