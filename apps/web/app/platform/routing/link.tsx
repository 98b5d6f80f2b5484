import { afterPaint } from '@cosmodrome/ui/after-paint';
import type { AnchorProps } from '@cosmodrome/ui/anchor';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPath, PrefetchPageLinks, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router';
import { hasLine, whenOnline } from '../device/line.ts';
import { hearEarlyKeys } from '../forms/early-input.ts';
import { preloadOverlay } from '../overlays/host.tsx';
import { overlayBehind, useOverlays } from '../overlays/navigation.ts';
import { openOverlays } from '../overlays/stack.ts';
import { specOf } from './match.ts';
import type { OverlaySpec } from './path-spec.ts';
import { isPlainPress } from './plain-press.ts';
import { newestLocation } from './quiet-updates.ts';

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** The server answers it with something else than a page: the browser follows it by itself. */
const isNoPage = (href: string): boolean => specOf(href)?.kind === 'resource';

/** Milliseconds of pointing at a link after which its page is fetched. */
const INTENT = 100;

/** What all links of the page share, so that one more link costs next to nothing. */
interface Links {
  /** The address with its language. */
  addressOf: (href: string) => string;
  press: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
  /** Somebody points at a link whose page or overlay may be wanted soon; null when the pointer has left it. */
  point: (href: string | null) => void;
  /** A finger touches a link: the beginning of a press, or of a scroll. */
  touch: (href: string) => void;
}

const LinksContext = createContext<Links | null>(null);

/** Holds what links need of the router, once for the page. */
export function LinksProvider({ children }: { children: ReactNode }) {
  const { open } = useOverlays();
  const navigate = useNavigate();
  const location = useLocation();
  const { basename } = useContext(UNSAFE_NavigationContext);
  const [wanted, want] = useState<Wanted | null>(null);
  const latest = useRef({ open, navigate, location });
  useLayoutEffect(() => {
    latest.current = { open, navigate, location };
  });
  useLayoutEffect(() => markFollowed(null), [location]);
  // oxlint-disable-next-line react/refs -- It reads when a link is pressed or pointed at, after the drawing.
  const [links] = useState(() => linksOf(basename, () => latest.current, want));
  return (
    <LinksContext value={links}>
      {children}
      {wanted?.from === location && <PrefetchPageLinks page={wanted.page} />}
    </LinksContext>
  );
}

/** A failure is told when the overlay is wanted. */
const fetchAhead = (overlay: OverlaySpec): void => void preloadOverlay(overlay).catch(() => undefined);

let followed: Element | null = null;

/** Shows on a pressed link that its page is on the way: that may take a while, and a press is answered at once. */
function markFollowed(link: Element | null): void {
  followed?.removeAttribute('data-followed');
  followed = link;
  followed?.setAttribute('data-followed', '');
}

/** A page whose link was pointed at: its parts are fetched unless the visitor has left the address `from` meanwhile. */
interface Wanted {
  page: string;
  from: ReturnType<typeof useLocation>;
}

interface Router {
  open: (href: string) => boolean;
  navigate: ReturnType<typeof useNavigate>;
  location: ReturnType<typeof useLocation>;
}

function linksOf(basename: string, router: () => Router, want: (wanted: Wanted) => void): Links {
  const addressOf = (href: string): string => {
    if (basename === '/' || !href.startsWith('/')) return href;
    return href === '/' || /^\/[?#]/.test(href) ? basename + href.slice(1) : basename + href;
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    addressOf,
    press(event, href) {
      const { open, navigate, location } = router();
      if (event.defaultPrevented || !isPlainPress(event) || isNoPage(href)) return;
      event.preventDefault();
      // What is on the way now need not be fetched ahead.
      clearTimeout(waiting);
      const here = href === createPath(location);
      if (here && openOverlays(location.pathname, location.state).length === 0) scrollTo({ top: 0 });
      else {
        markFollowed(event.currentTarget);
        const go = (): void => {
          if (!open(href)) void navigate(href, { replace: here });
        };
        whenOnline(() => {
          if (overlayBehind(href)) hearEarlyKeys(newestLocation.get()?.key);
          afterPaint(go);
        });
      }
    },
    point(href) {
      clearTimeout(waiting);
      if (href === null || !hasLine()) return;
      const overlay = overlayBehind(href);
      if (overlay) waiting = setTimeout(fetchAhead, INTENT, overlay);
      else waiting = setTimeout(() => want({ page: addressOf(href), from: router().location }), INTENT);
    },
    touch(href) {
      const overlay = hasLine() && overlayBehind(href);
      if (overlay) setTimeout(fetchAhead, 0, overlay);
    },
  };
}

/**
 * Every link of the site: to a page by the router, to an overlay over the current page. Without JavaScript both are plain
 * addresses. A link to the page that is shown already goes nowhere but up (spec 2.3).
 */
export function AppLink({ href, onClick, target, ref, children, ...rest }: AnchorProps) {
  const links = use(LinksContext);
  if (!links || elsewhere.test(href) || target) {
    return (
      <a {...rest} ref={ref} href={href} target={target} onClick={onClick}>
        {children}
      </a>
    );
  }
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    links.press(event, href);
  };
  const point = (): void => links.point(isNoPage(href) ? null : href);
  const rests = (): void => links.point(null);
  return (
    <a
      {...rest}
      ref={ref}
      href={links.addressOf(href)}
      onClick={press}
      onPointerEnter={point}
      onPointerLeave={rests}
      onTouchStart={() => links.touch(href)}
      onFocus={point}
      onBlur={rests}
    >
      {children}
    </a>
  );
}
