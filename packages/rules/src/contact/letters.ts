import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { ThrottleRule } from '../throttle-rule.ts';

interface LinkRule {
  /** Where the link of the letter leads, and the parameter that carries its token (spec 2.2). */
  path: string;
  parameter: string;
  lifeMs: number;
}

/** What the links of letters open, each once: another password, a confirmed address, a sign-in that is paused. */
export const letterLinks = {
  password: { path: '/new-password', parameter: 'reset_password_token', lifeMs: HOUR_MS },
  confirmation: { path: '/confirmation', parameter: 'confirmation_token', lifeMs: 72 * HOUR_MS },
  unlock: { path: '/unlock', parameter: 'unlock_token', lifeMs: HOUR_MS },
} as const satisfies Record<string, LinkRule>;

export type LinkPurpose = keyof typeof letterLinks;

/** How many letters of a kind an address may be asked to get, whether or not an account has it. */
export const letterThrottle: ThrottleRule = { failures: 3, withinMs: 30 * MINUTE_MS };
