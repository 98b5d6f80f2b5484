import { sql, type Kysely } from 'kysely';

/** The daily launches of players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chance_launches (
    player_id integer not null,
    day text collate "C" not null,
    outcomes jsonb not null,
    table_hash text not null,
    picked integer not null check (picked >= 0),
    at timestamptz not null,
    primary key (player_id, day)
  )`.execute(db);
}
