import { sql, type Kysely } from 'kysely';

/**
 * What was granted to players: one row a grant, which is its audit. The prize stands in it as it was asked for, so that a
 * repetition of the key can be told from another prize.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence prizes_grant_id as integer`.execute(db);
  await sql`create table prizes_grants (
    player_id integer not null,
    id integer not null default nextval('prizes_grant_id'),
    key text collate "C" not null,
    source text not null,
    kind text not null,
    body jsonb not null,
    titles jsonb,
    status text not null check (status in ('offered', 'taken', 'expired', 'cancelled')),
    currency text collate "C",
    amount bigint check (amount >= 0),
    reason text,
    created_at timestamptz not null,
    offered_until timestamptz,
    ended_at timestamptz,
    primary key (player_id, id),
    unique (player_id, key),
    constraint prizes_grant_ended check ((status = 'offered') = (ended_at is null)),
    constraint prizes_grant_offered check (status <> 'offered' or offered_until is not null)
  )`.execute(db);
  await sql`create index prizes_grant_due on prizes_grants (offered_until) where status = 'offered'`.execute(db);
}
