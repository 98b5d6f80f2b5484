import { sql, type Kysely } from 'kysely';

/** Limits of players, as they were asked for, and how long a player lets a session be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence user_limit_id`.execute(db);
  await sql`create table user_limits (
    player_id integer not null,
    id bigint not null default nextval('user_limit_id'),
    type text not null,
    period text,
    minutes integer,
    accounts jsonb not null,
    zone text not null,
    status text not null check (status in ('active', 'confirmed', 'confirmed_disable', 'unconfirmed', 'unconfirmed_disable')),
    created_at timestamptz not null,
    effective_at timestamptz,
    confirm_from timestamptz,
    confirm_until timestamptz,
    active_until timestamptz,
    token_hash bytea unique,
    mailed_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    primary key (player_id, id)
  )`.execute(db);
  await sql`create index user_limits_live on user_limits (player_id) where ended_at is null`.execute(db);
  await sql`create index user_limits_waiting on user_limits (effective_at) where ended_at is null and status <> 'active'`.execute(
    db,
  );
  await sql`create index user_limits_breaks on user_limits (active_until) where ended_at is null and active_until is not null`.execute(
    db,
  );
  await sql`alter table players add column session_minutes integer`.execute(db);
  await sql`create index sessions_running_out on sessions (expires_at) where ended_at is null`.execute(db);
}
