import { tablesOf, type Connection } from '@cosmodrome/database';
import { cashbackOf } from '@cosmodrome/rules/cashback/terms';
import { sql } from 'kysely';
import { houseBalances } from '../ledger/index.ts';
import type { CashbackTables } from './tables.ts';

/** What is wrong with the cashback; every list is empty when it is right. Minor units as text. */
export interface CashbackDifferences {
  /** Currencies in which the ledger has given something else than the weeks say. */
  readonly currencies: readonly { currency: string; weeks: string; books: string }[];
  /** Paid weeks whose amount is not the rule's over the loss that was counted. */
  readonly payments: readonly { playerId: number; currency: string; week: string; paid: string; rule: string }[];
  /** Unpaid weeks whose loss is not that of their rounds. */
  readonly losses: readonly { playerId: number; currency: string; week: string }[];
}

/** Compares what came back with the rule, with the ledger and with what was counted. Asks all in one snapshot. */
export async function reconcileCashback(connection: Connection): Promise<CashbackDifferences> {
  const db = tablesOf<CashbackTables>(connection);
  if (!db.isTransaction) {
    return db.transaction().setIsolationLevel('repeatable read').execute(reconcileCashback);
  }
  const books = await houseBalances(db, 'cashback');
  const paid = await db.selectFrom('cashback_weeks').selectAll().where('outcome', '=', 'paid').execute();
  const sums = new Map<string, bigint>();
  for (const row of paid) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + (row.paid ?? 0n));
  const { rows: losses } = await sql<CashbackDifferences['losses'][number]>`
    select w.player_id as "playerId", w.currency, w.week from cashback_weeks w
    where w.closed_at is null and w.loss <> coalesce((
      select sum(r.loss) from cashback_rounds r
      where r.week = w.week and r.player_id = w.player_id and r.currency = w.currency
    ), 0)
  `.execute(db);
  return {
    currencies: [...new Set([...books.keys(), ...sums.keys()])].flatMap((currency) => {
      const [weeks, book] = [sums.get(currency) ?? 0n, -(books.get(currency) ?? 0n)];
      return weeks === book ? [] : [{ currency, weeks: String(weeks), books: String(book) }];
    }),
    payments: paid.flatMap(({ player_id, currency, week, loss, share_bp, paid: amount }) => {
      // What was too little to be paid then is no payment.
      const rule = cashbackOf(loss, { shareBp: share_bp ?? 0, least: 1 });
      return rule === amount ? [] : [{ playerId: player_id, currency, week, paid: String(amount), rule: String(rule) }];
    }),
    losses,
  };
}
