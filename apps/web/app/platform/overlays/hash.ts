import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { matchOverlay, specOf } from '../routing/match.ts';
import { useSite } from '../site.ts';
import { useOverlays } from './navigation.ts';

/** What may stand behind the `#` of any page (spec 2.2); an overlay that is not there opens nothing. */
const openers = ['sign-in', 'sign-up', 'remind', 'new-password', 'users/password/edit', 'profile/password/edit'];

/** The overlay that a hash opens: its address, or the one that its address leads to. */
export function overlayOfHash(hash: string): string | null {
  if (!openers.includes(hash.slice(1))) return null;
  const path = `/${hash.slice(1)}`;
  const spec = specOf(path);
  const target = spec?.kind === 'moved' ? spec.to : path;
  return matchOverlay(target) ? target : null;
}

/** The way to the betting site: `#sport` and `#sport_football`; null for any other hash. */
export function bettingOfHash(hash: string): string | null {
  const found = /^#sport(?:_([\w-]+))?$/.exec(hash);
  return found && (found[1] === undefined ? '/sport' : `/sport/${found[1]}`);
}

/** Opens the overlay that the address names behind its `#`, and takes the name away, so that it opens once. */
export default function HashOverlays(): null {
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { open } = useOverlays();
  const { betting } = useSite();
  const root = useHref('/').replace(/\/$/, '');
  const next = useRef<string>(null);
  const follow = useEffectEvent(() => {
    const way = betting ? bettingOfHash(hash) : null;
    if (way !== null) window.location.assign(root + way);
    const path = overlayOfHash(hash);
    if (path !== null) {
      next.current = path;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    } else if (next.current !== null) {
      open(next.current);
      next.current = null;
    }
  });
  useEffect(() => follow(), [key, hash]);
  return null;
}
