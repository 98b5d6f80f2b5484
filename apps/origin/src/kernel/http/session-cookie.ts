/** The session's opaque token; no script can read it. */
export const SESSION_COOKIE = '_casino_session';
/** The token of a session that is over: it opens nothing, and tells why its session ended. */
export const ENDED_COOKIE = '_casino_ended';
/** For how many seconds a browser can still ask that. */
export const ENDED_KEPT_SECONDS = 3_600;
/** Says that somebody is signed in and nothing else; the page's first script reads it. */
export const SIGNED_IN_COOKIE = '_casino_signed_in';

/** The cookies of a request. The first of a name wins, as in browsers. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

export interface CookieChange {
  name: string;
  value: string;
  httpOnly: boolean;
  /** Seconds; 0 deletes; undefined lasts as long as the browser. */
  maxAge: number | undefined;
}

/** One Set-Cookie line: whole site, SameSite=Lax, Secure where the visitor came over TLS. */
export function writeCookie(change: CookieChange, secure: boolean): string {
  const parts = [`${change.name}=${encodeURIComponent(change.value)}`, 'Path=/', 'SameSite=Lax'];
  if (change.maxAge !== undefined) parts.push(`Max-Age=${Math.floor(change.maxAge)}`);
  if (change.httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
