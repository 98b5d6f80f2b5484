/**
 * The gaming session: from the first game that is opened until a rest, whichever games are played in it (player protection
 * R7, R9). For real money the origin counts it, for play money the page.
 */

import { MINUTE_MS } from '../durations.ts';

/** When it began, when there was last play in it, and when its last reality check was confirmed; epoch ms. */
export interface GamingTimes {
  readonly started: number;
  readonly seen: number;
  readonly checked: number;
}

/** A pause this long ends a gaming session: the next game begins a new one. */
export const SESSION_GAP = 30 * MINUTE_MS;

/** The gaming session that goes on at `now`: the known one, or a new one after a pause or when the clock went back. */
export function resumeTimes(known: GamingTimes | null, now: number): GamingTimes {
  if (known && known.started <= now && now - known.seen < SESSION_GAP && known.seen - now < SESSION_GAP) {
    return { ...known, seen: Math.max(known.seen, now) };
  }
  return { started: now, seen: now, checked: now };
}

/** Milliseconds between checks: the shorter of what the policy asks and the player's own wish, each in minutes. */
export function intervalOf(policy: number | null, own: number | null): number | null {
  const minutes = Math.min(policy ?? Infinity, own ?? Infinity);
  return Number.isFinite(minutes) ? minutes * MINUTE_MS : null;
}

/**
 * The wallet takes new rounds for this long after a check is due, and takes a confirmation this long before: the page asks
 * between two rounds and knows the origin's time to a second, so nobody who is being asked sees an error. The books'
 * function names the same time (`ledger_play_wave.sql`).
 */
export const REALITY_CHECK_GRACE = 30_000;
