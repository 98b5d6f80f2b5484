import { sql, type Kysely } from 'kysely';

/**
 * The studio's own tables. They live beside the origin's in the embedded database, so every name starts with `arcade_`.
 * Money of real players is not here: only what a step asked the wallet for, and the play money of demo sessions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table arcade_sessions (
    id text primary key,
    bearer_hash text not null unique,
    owner text not null,
    mode text not null check (mode in ('real', 'demo')),
    player_ref text,
    nickname text,
    game text not null,
    currency text not null,
    subunits bigint not null,
    locale text not null,
    policy jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table arcade_seeds (
    id serial primary key,
    owner text not null,
    game text not null,
    server_seed text not null,
    commitment text not null,
    client_seed text not null,
    next_nonce integer not null default 0,
    created_at timestamptz not null,
    revealed_at timestamptz
  )`,
  // One running seed for each owner and game; its row is the lock that puts an owner's steps in order.
  `create unique index arcade_seeds_running on arcade_seeds (owner, game) where revealed_at is null`,
  `create table arcade_chains (
    id serial primary key,
    game text not null,
    last_seed text not null,
    commitment text not null,
    salt text not null,
    length integer not null,
    first_number integer not null,
    created_at timestamptz not null,
    unique (game, first_number)
  )`,
  `create table arcade_crash_rounds (
    game text not null,
    number integer not null,
    chain_id integer not null references arcade_chains (id),
    betting_at timestamptz not null,
    flies_at timestamptz not null,
    crashes_at timestamptz not null,
    crash_point integer not null,
    status text not null check (status in ('running', 'interrupted', 'unstarted', 'over', 'refunded')),
    primary key (game, number)
  )`,
  `create index arcade_crash_rounds_open on arcade_crash_rounds (game) where status in ('running', 'interrupted', 'unstarted')`,
  `create table arcade_heartbeats (game text primary key, alive_at timestamptz not null)`,
  `create table arcade_rounds (
    id text primary key,
    owner text not null,
    mode text not null,
    game text not null,
    model text not null,
    currency text not null,
    nickname text,
    status text not null check (status in ('open', 'finished', 'void')),
    seed_id integer references arcade_seeds (id),
    nonce integer not null,
    crash_number integer,
    state jsonb,
    cursor integer not null,
    stake bigint not null,
    win bigint not null,
    started_at timestamptz not null,
    finished_at timestamptz
  )`,
  // An unfinished round must be played out before another one of the same game (GLI-19 4.16).
  `create unique index arcade_rounds_one_open on arcade_rounds (owner, game, currency) where status = 'open'`,
  `create index arcade_rounds_latest on arcade_rounds (owner, game, started_at desc)`,
  `create index arcade_rounds_crash on arcade_rounds (game, crash_number) where crash_number is not null`,
  `create table arcade_steps (
    id text primary key,
    round_id text not null references arcade_rounds (id) on delete cascade,
    position integer not null,
    owner text not null,
    request_id text not null,
    session_id text not null,
    mode text not null,
    status text not null check (status in ('pending', 'done', 'voiding', 'void')),
    refusal text,
    action jsonb not null,
    events jsonb not null,
    stake bigint not null check (stake >= 0),
    win bigint not null check (win >= 0),
    finished boolean not null,
    next_state jsonb,
    next_cursor integer not null,
    balance bigint,
    created_at timestamptz not null
  )`,
  `create unique index arcade_steps_order on arcade_steps (round_id, position) where status in ('pending', 'done')`,
  `create unique index arcade_steps_request on arcade_steps (owner, request_id)`,
  `create index arcade_steps_unsettled on arcade_steps (created_at) where status in ('pending', 'voiding')`,
  `create table arcade_demo_purses (owner text primary key, balance bigint not null check (balance >= 0), used_at timestamptz not null)`,
  `create table arcade_demo_moves (
    action_id text primary key,
    owner text not null,
    bet bigint not null,
    win bigint not null,
    status text not null check (status in ('done', 'undone')),
    at timestamptz not null
  )`,
];
