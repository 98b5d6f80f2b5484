import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { houseDifferences, type HouseDifference } from '../ledger/index.ts';
import type { CashboxTables } from './tables.ts';

/**
 * Compares what payments say is held of them with the ledger's account of held deposits; empty when they agree. Asks both
 * in one snapshot.
 */
export const reconcileHeld = (connection: Connection): Promise<HouseDifference[]> =>
  inSnapshot<CashboxTables, HouseDifference[]>(connection, async (db) => {
    const rows = await db
      .selectFrom('payments')
      .select(['currency', sql<string>`sum(held_cents)::text`.as('held')])
      .where('held_cents', '>', 0n)
      .groupBy('currency')
      .execute();
    return houseDifferences(db, 'deposits_held', new Map(rows.map(({ currency, held }) => [currency, BigInt(held)])));
  });
