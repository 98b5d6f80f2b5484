import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The listed name of the site where a change was asked: the letter about it leads back there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_limits add column asked_host text`.execute(db);
}
