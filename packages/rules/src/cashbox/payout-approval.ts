/** Which cashouts go out by themselves. Everything else waits for the operator (states: reserved -> processing). */
import type { Money } from '../money/format.ts';
import { convertMinor } from '../money/rates.ts';

/** Largest sum of a day that is paid without a person looking, in euro cents, unless a player's VIP tier brings more. */
const AUTOMATIC_PAYOUT_EUR_CENTS = 200_000;

/**
 * True when a cashout needs no person: what went out in the last 24 hours, in whatever currencies, and this one stay
 * within the automatic sum, or within the larger one that the player was promised. Each amount counts rounded up.
 */
export function isPaidAutomatically(
  cashout: Money,
  paidOutToday: readonly Money[],
  promisedEurCents: number | null = null,
): boolean {
  const sum = [cashout, ...paidOutToday].reduce(
    (total, { amount, currency }) => total + convertMinor(amount, currency, 'EUR', 'up'),
    0n,
  );
  return sum <= BigInt(Math.max(AUTOMATIC_PAYOUT_EUR_CENTS, promisedEurCents ?? 0));
}
