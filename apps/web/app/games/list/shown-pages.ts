import { useQueries } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainPress } from '../../platform/routing/plain-press.ts';
import { useSession } from '../../platform/session/session.ts';
import { PAGE_SIZE } from '../queries.ts';
import { type ListOf, listQuery, type ListPageData } from './list-query.ts';

/** Kept with the history entry: the page above which nothing is shown. */
interface ListState {
  first?: number;
  /** Of which load of the site: after a reload the document shows the page of the address alone. */
  visit?: number;
}

export interface ShownPages {
  /** Number of the first page shown. */
  first: number;
  /** From the first to the page of the address; undefined is on its way. */
  pages: readonly (ListPageData | undefined)[];
  failed: boolean;
  /** Reads what failed once more. */
  again: () => void;
  /** Shows a further page below the others. */
  more: (event: MouseEvent, page: number) => void;
  /** Around the tiles: room is made in it for those that come, and after "more" by keyboard the first of them gets the focus. */
  tiles: RefObject<HTMLDivElement | null>;
}

const MOST_PAGES = 50;

/** The pages of a list that are in view: that of the address, and those before it that led there. */
export function useShownPages(list: ListOf, page: number, pageHref: (page: number) => string): ShownPages {
  const navigate = useNavigate();
  const session = useSession();
  const state = useLocation().state as ListState | null;
  const kept = state?.visit === visit() ? (state?.first ?? page) : page;
  const first = kept >= 1 && kept <= page && page - kept < MOST_PAGES ? kept : page;
  const own = list.category === 'recommended' && session === 'player';
  const results = useQueries({
    queries: Array.from({ length: page - first + 1 }, (_, at) => {
      const one = listQuery(list, first + at);
      return own ? { ...one, queryKey: [...one.queryKey, 'own'] } : one;
    }),
  });
  const tiles = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  const pages = results.map(({ data }) => data);
  const latest = pages.at(-1);
  useEffect(() => {
    if (!latest || awaited.current !== latest.page) return;
    awaited.current = null;
    const at = (latest.page - first) * PAGE_SIZE;
    tiles.current?.querySelectorAll<HTMLElement>('a.ui-tile-link')[at]?.focus({ preventScroll: true });
  }, [latest, first]);
  useLayoutEffect(() => {
    tiles.current?.style.removeProperty('min-height');
  }, [pages.length]);
  return {
    first,
    pages,
    tiles,
    failed: results.some(({ isError, data }) => isError && !data),
    again: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
    more: (event, next) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      makeRoom(tiles.current, pages.length);
      if (event.detail === 0) awaited.current = next;
      void navigate(pageHref(next), {
        state: { first, visit: visit() } satisfies ListState,
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

const visit = (): number => (typeof performance === 'undefined' ? 0 : performance.timeOrigin);

/** One page more of height at the press itself: what stands below makes way at once, not when the answer is drawn. */
function makeRoom(tiles: HTMLElement | null, pages: number): void {
  if (tiles) tiles.style.minHeight = `${(tiles.offsetHeight * (pages + 1)) / pages}px`;
}
