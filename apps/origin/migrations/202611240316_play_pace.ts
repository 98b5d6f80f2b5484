import { sql, type Kysely } from 'kysely';

/**
 * The least time between two rounds of a game (player protection R10) is kept with the game session, as the policy had it
 * at the launch, and held under the player's lock in the statement that books: so it holds on any number of nodes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_sessions add column min_cycle_ms integer not null default 0 check (min_cycle_ms >= 0)`.execute(
    db,
  );
  // Sessions that were launched before keep the pace of slots, which every policy had.
  await sql`update play_sessions set min_cycle_ms = 2500 where family in ('lines', 'book', 'ways')`.execute(db);
}
