import { sql, type Kysely } from 'kysely';

/** The sign-in before the current one, and the end of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players
    add column last_sign_in_at timestamptz,
    add column closed_at timestamptz`.execute(db);
}
