import { sql, type Kysely } from 'kysely';

/** Tournaments, who is in them, and what each round has counted in which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence tournaments_id as integer`.execute(db);
  await sql`create table tournaments (
    id integer not null default nextval('tournaments_id') primary key,
    identifier text collate "C" not null unique,
    terms jsonb not null,
    start_at timestamptz not null,
    end_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'held', 'counted', 'paid')),
    held_for text,
    result jsonb,
    told_at timestamptz,
    finished_at timestamptz,
    constraint tournaments_times check (start_at < end_at),
    constraint tournaments_result check ((state in ('counted', 'paid')) = (result is not null)),
    constraint tournaments_finished check ((state = 'paid') = (finished_at is not null))
  )`.execute(db);
  await sql`create index tournaments_by_end on tournaments (end_at desc, id desc)`.execute(db);
  await sql`create table tournaments_entries (
    player_id integer not null,
    tournament_id integer not null,
    team integer,
    score bigint not null default 0 check (score >= 0),
    bets bigint not null default 0 check (bets >= 0),
    wins bigint not null default 0 check (wins >= 0),
    rate bigint not null default 0 check (rate >= 0),
    rounds integer not null default 0 check (rounds >= 0),
    reached_at timestamptz,
    confirmed_at timestamptz,
    left_at timestamptz,
    reminder boolean not null default false,
    is_out boolean not null default false,
    watched_until timestamptz,
    told_soon boolean not null default false,
    told_start boolean not null default false,
    board_place integer,
    closed_at timestamptz,
    place integer,
    prize jsonb,
    prize_cents bigint not null default 0,
    prize_refused text,
    paid_at timestamptz,
    primary key (player_id, tournament_id),
    constraint tournaments_entries_reached check ((score > 0) = (reached_at is not null))
  )`.execute(db);
  // The order of the places, of all players and within a team.
  await sql`create index tournaments_entries_places
    on tournaments_entries (tournament_id, score desc, reached_at, player_id)
    where score > 0 and not is_out and left_at is null`.execute(db);
  await sql`create index tournaments_entries_team_places
    on tournaments_entries (tournament_id, team, score desc, reached_at, player_id)
    where score > 0 and not is_out and left_at is null and team is not null`.execute(db);
  await sql`create index tournaments_entries_on_board on tournaments_entries (tournament_id)
    where board_place is not null`.execute(db);
  await sql`create index tournaments_entries_out on tournaments_entries (tournament_id) where is_out`.execute(db);
  await sql`create index tournaments_entries_to_close on tournaments_entries (tournament_id, player_id)
    where closed_at is null`.execute(db);
  await sql`create index tournaments_entries_to_pay on tournaments_entries (tournament_id, place)
    where prize is not null and paid_at is null and prize_refused is null`.execute(db);
  await sql`create table tournaments_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    tournament_id integer not null,
    counts bigint not null check (counts in (0, 1)),
    score bigint not null,
    bet bigint not null,
    win bigint not null,
    rate bigint not null,
    settled_at timestamptz not null,
    primary key (player_id, round_id, tournament_id)
  )`.execute(db);
  await sql`create index tournaments_rounds_in_order
    on tournaments_rounds (player_id, tournament_id, settled_at, round_id) where counts = 1`.execute(db);
}
