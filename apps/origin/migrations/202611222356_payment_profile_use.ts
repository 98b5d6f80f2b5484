import { sql, type Kysely } from 'kysely';

/** When a saved card or wallet was last paid in with; null as long as it was not since it was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_profiles add column last_used_at timestamptz`.execute(db);
}
