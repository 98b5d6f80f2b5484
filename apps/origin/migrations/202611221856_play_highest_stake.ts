import { sql, type Kysely } from 'kysely';

/** Each session carries what a round may stake at most in its currency, as the policy had it at the launch; null for no bound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_sessions add column highest_stake bigint check (highest_stake > 0)`.execute(db);
}
