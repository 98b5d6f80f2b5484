import { sql, type Kysely } from 'kysely';

/**
 * The gaming session of a player as the origin counts it, one row each, and the reality check that is due in it (player
 * protection R9): a stake that begins a round looks under the player's lock whether it has been confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table play_gaming_sessions (
    player_id integer primary key,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    checked_at timestamptz not null
  )`.execute(db);
}
