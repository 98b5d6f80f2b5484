/** What arrived by a deposit, which need not be what was asked for: its worth, and how much of it may be played with. */
import { convertMinor } from '../money/rates.ts';

/** Coins for a wallet of another currency, as they were asked for. Minor units. */
export interface AskedCoins {
  readonly code: string;
  readonly amount: bigint;
  /** What they were asked for, in the wallet's currency. */
  readonly worth: bigint;
  readonly currency: string;
  /** Whether the rate that they were asked at still holds. */
  readonly rateHeld: boolean;
}

/**
 * What coins are worth in the wallet's currency. The held rate is promised for the asked amount only: what goes beyond it
 * counts at the rate of the day, as everything does once the promise has ended.
 */
export function worthOfCoins(arrived: bigint, asked: AskedCoins): bigint {
  const { code, currency } = asked;
  if (!asked.rateHeld) return convertMinor(arrived, code, currency);
  if (arrived <= asked.amount) return (arrived * asked.worth) / asked.amount;
  return asked.worth + convertMinor(arrived - asked.amount, code, currency);
}

/** Splits what arrived by the room that the player's deposit limits leave; `null` where there is none to hold it to. */
export function divideArrived(worth: bigint, room: bigint | null): { credited: bigint; held: bigint } {
  const most = room === null ? worth : room < 0n ? 0n : room;
  const credited = worth < most ? worth : most;
  return { credited, held: worth - credited };
}

/** Smaller differences between what was asked and what arrived are nobody's business, in euro cents. */
export const MISMATCH_EUR_CENTS = 10_000n;

/** Whether a person should look at a deposit: what arrived differs by more than that, and by more than a tenth of what was asked. */
export function isMismatch(arrived: bigint, requested: bigint, currency: string): boolean {
  const difference = arrived > requested ? arrived - requested : requested - arrived;
  return convertMinor(difference, currency, 'EUR') > MISMATCH_EUR_CENTS && difference * 10n > requested;
}
