import { sql, type Kysely } from 'kysely';

/**
 * Each round that is scored writes a line into every index of its entry and of its own row. The entries of a closing are
 * read in one go instead, and only where the first rounds count are a player's rounds looked for in their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index tournaments_entries_to_close`.execute(db);
  await sql`alter table tournaments_rounds add column ordered boolean not null default true`.execute(db);
  await sql`drop index tournaments_rounds_in_order`.execute(db);
  await sql`create index tournaments_rounds_in_order
    on tournaments_rounds (player_id, tournament_id, settled_at, round_id) where counts = 1 and ordered`.execute(db);
}
