import { sql, type Kysely } from 'kysely';

/**
 * What a free round has won: the house stakes it, and its win is gathered on an account of the house before it is given.
 * Null for a round that the player stakes, so that the rows of bets grow by nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_rounds add column won_free bigint check (won_free >= 0)`.execute(db);
}
