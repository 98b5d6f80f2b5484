/** What a change of a limit does and when (player protection R1): stricter acts at once, looser waits and is confirmed. */
import type { Window } from './calendar.ts';
import type { LimitsPolicy, TimeLimit } from './types.ts';

export type Direction = 'first' | 'same' | 'stricter' | 'looser' | 'mixed';

export interface LimitAmount {
  readonly currency: string;
  /** Minor units. */
  readonly amount_cents: number;
}

/** How amounts asked for compare with those in force. Currencies that are not named stay as they are. */
export function directionOf(inForce: readonly LimitAmount[] | null, asked: readonly LimitAmount[]): Direction {
  if (inForce === null) return 'first';
  let up = false;
  let down = false;
  for (const { currency, amount_cents } of asked) {
    const current = inForce.find((account) => account.currency === currency)?.amount_cents;
    // A currency of its own takes its money out of the first one's limit.
    if (current === undefined || amount_cents > current) up = true;
    else if (amount_cents < current) down = true;
  }
  if (up && down) return 'mixed';
  if (up) return 'looser';
  return down ? 'stricter' : 'same';
}

export const directionOfMinutes = (inForce: number | null, asked: number): Direction => {
  if (inForce === null) return 'first';
  if (asked === inForce) return 'same';
  return asked < inForce ? 'stricter' : 'looser';
};

/** The amounts in force after the stricter part of a wish; and all of it, for later. */
export function mergeAmounts(
  inForce: readonly LimitAmount[],
  asked: readonly LimitAmount[],
): { atOnce: LimitAmount[]; later: LimitAmount[] } {
  const wish = new Map(asked.map(({ currency, amount_cents }) => [currency, amount_cents]));
  const known = new Set(inForce.map(({ currency }) => currency));
  const atOnce = inForce.map(({ currency, amount_cents }) => ({
    currency,
    amount_cents: Math.min(amount_cents, wish.get(currency) ?? amount_cents),
  }));
  const changed = inForce.map(({ currency, amount_cents }) => ({
    currency,
    amount_cents: wish.get(currency) ?? amount_cents,
  }));
  return { atOnce, later: [...changed, ...asked.filter(({ currency }) => !known.has(currency))] };
}

const HOUR_MS = 3_600_000;
const LEAST_HOURS = 24;

/** The first instant at which something looser may be in force. `running` is the limit's day, week or month now. */
export function looserFrom(policy: LimitsPolicy, kind: 'raise' | 'remove', now: Date, running: Window | null): Date {
  const hours = Math.max(LEAST_HOURS, kind === 'raise' ? policy.raiseHours : policy.removeHours);
  const waited = now.getTime() + hours * HOUR_MS;
  const renewed = policy.raiseAfterPeriod && running ? running.end.getTime() : 0;
  return new Date(Math.max(waited, renewed));
}

export interface ConfirmationWindow {
  /** From when the confirmation counts: the mail goes out then. */
  readonly opens: Date;
  readonly closes: Date;
}

/** When the player's word by e-mail counts for something looser asked now. */
export function confirmationWindow(policy: LimitsPolicy, now: Date, from: Date): ConfirmationWindow {
  const opens = policy.confirmation === 'any_time' ? now : from;
  return { opens, closes: new Date(Math.max(from.getTime(), opens.getTime()) + policy.confirmDays * 24 * HOUR_MS) };
}

/** Minutes that a time limit may have. */
export const minutesRange = (policy: LimitsPolicy, type: TimeLimit): { min: number; max: number } =>
  type === 'session' ? policy.sessionMinutes : policy.realityCheckMinutes;

/** A running break gives way only to one that ends later: nobody's break becomes shorter. `null` never ends. */
export const endsLater = (running: Date | null, asked: Date | null): boolean =>
  running !== null && (asked === null || asked.getTime() > running.getTime());

/** Limit reached (spec 4): nothing is left of it. A player ahead has used none of a loss limit. */
export const isReached = (amount: number, used: number): boolean => amount - Math.max(0, used) <= 0;
