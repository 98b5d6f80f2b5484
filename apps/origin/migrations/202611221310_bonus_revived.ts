import { sql, type Kysely } from 'kysely';

/** When a lost bonus went on: rounds that were begun between its end and this were played without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bonuses add column revived_at timestamptz`.execute(db);
}
