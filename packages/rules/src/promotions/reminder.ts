import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** Milliseconds on the site after which a player is shown one campaign below the gift button (spec 9). */
export const REMINDER_AFTER = 10 * MINUTE_MS;
/** Set in a browser that has shown one; it says nothing about a person. */
export const REMINDER_COOKIE = 'promo_timer';
/** Seconds before that browser may show another: a day. */
export const REMINDER_PAUSE = DAY_MS / 1_000;

/** The campaign to show: the running one that ends first, else the operator's first. */
export const reminded = <T extends { readonly end: string | null }>(running: readonly T[]): T | undefined =>
  running.toSorted((one, other) => endOf(one) - endOf(other))[0];

const LAST = Number.MAX_SAFE_INTEGER;
const endOf = ({ end }: { readonly end: string | null }): number => (end === null ? LAST : Date.parse(end));
