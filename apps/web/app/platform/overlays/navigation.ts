import { useContext } from 'react';
import { type Location, UNSAFE_NavigationContext, useHref, useLocation, useNavigate } from 'react-router';
import { hearEarlyKeys } from '../forms/early-input.ts';
import { detour } from '../routing/guard.ts';
import type { OverlaySpec, PathSpec } from '../routing/path-spec.ts';
import { leaveOnce } from '../routing/leave-once.ts';
import { newestLocation } from '../routing/quiet-updates.ts';
import { matchGuarded, matchOverlay } from '../routing/match.ts';
import { sessionState } from '../session/session.ts';
import { CLOSE_DELAY, closeAfterQuestion } from './close-guard.ts';
import { openOverlays, overlaysIn, stackWith } from './stack.ts';

export interface OpenOptions {
  /** Swap the topmost overlay instead of opening over it. */
  replaceTop?: boolean;
}

export interface Overlays {
  /** Opens the overlay of an address over the current page. False when the address is a page. */
  open: (path: string, options?: OpenOptions) => boolean;
  /** Closes the topmost one, after its own question and the delay. */
  close: () => void;
  /** Closes all of them at once and goes to a path of the site. */
  leaveTo: (path: string) => void;
}

/** Opens and closes overlays by masked locations: the router stays on the page below, the address bar shows theirs. */
export function useOverlays(): Overlays {
  const navigate = useNavigate();
  const location = useLocation();
  const { basename } = useContext(UNSAFE_NavigationContext);
  const isDirect = openOverlays(location.pathname, null).length > 0;
  const here = { pathname: location.pathname, search: location.search, hash: location.hash };
  // The page is drawn a while after the router has come to it: a press in the meantime goes on from where the router is.
  const entry = (): Location => newestLocation.get() ?? location;
  const show = (overlays: string[], replace: boolean): void => {
    const top = overlays.at(-1);
    if (top !== undefined) hearEarlyKeys(newestLocation.get()?.key);
    void navigate(here, {
      state: { overlays },
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      ...(top === undefined ? {} : { mask: basename === '/' ? top : basename + top }),
    });
  };
  const open = (path: string, { replaceTop = false }: OpenOptions = {}): boolean => {
    const spec = matchOverlay(path)?.spec ?? matchGuarded(path);
    if (!spec) return false;
    const instead = detourNow(spec, path);
    if (instead === null && spec.kind !== 'overlay') return false;
    if (instead !== null && !matchOverlay(instead)) {
      void navigate(instead);
      return true;
    }
    const stack = overlaysIn(entry().state);
    if (isDirect && stack.length === 0) {
      // A direct visit stands on the overlay's own address: the next one is a visit of its own.
      void navigate(instead ?? path, { replace: replaceTop });
      return true;
    }
    if (sessionState.get() === 'guest' && matchGuarded(location.pathname)) {
      // One's own page cannot lie below once nobody is signed in: the way in leads back to it.
      const back = `?redirect=${encodeURIComponent(location.pathname + location.search)}`;
      void navigate(spec.guard === 'guest' && !path.includes('?') ? path + back : (instead ?? path));
      return true;
    }
    show(stackWith(stack, instead ?? path, replaceTop), replaceTop);
    return true;
  };
  const leave = ({ key, state }: Location): void => {
    if (overlaysIn(state).length > 0) {
      if (key === 'default') show([], true);
      else void navigate(-1);
    } else if (isDirect) void navigate('/', { preventScrollReset: true });
  };
  const close = (): void => {
    const asked = entry();
    const leaveAsked = (): void => {
      if (asked === entry()) leaveOnce(asked, () => leave(asked));
    };
    closeAfterQuestion(() => void setTimeout(leaveAsked, CLOSE_DELAY));
  };
  return { open, close, leaveTo: (path) => void navigate(path, { replace: true }) };
}

const detourNow = (spec: PathSpec, path: string): string | null =>
  detour(spec, path, { signedIn: sessionState.get() !== 'guest', restricted: isRestricted() });

/** The overlay that a link to this address opens over the page, if it is one. */
export function overlayBehind(path: string): OverlaySpec | undefined {
  const spec = matchOverlay(path)?.spec ?? matchGuarded(path);
  return spec && matchOverlay(detourNow(spec, path) ?? path)?.spec;
}

/** Guest mode, as the document says. */
export const isRestricted = (): boolean => document.documentElement.dataset['restricted'] !== undefined;

/** The address of a path in the current language, for forms and plain links. */
export const useAddress = (path: string): string => useHref(path);
