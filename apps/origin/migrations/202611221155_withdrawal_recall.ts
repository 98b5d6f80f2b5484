import { sql, type Kysely } from 'kysely';

/**
 * Whether the player may still take a cashout back: as the policy said when it was asked for, until it is locked. What was
 * asked for before stays as it was shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column recallable boolean not null default false`.execute(db);
}
