/** What a player's deposit limits leave, for the page: the origin holds them. */
import { convert } from '../money/rates.ts';
import { isInForce, isRenewing, type LimitStatus, type RenewingPeriod } from './types.ts';

/** Of a limit what has to be known for it. */
export interface UsedLimit {
  readonly type: string;
  readonly status: LimitStatus;
  readonly period: string | null;
  readonly accounts: readonly {
    readonly currency: string;
    readonly amount_cents: number;
    readonly current_value_amount_cents: number;
  }[];
}

export interface DepositLeft {
  /** Minor units of the asked currency. */
  readonly cents: number;
  readonly period: RenewingPeriod;
}

/**
 * The least that any deposit limit in force leaves for a currency, and for which period; null without one. A limit's first
 * amount counts for currencies that have none of their own.
 */
export function depositLeft(limits: readonly UsedLimit[], currency: string): DepositLeft | null {
  let least: DepositLeft | null = null;
  for (const { type, status, period, accounts } of limits) {
    const account = accounts.find((each) => each.currency === currency) ?? accounts[0];
    if (type !== 'deposit' || !isInForce(status) || !isRenewing(period) || !account) continue;
    const left = Math.max(0, account.amount_cents - account.current_value_amount_cents);
    const cents = convert(left, account.currency, currency);
    if (least === null || cents < least.cents) least = { cents, period };
  }
  return least;
}
