import { sql, type Kysely } from 'kysely';

/** Finds what was cashed out to one place, from whichever accounts, however the place was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_to_place on payments (lower(destination), created_at)
    where action = 'cashout' and destination is not null`.execute(db);
}
