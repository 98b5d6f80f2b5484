import type { CookieChange } from './session-cookie.ts';

/** A call's result, ready to be written to any transport. An undefined body is an empty answer. */
export interface Outcome {
  status: number;
  body?: unknown;
  headers: Record<string, string>;
  cookies: CookieChange[];
}
