import { PAYOUT_BANDS, SOUGHT_FEATURES, VOLATILITIES } from '@cosmodrome/rules/games/facets';
import { SEARCH_MIN_LENGTH } from '@cosmodrome/rules/games/search';
import { type Tick, TICKS } from './search-names.ts';

/** How a list is ordered: its own order, or by release, title, return to player. */
export const SORTS = ['own', 'new', 'title', 'rtp'] as const;
export type Sort = (typeof SORTS)[number];

/** What an address asks of a list beyond its category. */
export interface Narrowing {
  sort: Sort;
  /** Words to look for in the list; empty or at least three letters. */
  q: string;
  ticks: Readonly<Record<Tick, readonly string[]>>;
}

const MOST = 20;
const slug = /^[a-z0-9-]{1,40}$/;
const values: Readonly<Record<Tick, (value: string) => boolean>> = {
  studio: (value) => slug.test(value),
  feature: (value) => (SOUGHT_FEATURES as readonly string[]).includes(value),
  volatility: (value) => (VOLATILITIES as readonly string[]).includes(value),
  rtp: (value) => (PAYOUT_BANDS as readonly string[]).includes(value),
};

/** Reads an address; whatever it holds that is not known is ignored. In a studio's list there is no choice of studios. */
export function readNarrowing(search: URLSearchParams, provider?: string): Narrowing {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const sort = search.get('sort');
  const ticked = (tick: Tick): string[] => [...new Set(search.getAll(tick))].filter(values[tick]).slice(0, MOST).sort();
  return {
    sort: SORTS.find((each) => each === sort) ?? 'own',
    q: q.length < SEARCH_MIN_LENGTH ? '' : q,
    ticks: {
      studio: provider === undefined ? ticked('studio') : [],
      feature: ticked('feature'),
      volatility: ticked('volatility'),
      rtp: ticked('rtp'),
    },
  };
}

/** The address of a page of a narrowed list. A studio's pages have their number in the path (spec 2.2), others in the search. */
export function listHref(path: string, { sort, q, ticks }: Narrowing, page = 1): string {
  const inPath = path.startsWith('/producers/');
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  for (const tick of TICKS) for (const value of ticks[tick]) search.append(tick, value);
  if (sort !== 'own') search.set('sort', sort);
  if (page > 1 && !inPath) search.set('page', String(page));
  const text = search.toString();
  const place = page > 1 && inPath ? `${path}/${page}` : path;
  return text === '' ? place : `${place}?${text}`;
}

/** The same list with a value ticked, or no longer. */
export function toggled(narrowing: Narrowing, tick: Tick, value: string): Narrowing {
  const before = narrowing.ticks[tick];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value].sort();
  return { ...narrowing, ticks: { ...narrowing.ticks, [tick]: after } };
}

/** The whole list again, in the order chosen. */
export const cleared = ({ sort }: Narrowing): Narrowing => ({
  sort,
  q: '',
  ticks: { studio: [], feature: [], volatility: [], rtp: [] },
});

/** How many values are ticked. */
export const tickCount = ({ ticks }: Narrowing): number => TICKS.reduce((sum, tick) => sum + ticks[tick].length, 0);

/** Whether anything is left out. */
export const isNarrowed = (narrowing: Narrowing): boolean => narrowing.q !== '' || tickCount(narrowing) > 0;
