import type { Connection } from '@cosmodrome/database';
import { convertMinor } from '@cosmodrome/rules/cashbox/rates';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import type { LimitAmount } from '@cosmodrome/rules/limits/changes';
import { isInForce, isRenewing } from '@cosmodrome/rules/limits/types';
import { pendingDeposits } from '../cashbox/index.ts';
import { depositsSince } from '../ledger/index.ts';
import type { LimitRow } from './store.ts';

/** Of one amount of a deposit limit: what its running period has used, and what another deposit would add, in cents. */
export interface DepositUse {
  readonly account: LimitAmount;
  readonly used: number;
  readonly worth: number;
}

interface Money {
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * Deposits count gross and rounded up, those under way as well: they will arrive in the period that runs. Money in a
 * currency without an amount of its own counts against the first one.
 */
export async function depositUse(
  connection: Connection,
  row: LimitRow,
  now: Date,
  further: Money | null,
): Promise<DepositUse[]> {
  if (!isRenewing(row.period) || !isInForce(row.status)) return [];
  const { start } = windowOf(row.period, now, row.zone);
  const paidIn = await depositsSince(connection, row.player_id, start);
  const underWay = await pendingDeposits(connection, row.player_id);
  const named = new Set(row.accounts.map(({ currency }) => currency));
  return row.accounts.map((account, place) => {
    const counts = ({ currency }: Money): boolean =>
      currency === account.currency || (place === 0 && !named.has(currency));
    const sum = (moneys: readonly Money[]): number =>
      Number(
        moneys
          .filter(counts)
          .reduce((total, { currency, amount }) => total + convertMinor(amount, currency, account.currency, 'up'), 0n),
      );
    return { account, used: sum([...paidIn, ...underWay]), worth: further ? sum([further]) : 0 };
  });
}
