/** Which cashouts go out by themselves. Everything else waits for the operator (states: reserved -> processing). */
import { convert } from './rates.ts';

/** Largest sum of a day that is paid without a person looking, in euro cents. */
export const AUTOMATIC_PAYOUT_EUR_CENTS = 200_000;

/**
 * True when a cashout needs no person: what went out in the last 24 hours and this one stay within the automatic sum.
 * Both amounts are minor units of `currency`.
 */
export function isPaidAutomatically(amount: number, paidOutToday: number, currency: string): boolean {
  return convert(BigInt(amount) + BigInt(paidOutToday), currency, 'EUR', 'up') <= AUTOMATIC_PAYOUT_EUR_CENTS;
}
