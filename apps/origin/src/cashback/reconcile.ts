import { inSnapshot, type Connection } from '@cosmodrome/database';
import { cashbackOf } from '@cosmodrome/rules/cashback/terms';
import { sql } from 'kysely';
import { houseBalances, sumDifferences } from '../ledger/index.ts';
import { COUNTED } from './count.ts';
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
export const reconcileCashback = (connection: Connection): Promise<CashbackDifferences> =>
  inSnapshot<CashbackTables, CashbackDifferences>(connection, async (db) => {
    const books = await houseBalances(db, 'cashback');
    const paid = await db.selectFrom('cashback_weeks').selectAll().where('outcome', '=', 'paid').execute();
    const sums = new Map<string, bigint>();
    for (const row of paid) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + (row.paid ?? 0n));
    const losses = await sumDifferences(db, COUNTED, {
      name: 'cashback_weeks',
      sum: 'loss',
      keys: ['player_id', 'currency', 'week'],
      where: sql<boolean>`s.closed_at is null`,
    });
    return {
      currencies: [...new Set([...books.keys(), ...sums.keys()])].flatMap((currency) => {
        const [weeks, book] = [sums.get(currency) ?? 0n, -(books.get(currency) ?? 0n)];
        return weeks === book ? [] : [{ currency, weeks: String(weeks), books: String(book) }];
      }),
      payments: paid.flatMap(({ player_id, currency, week, loss, share_bp, paid: amount }) => {
        // What was too little to be paid then is no payment.
        const rule = cashbackOf(loss, { shareBp: share_bp ?? 0, least: 1 });
        return rule === amount
          ? []
          : [{ playerId: player_id, currency, week, paid: String(amount), rule: String(rule) }];
      }),
      losses: losses.map(({ key: { player_id, currency, week } }) => ({
        playerId: Number(player_id),
        currency: String(currency),
        week: String(week),
      })),
    };
  });
