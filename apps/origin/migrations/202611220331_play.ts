import { sql, type Kysely } from 'kysely';

/** Game sessions with the tokens that open them. Player 0 is nobody: a guest's demo game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table play_sessions (
    player_id integer not null,
    id text not null,
    studio text not null,
    game text not null,
    family text not null,
    mode text not null check (mode in ('real', 'demo')),
    currency text not null,
    locale text not null,
    account_session_id text,
    created_at timestamptz not null,
    opened_at timestamptz,
    expires_at timestamptz not null,
    ended_at timestamptz,
    primary key (player_id, id),
    constraint play_real_has_player check (mode = 'demo' or (player_id > 0 and account_session_id is not null))
  )`.execute(db);
  await sql`create index play_live_sessions on play_sessions (player_id) where ended_at is null and mode = 'real'`.execute(
    db,
  );
  await sql`create index play_sessions_age on play_sessions (expires_at)`.execute(db);

  // The token itself is never kept.
  await sql`create table play_launch_tokens (
    token_hash bytea primary key,
    player_id integer not null,
    session_id text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index play_launch_tokens_age on play_launch_tokens (expires_at)`.execute(db);

  // The history and the pace of play ask for a player's rounds by time. Transaction ids would not do: connections take
  // them from the sequence in blocks.
  await sql`create index play_rounds_by_time on ledger_rounds (player_id, opened_at desc, round_id desc)`.execute(db);
}
