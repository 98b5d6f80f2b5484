import type { CallAnswer, CallInput } from '@cosmodrome/contract/calls';
import { redirect } from 'react-router';
import type { LoadArgs } from '../../platform/queries/load.ts';
import { fresh, query } from '../../platform/queries/query.ts';
import { asPage, type CardPage, onDevice, PAGE_SIZE } from '../queries.ts';
import { listHref, type Narrowing, type Sort } from './narrowing.ts';
import type { Tick } from './search-names.ts';

/** A list: a category or a studio, and what its address narrows it to. */
export interface ListOf {
  category?: string;
  provider?: string;
  narrowing: Narrowing;
}

export interface FacetValue {
  id: string;
  count: number;
}

export interface ListPageData extends CardPage {
  facets: Readonly<Record<Tick, FacetValue[]>>;
}

type Answer = CallAnswer<'games.filter'>;
type Body = NonNullable<CallInput<'games.filter'>['body']>;

const sorts: Readonly<Record<Sort, Body['sort']>> = {
  own: undefined,
  new: { type: 'released' },
  title: { type: 'title' },
  rtp: { type: 'payout' },
};

const withFacets = {
  name: 'list',
  project: (answer: Answer): ListPageData => ({
    ...asPage.project(answer),
    facets: {
      studio: answer.facets?.providers ?? [],
      feature: answer.facets?.features ?? [],
      volatility: answer.facets?.volatility_rating ?? [],
      rtp: answer.facets?.payout ?? [],
    },
  }),
};

/** A page of a list with the values that it can be narrowed by. `all` is every game. */
export function listQuery({ category, provider, narrowing: { q, sort, ticks } }: ListOf, page: number) {
  const filter = {
    ...(category !== undefined && category !== 'all' && { categories: { identifiers: [category] } }),
    ...(q !== '' && { title: q }),
    ...(provider === undefined
      ? ticks.studio.length > 0 && { providers: [...ticks.studio] }
      : { providers: [provider] }),
    ...(ticks.feature.length > 0 && { features: [...ticks.feature] }),
    ...(ticks.volatility.length > 0 && { volatility_rating: [...ticks.volatility] }),
    ...(ticks.rtp.length > 0 && { payout: [...ticks.rtp] }),
  } as NonNullable<Body['filter']>;
  const order = sorts[sort];
  const body: Body = {
    page,
    page_size: PAGE_SIZE,
    filter,
    facets: true,
    ...(order && { sort: order }),
  };
  return query('games.filter', { body }, { staleTime: fresh.minutes, view: withFacets, on: onDevice });
}

/**
 * Reads a page of the list at `path` for its route. A document without its games is an error; in the browser the page
 * stands already and its list says what happened. An address behind the last page leads to the last one: lists get shorter.
 */
export async function readList(
  { need, want }: Pick<LoadArgs, 'need' | 'want'>,
  list: ListOf,
  { path, page }: { path: string; page: number },
): Promise<void> {
  const found = await (import.meta.env.SSR ? need : want)(listQuery(list, page));
  if (found && isBehind(found, page)) throw redirect(listHref(path, list.narrowing, found.pages));
}

/** Whether a list has games, but not that many pages of them. */
export const isBehind = ({ pages }: Pick<CardPage, 'pages'>, page: number): boolean => pages > 0 && page > pages;
