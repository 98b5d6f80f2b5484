import type { Connection } from '@cosmodrome/database';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { minorWeight } from '@cosmodrome/rules/money/rates';
import type { LimitAmount } from '@cosmodrome/rules/limits/changes';
import { isExclusion, isInForce, isRenewing } from '@cosmodrome/rules/limits/types';
import { setCaps, type Cap } from '../ledger/index.ts';
import { liveLimits, type LimitRow } from './store.ts';

/** Caps of one limit differ by the place of their amount. */
const MOST_ACCOUNTS = 32n;

export const capIdOf = (row: Pick<LimitRow, 'id'>, place: number): bigint => row.id * MOST_ACCOUNTS + BigInt(place);

/**
 * What a minor unit of each currency is worth in the currency of one of a limit's amounts. Money in a currency with an
 * amount of its own counts there alone; all the rest counts against the first amount, so that no wallet is outside.
 */
export function weightsOf(accounts: readonly LimitAmount[], place: number): Record<string, string> {
  const own = accounts[place]?.currency;
  const named = new Set(accounts.map(({ currency }) => currency));
  return Object.fromEntries(
    currencies.map(({ code }) => {
      if (code === own) return [code, '1'];
      if (own === undefined || place > 0 || named.has(code)) return [code, '0'];
      return [code, minorWeight(code, own)];
    }),
  );
}

/** The caps that a limit puts on bets. */
export function capsOf(row: LimitRow): Cap[] {
  if (!isInForce(row.status)) return [];
  if (isExclusion(row.type)) {
    const stop = { measure: 'stake', amount: 0n, weights: {}, unit: null } as const;
    return [{ ...stop, capId: capIdOf(row, 0), zone: row.zone, until: row.active_until }];
  }
  const { period } = row;
  if ((row.type !== 'loss' && row.type !== 'wager') || !isRenewing(period)) return [];
  return row.accounts.map(({ amount_cents }, place) => ({
    capId: capIdOf(row, place),
    measure: row.type === 'loss' ? 'loss' : 'stake',
    amount: BigInt(amount_cents),
    weights: weightsOf(row.accounts, place),
    unit: period,
    zone: row.zone,
    until: null,
  }));
}

/** Holds the player's bets to the limits as they are now. Called under the player's lock after every change. */
export async function applyCaps(connection: Connection, playerId: number, now: Date): Promise<void> {
  const rows = await liveLimits(connection, playerId, now);
  await setCaps(connection, playerId, rows.flatMap(capsOf), now);
}
