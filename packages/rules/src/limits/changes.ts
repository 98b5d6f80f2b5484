/** What a change of a limit does and when (player protection R1): stricter acts at once, looser waits and is confirmed. */
import { HOUR_MS } from '../durations.ts';
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

const LEAST_INDEFINITE_HOURS = 168;

/**
 * When a self-exclusion that its player asks to end may end at the earliest, if they confirm it then; null where the policy
 * lets nobody end it (player protection R5). `end` is the exclusion's own end, null for one that has none.
 */
export function exclusionRemovableFrom(policy: LimitsPolicy, end: Date | null, now: Date): Date | null {
  if (!policy.exclusionRemoval) return null;
  const { definiteHours, indefiniteHours } = policy.exclusionRemoval;
  const hours = end === null ? Math.max(LEAST_INDEFINITE_HOURS, indefiniteHours) : Math.max(LEAST_HOURS, definiteHours);
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** What is used of a limit as it is told (spec 3): a player who is ahead has used nothing of a loss limit. */
export const toldUse = (used: number): number => Math.max(0, used);

/** Limit reached (spec 4): nothing is left of the amount after the absolute value of what is used. */
export const isReached = (amount: number, used: number): boolean => amount - Math.abs(used) <= 0;

/** Four fifths of an amount are used and something is left: the player is told while it can still be thought about. */
export const isAlmostReached = (amount: number, used: number): boolean =>
  !isReached(amount, used) && used > 0 && BigInt(used) * 5n >= BigInt(amount) * 4n;
