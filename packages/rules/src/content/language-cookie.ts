/** Says in which language the visitor has chosen to read, as the first part of an address; nothing else. */
export const LANGUAGE_COOKIE = '_casino_language';
/** Seconds for which the choice is remembered. */
export const LANGUAGE_KEPT = 365 * 24 * 3600;

/** What the cookie says; undefined without one. */
export const languageIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)_casino_language=([A-Za-z-]{2,5})(?:;|$)/.exec(cookies)?.[1];
