import { sql, type Kysely } from 'kysely';

/** By which a chat brings back a player's conversation, for each of its projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table restore_ids (
    player_id integer not null references players (id),
    project text collate "C" not null,
    restore_id text not null,
    set_at timestamptz not null,
    primary key (player_id, project)
  )`.execute(db);
}
