import type { Connection } from '@cosmodrome/database';
import type { Money } from '@cosmodrome/rules/money/format';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import type { LimitAmount } from '@cosmodrome/rules/limits/changes';
import { isInForce, isRenewing } from '@cosmodrome/rules/limits/types';
import { pendingDeposits } from '../cashbox/index.ts';
import { depositsSince } from '../ledger/index.ts';
import type { LimitRow } from './store.ts';

/** One amount of a deposit limit with what its running period has used, in cents, and the sums that make it up. */
export interface DepositUse {
  readonly account: LimitAmount;
  readonly used: number;
  /** What counts against it, by currency. */
  readonly sums: ReadonlyMap<string, bigint>;
  readonly counts: (currency: string) => boolean;
}

/**
 * Deposits count gross and rounded up, those under way as well: they will arrive in the period that runs. Money in a
 * currency without an amount of its own counts against the first one. The payment named by `but` is left out.
 */
export async function depositUse(
  connection: Connection,
  row: LimitRow,
  now: Date,
  but?: string,
): Promise<DepositUse[]> {
  if (!isRenewing(row.period) || !isInForce(row.status)) return [];
  const { start } = windowOf(row.period, now, row.zone);
  const paidIn = await depositsSince(connection, row.player_id, start);
  const underWay = await pendingDeposits(connection, row.player_id, but);
  const named = new Set(row.accounts.map(({ currency }) => currency));
  return row.accounts.map((account, place) => {
    const counts = (currency: string): boolean =>
      currency === account.currency || (place === 0 && !named.has(currency));
    const sums = sumsOf([...paidIn, ...underWay].filter(({ currency }) => counts(currency)));
    return { account, used: Number(worthOf(sums, account.currency)), sums, counts };
  });
}

/**
 * What a limit leaves for deposits in a currency, in its minor units; null when it does not count them. Sums are rounded
 * once for each currency, so that the order in which deposits begin and arrive makes no difference.
 */
export function roomOf({ account, sums, counts }: DepositUse, currency: string): bigint | null {
  if (!counts(currency)) return null;
  const others = new Map([...sums].filter(([code]) => code !== currency));
  const left = BigInt(account.amount_cents) - worthOf(others, account.currency);
  const room = left <= 0n ? 0n : convertMinor(left, account.currency, currency) - (sums.get(currency) ?? 0n);
  return room < 0n ? 0n : room;
}

const sumsOf = (moneys: readonly Money[]): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of moneys) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return sums;
};

const worthOf = (sums: ReadonlyMap<string, bigint>, currency: string): bigint =>
  [...sums].reduce((total, [code, amount]) => total + convertMinor(amount, code, currency, 'up'), 0n);
