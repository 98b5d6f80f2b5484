import { sql, type Kysely } from 'kysely';

/**
 * Rounds that an operator stakes for a player. `used` counts rounds that were begun, with the round's own row: a round
 * that comes to nothing gives its spin back. One that was ended before it came has a row without games.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table arcade_freespins (
    owner text not null,
    id text not null,
    games text[] not null,
    currency text not null,
    count integer not null,
    bet bigint not null,
    valid_until timestamptz not null,
    status text not null check (status in ('active', 'over')),
    used integer not null default 0 check (used between 0 and count),
    won bigint not null default 0,
    created_at timestamptz not null,
    primary key (owner, id)
  )`.execute(db);
  await sql`alter table arcade_rounds add column freespins_id text`.execute(db);
}
