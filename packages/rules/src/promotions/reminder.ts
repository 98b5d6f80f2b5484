import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** Milliseconds that a player has been on the site before a campaign is told of beside the gifts (spec 9). */
export const REMINDER_AFTER = 10 * MINUTE_MS;
/** Cookie of a browser in which that was done; it says nothing about a person. */
export const REMINDER_COOKIE = 'promo_timer';
/** Seconds before it may be done again: a day. */
export const REMINDER_PAUSE = DAY_MS / 1_000;

/** The campaign that is told of: of those that run the one that really ends first, else the operator's first. */
export const reminded = <T extends { readonly end: string | null }>(running: readonly T[]): T | undefined =>
  running.toSorted((one, other) => endOf(one) - endOf(other))[0];

const LAST = Number.MAX_SAFE_INTEGER;
const endOf = ({ end }: { readonly end: string | null }): number => (end === null ? LAST : Date.parse(end));

/** Games, the campaigns themselves, and wherever a player looks for protection. */
const QUIET = [
  '/play',
  '/promo',
  '/promotions',
  '/profile/limits',
  '/self-assessment',
  '/responsible-gaming',
  '/unlock',
];

/** Whether a campaign may be told of over the page of a path. */
export const mayRemindAt = (path: string): boolean =>
  !QUIET.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
