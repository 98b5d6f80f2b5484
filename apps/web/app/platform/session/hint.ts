/** Cookie that says that somebody is signed in, and nothing else. The origin sets and clears it with the session. */
export const HINT_COOKIE = '_casino_signed_in';

export const hasHint = (cookies: string): boolean => /(?:^|;\s*)_casino_signed_in=1(?:;|$)/.test(cookies);
