import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { houseBalances } from '../ledger/index.ts';
import type { BonusTables } from './tables.ts';

/** What is wrong with the bonuses; every list is empty when it is right. Minor units as text. */
export interface BonusDifferences {
  /** Currencies in which the house has given something else than the bonuses say. */
  readonly currencies: readonly { currency: string; bonuses: string; books: string }[];
  /** Bonuses whose progress is not that of their rounds. */
  readonly progress: readonly { playerId: number; id: number }[];
  /** Wallets whose rounds are held to another stake than that of the bonus that is wagered. */
  readonly stakes: readonly { playerId: number; currency: string }[];
}

/** Compares what was granted, won and given back with the ledger, and progress with the rounds. In one snapshot. */
export async function reconcileBonuses(connection: Connection): Promise<BonusDifferences> {
  const db = tablesOf<BonusTables>(connection);
  if (!db.isTransaction) return db.transaction().setIsolationLevel('repeatable read').execute(reconcileBonuses);
  const books = await houseBalances(db, 'bonuses');
  const sums = new Map<string, bigint>();
  for (const row of await db.selectFrom('bonuses').select(['currency', 'paid_in', 'returned']).execute()) {
    sums.set(row.currency, (sums.get(row.currency) ?? 0n) + row.paid_in - row.returned);
  }
  const { rows: progress } = await sql<BonusDifferences['progress'][number]>`
    select b.player_id as "playerId", b.id from bonuses b
    where b.wagered <> coalesce((
      select sum(r.counted) from bonus_rounds r where r.player_id = b.player_id and r.bonus_id = b.id
    ), 0)
  `.execute(db);
  const { rows: stakes } = await sql<BonusDifferences['stakes'][number]>`
    select coalesce(c.player_id, b.player_id) as "playerId", coalesce(c.currency, b.currency) as currency
    from ledger_round_caps c
    full join (select * from bonuses where stage = 'handle_bets') b on b.player_id = c.player_id and b.currency = c.currency
    where c.amount is distinct from b.max_stake
  `.execute(db);
  return {
    currencies: [...new Set([...books.keys(), ...sums.keys()])].flatMap((currency) => {
      const [bonuses, book] = [sums.get(currency) ?? 0n, -(books.get(currency) ?? 0n)];
      return bonuses === book ? [] : [{ currency, bonuses: String(bonuses), books: String(book) }];
    }),
    progress,
    stakes,
  };
}
