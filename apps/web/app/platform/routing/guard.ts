import type { PathSpec } from './path-spec.ts';

export interface Visitor {
  /** By the hint cookie or the session. */
  signedIn: boolean;
  /** From a restricted country: looks around, opens no account. */
  restricted: boolean;
}

/** Where guests are sent who need an account. */
export const REGISTRATION = '/sign-up';
export const SIGN_IN = '/sign-in';

/**
 * Where a visitor has to go instead, or null when the path is theirs (spec 2.3). `target` is the whole path with its
 * search, which registration keeps as `redirect`.
 */
export function detour(spec: Pick<PathSpec, 'guard' | 'restricted'>, target: string, visitor: Visitor): string | null {
  if (visitor.restricted && !spec.restricted) return '/';
  if (spec.guard === 'player' && !visitor.signedIn) return `${REGISTRATION}?redirect=${encodeURIComponent(target)}`;
  if (spec.guard === 'guest' && visitor.signedIn) return '/';
  return null;
}

const NOWHERE = 'http://site.invalid';

/**
 * The `redirect` parameter, when it is a path of this site and not somebody else's address; the lobby otherwise. What
 * comes back is written anew, so that no reader of it sees another host than this one did.
 */
export function redirectTarget(search: URLSearchParams): string {
  const target = search.get('redirect') ?? '/';
  if (!target.startsWith('/') || !URL.canParse(target, NOWHERE)) return '/';
  const { origin, pathname, search: query, hash } = new URL(target, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
