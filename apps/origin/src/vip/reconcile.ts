import { inSnapshot, type Connection } from '@cosmodrome/database';
import { bookDifferences, ownBet, sumDifferences, type BookDifference, type SumDifference } from '../ledger/index.ts';
import { COUNTED } from './count.ts';

/** What is wrong with the VIP club's sums; empty when they are right. */
export interface VipDifferences extends Readonly<Record<string, readonly unknown[]>> {
  /** Quarters whose stakes are not those of their rounds. */
  readonly quarters: readonly SumDifference[];
  /** Rounds that were counted with another stake than the books have. */
  readonly stakes: readonly BookDifference[];
}

/** Compares the sums of every quarter with what the rounds have counted into them, and rounds with the books. */
export const reconcileVip = (connection: Connection): Promise<VipDifferences> =>
  inSnapshot<Record<string, never>, VipDifferences>(connection, async (db) => ({
    quarters: await sumDifferences(db, COUNTED, {
      name: 'vip_quarters',
      sum: 'bets',
      keys: ['player_id', 'quarter', 'currency'],
    }),
    stakes: await bookDifferences(db, { table: COUNTED, worthOf: ownBet }),
  }));
