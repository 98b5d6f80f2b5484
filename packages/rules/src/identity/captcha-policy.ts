import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { ThrottleRule } from '../throttle-rule.ts';

/** From how many failed sign-ins on a captcha is asked for: of one account, and of one network address. */
export const captchaAfter = { account: 2, address: 6 } as const;

/**
 * How many accounts one network address opens before a captcha is asked for: the first ones are free, so that the form
 * also works before its script has arrived.
 */
export const freeRegistrations: ThrottleRule = { failures: 3, withinMs: HOUR_MS };
/** The same for letters, whatever addresses they go to. */
export const freeLetters: ThrottleRule = { failures: 3, withinMs: 30 * MINUTE_MS };
