import type { ThrottleRule } from '../throttle-rule.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Per account, whether it exists or not. */
export const accountThrottle: ThrottleRule = { failures: 3, withinMs: 30 * MINUTE_MS };
/** Per network address: several people may share one, so a solved captcha opens it. */
export const addressThrottle: ThrottleRule = { failures: 30, withinMs: 30 * MINUTE_MS };

/** A session nobody uses ends after this long. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** The same where the law of the player's country asks for less. */
const idleByCountry: Readonly<Record<string, number>> = { IT: 20 * MINUTE_MS };
export const sessionIdleMs = (country: string | null | undefined): number =>
  idleByCountry[country ?? ''] ?? SESSION_IDLE_MS;
/** How long before the first end the player is told, and may go on with one press. */
export const IDLE_WARNING_MS = 2 * MINUTE_MS;
/** Any session ends after this long. */
export const SESSION_LONGEST_MS = 12 * HOUR_MS;
