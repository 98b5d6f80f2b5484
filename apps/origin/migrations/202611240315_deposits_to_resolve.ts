import { sql, type Kysely } from 'kysely';

/** Finds the deposits with a saved card that the provider has not answered for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_to_resolve on payments (created_at)
    where action = 'deposit' and state = 'pending' and reference is null and profile_id is not null`.execute(db);
}
