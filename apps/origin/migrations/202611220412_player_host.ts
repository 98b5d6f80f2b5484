import { sql, type Kysely } from 'kysely';

/** The listed name of the site under which an account was opened: whose brand writes to the player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column host text`.execute(db);
}
