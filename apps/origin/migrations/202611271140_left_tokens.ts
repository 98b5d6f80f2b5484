import { sql, type Kysely } from 'kysely';

/** When the browser that held a token was given another in its place, or was signed out by its player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_tokens add column left_at timestamptz`.execute(db);
}
