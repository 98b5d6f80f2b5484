import type { Facets, GamesFilter } from '@cosmodrome/contract/http/games';
import { categorySlug } from '@cosmodrome/rules/games/categories';
import { kinship } from '@cosmodrome/rules/games/kin';
import { pageLinks, type PageLinks } from '@cosmodrome/rules/games/pages';
import { searchText } from '@cosmodrome/rules/games/search';
import { countFacets, narrowed } from './facets.ts';
import { GameSet } from './game-set.ts';
import type { SearchIndex } from './search-index.ts';
import type { OrderedGames, Shelf, ShelvedGame } from './shelf.ts';

export interface FilteredPage {
  readonly games: readonly ShelvedGame[];
  readonly pagination: PageLinks;
  /** When the request asks for them. */
  readonly facets?: Facets;
}

type Filter = NonNullable<GamesFilter['filter']>;

/** What takes the place of a collection for this caller: their own recommendations. */
export type OwnCollections = ReadonlyMap<string, OrderedGames>;

const NOBODYS: OwnCollections = new Map();

/** One page of the games that fit, in the order asked for. Unknown categories, studios or currencies fit nothing. */
export function filterGames(
  { shelf, search }: { shelf: Shelf; search: SearchIndex },
  request: GamesFilter,
  own: OwnCollections = NOBODYS,
): FilteredPage {
  const { filter = {}, sort, page, page_size: size } = request;
  const collections = (filter.categories?.identifiers ?? []).map((id) => {
    const slug = categorySlug(id);
    return own.get(slug) ?? shelf.collections.get(slug) ?? null;
  });
  const list = listed(shelf, filter, collections);
  list.keep(shelf.devices.get(request.device) ?? list.empty());
  const alike = filter.like === undefined ? null : likeGame(shelf, filter.like);
  if (alike) list.keep(setOf(shelf, alike));
  const found = searchText(filter.title ?? '') === '' ? null : search.find(filter.title ?? '');
  if (found) list.keep(placesOf(shelf, found));
  const fitting = narrowed(shelf.facets, list, filter);
  const type = sort?.type ?? 'global';
  const best = alike ?? (found && byScore(shelf, found));
  const order = best && type === 'global' ? best : orderOf(shelf, type, collections);
  const directed = sort?.direction === 'DESC' ? order.toReversed() : order;
  return {
    games: pageOf(directed, fitting, { skip: (page - 1) * size, count: size }),
    pagination: pageLinks(page, size, fitting.count()),
    ...(request.facets && { facets: countFacets(shelf.facets, list, filter) }),
  };
}

/** The games of a page, looked for only as far as it goes: the first one costs the same in any catalogue. */
function pageOf(
  order: readonly ShelvedGame[],
  fitting: GameSet,
  { skip, count }: { skip: number; count: number },
): ShelvedGame[] {
  const games: ShelvedGame[] = [];
  let before = skip;
  for (const game of order) {
    if (games.length === count) break;
    if (!fitting.has(game.place)) continue;
    if (before > 0) before -= 1;
    else games.push(game);
  }
  return games;
}

/** The games of the categories and currencies: the list that facets narrow. */
function listed(shelf: Shelf, filter: Filter, collections: readonly (OrderedGames | null)[]): GameSet {
  const size = shelf.games.length;
  const list = new GameSet(size);
  list.join(shelf.collections.get('all')?.set ?? new GameSet(size));
  const either = (sets: readonly (GameSet | undefined)[]) => {
    const union = new GameSet(size);
    for (const set of sets) if (set) union.join(set);
    list.keep(union);
  };
  if (filter.categories?.strategy === 'AND') for (const one of collections) either([one?.set]);
  else if (collections.length > 0) either(collections.map((one) => one?.set));
  if (filter.currencies?.length) either(filter.currencies.map((code) => shelf.currencies.get(code)));
  return list;
}

/** The games that have something in common with one, the nearest first, equal ones in the site's order; none for an unknown one. */
function likeGame(shelf: Shelf, identifier: string): ShelvedGame[] {
  const of = shelf.byIdentifier.get(identifier);
  if (!of) return [];
  return shelf.games
    .map((shelved) => ({ shelved, near: shelved === of ? 0 : kinship(of.game, shelved.game) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near || one.shelved.place - other.shelved.place)
    .map(({ shelved }) => shelved);
}

function setOf(shelf: Shelf, games: readonly ShelvedGame[]): GameSet {
  const set = new GameSet(shelf.games.length);
  for (const { place } of games) set.add(place);
  return set;
}

function placesOf(shelf: Shelf, found: ReadonlyMap<string, number>): GameSet {
  const places = new GameSet(shelf.games.length);
  for (const identifier of found.keys()) {
    const shelved = shelf.byIdentifier.get(identifier);
    if (shelved) places.add(shelved.place);
  }
  return places;
}

/** The games found, those that fit best first, equal ones in the site's order. */
export function byScore(shelf: Shelf, found: ReadonlyMap<string, number>): ShelvedGame[] {
  // Few scores differ: games are sorted by their place alone, among those that fit as well.
  const groups = new Map<number, ShelvedGame[]>();
  for (const [identifier, score] of found) {
    const shelved = shelf.byIdentifier.get(identifier);
    if (!shelved) continue;
    const group = groups.get(score);
    if (group) group.push(shelved);
    else groups.set(score, [shelved]);
  }
  const best = [...groups].sort(([one], [other]) => other - one);
  return best.flatMap(([, group]) => group.sort((one, other) => one.place - other.place));
}

/** A single category has its own order; anything else the site's. */
function orderOf(
  shelf: Shelf,
  sort: 'global' | 'title' | 'released' | 'payout',
  collections: readonly (OrderedGames | null)[],
): readonly ShelvedGame[] {
  if (sort === 'title') return shelf.byTitle;
  if (sort === 'released') return shelf.byRelease;
  if (sort === 'payout') return shelf.byPayout;
  const [only] = collections;
  return collections.length === 1 && only ? only.games : shelf.games;
}
