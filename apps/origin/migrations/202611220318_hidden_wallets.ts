import { sql, type Kysely } from 'kysely';

/** Empty wallets that their player does not want to see among the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_wallets add column hidden_at timestamptz`.execute(db);
}
