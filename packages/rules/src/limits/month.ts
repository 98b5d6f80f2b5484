/** A player's running month as it is shown beside the limits: its days, and what money of several wallets comes to. */
import { convertMinor } from '../money/rates.ts';
import { windowOf, type Window } from './calendar.ts';

/** The first instants of the running month's days in a zone, up to the day that runs now. */
export function daysOfMonth(now: Date, zone: string): Date[] {
  const days: Date[] = [];
  let day: Window = windowOf('day', windowOf('month', now, zone).start, zone);
  while (day.start <= now) {
    days.push(day.start);
    day = windowOf('day', day.end, zone);
  }
  return days;
}

/** What sums in several currencies come to in one of them. Less than a minor unit is left out, of gains and of losses. */
export const sumIn = (sums: readonly { currency: string; amount: bigint }[], currency: string): number =>
  Number(sums.reduce((total, sum) => total + convertMinor(sum.amount, sum.currency, currency), 0n));
