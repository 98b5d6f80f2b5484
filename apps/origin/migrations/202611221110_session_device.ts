import { sql, type Kysely } from 'kysely';

/** The mark of the device that a session was begun on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column device text`.execute(db);
  await sql`create index sessions_by_device on sessions (device) where device is not null`.execute(db);
}
