import { sql, type Kysely } from 'kysely';

/** What players have achieved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table achievements_reached (
    player_id integer not null,
    identifier text collate "C" not null,
    criterion jsonb not null,
    prize jsonb,
    reached_at timestamptz not null,
    collected_at timestamptz check (collected_at >= reached_at),
    primary key (player_id, identifier)
  )`.execute(db);
}
