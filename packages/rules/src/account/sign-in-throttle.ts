/** When sign-in stops being tried (player-protection R26): after a number of failures within a time, for that time. */
export interface ThrottleRule {
  failures: number;
  withinMs: number;
}

/** Per account, whether it exists or not. */
export const accountThrottle: ThrottleRule = { failures: 3, withinMs: 30 * 60_000 };
/** Per network address: several people may share one. */
export const addressThrottle: ThrottleRule = { failures: 30, withinMs: 30 * 60_000 };

/** A session nobody uses ends after this long. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** How long before the first end the player is told, and may go on with one press. */
export const IDLE_WARNING_MS = 2 * 60_000;
/** Any session ends after this long. */
export const SESSION_LONGEST_MS = 12 * 3_600_000;
