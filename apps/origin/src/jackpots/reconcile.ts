import { tablesOf, type Connection } from '@cosmodrome/database';
import { centsOf } from '@cosmodrome/rules/jackpots/pool';
import { houseBalances } from '../ledger/index.ts';
import type { JackpotTables } from './tables.ts';

/** A currency in which the pools are not what the books hold for the jackpots. Minor units as text. */
export interface PoolDifference {
  readonly currency: string;
  readonly pools: string;
  readonly books: string;
}

/** Compares the pools with the ledger's account of the jackpots; empty when they agree. Asks both in one snapshot. */
export async function reconcilePools(connection: Connection): Promise<PoolDifference[]> {
  const db = tablesOf<JackpotTables>(connection);
  if (!db.isTransaction) return db.transaction().setIsolationLevel('repeatable read').execute(reconcilePools);
  const books = await houseBalances(db, 'jackpots');
  const pools = new Map<string, bigint>();
  for (const { currency, pool } of await db.selectFrom('jackpots_levels').select(['currency', 'pool']).execute()) {
    pools.set(currency, (pools.get(currency) ?? 0n) + centsOf(pool));
  }
  return [...new Set([...books.keys(), ...pools.keys()])].flatMap((currency) => {
    const [pool, book] = [pools.get(currency) ?? 0n, books.get(currency) ?? 0n];
    return pool === book ? [] : [{ currency, pools: String(pool), books: String(book) }];
  });
}
