import { sql, type Kysely } from 'kysely';

/** Who sent the player, as the cookies of the registration said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players
    add column stag text,
    add column affb_id text`.execute(db);
}
