import { inSnapshot, type Connection } from '@cosmodrome/database';
import { centsOf } from '@cosmodrome/rules/jackpots/pool';
import { houseDifferences, type HouseDifference } from '../ledger/index.ts';
import type { JackpotTables } from './tables.ts';

/** Compares the pools with the ledger's account of the jackpots; empty when they agree. Asks both in one snapshot. */
export const reconcilePools = (connection: Connection): Promise<HouseDifference[]> =>
  inSnapshot<JackpotTables, HouseDifference[]>(connection, async (db) => {
    const pools = new Map<string, bigint>();
    for (const { currency, pool } of await db.selectFrom('jackpots_levels').select(['currency', 'pool']).execute()) {
      pools.set(currency, (pools.get(currency) ?? 0n) + centsOf(pool));
    }
    return houseDifferences(db, 'jackpots', pools);
  });
