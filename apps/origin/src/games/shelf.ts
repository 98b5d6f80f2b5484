import { badgesOf } from '@cosmodrome/rules/games/badges';
import { CATEGORIES, fixedCategories } from '@cosmodrome/rules/games/categories';
import {
  byRelease,
  byTitle,
  editorialOrder,
  globalOrder,
  isOpen,
  isReleased,
  newGames,
  byPayout,
  recommendedGames,
  TOP_SIZE,
  withPins,
  type PlayCounts,
} from '@cosmodrome/rules/games/order';
import type { Game } from '@cosmodrome/contract/http/games';
import type { CatalogueGame, GameCatalogue, Studio } from './catalogue.ts';
import { facetSets, type FacetSets } from './facets.ts';
import { GameSet } from './game-set.ts';
import { presentGame } from './present.ts';

/** A game on the shelf. */
export interface ShelvedGame {
  readonly game: CatalogueGame;
  /** The wire's game, as a guest sees it. */
  readonly card: Game;
  readonly place: number;
}

export interface Collection {
  readonly slug: string;
  /** In the category's own order. */
  readonly games: readonly ShelvedGame[];
  readonly set: GameSet;
}

/** Everything a list of games may ask, computed once for a day, a state of the catalogue and the plays. Never changed. */
export interface Shelf {
  readonly builtAt: Date;
  /** In the site's order. */
  readonly games: readonly ShelvedGame[];
  readonly byIdentifier: ReadonlyMap<string, ShelvedGame>;
  readonly byNumber: ReadonlyMap<number, ShelvedGame>;
  /** A title in addresses may belong to games of several studios. */
  readonly bySeoTitle: ReadonlyMap<string, readonly ShelvedGame[]>;
  readonly byTitle: readonly ShelvedGame[];
  readonly byRelease: readonly ShelvedGame[];
  /** Highest return to player first. */
  readonly byPayout: readonly ShelvedGame[];
  readonly collections: ReadonlyMap<string, Collection>;
  readonly providers: ReadonlyMap<string, Collection>;
  readonly currencies: ReadonlyMap<string, GameSet>;
  readonly devices: ReadonlyMap<string, GameSet>;
  readonly facets: FacetSets;
  readonly studios: readonly Studio[];
}

/** Numeric ids by identifier and currency. */
export type GameIds = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function buildShelf(catalogue: GameCatalogue, ids: GameIds, plays: PlayCounts, now: Date): Shelf {
  const open = catalogue.games.filter((game) => isOpen(game, now));
  const ordered = globalOrder(editorialOrder(open), plays);
  const pins = catalogue.pins ?? {};
  const known = new Map(ordered.map((game) => [game.identifier, game]));
  const fresh = withPins(newGames(open, now), pins['new'] ?? [], known);
  const top = withPins(ordered, pins['top'] ?? [], known).slice(0, TOP_SIZE);
  const categories = categoriesOf(ordered, pins, { new: new Set(fresh), top: new Set(top), now });
  const seoCount = Map.groupBy(ordered, (game) => game.slug);
  const games = ordered.map((game, place): ShelvedGame => ({
    game,
    place,
    card: presentGame(game, {
      ids: ids.get(game.identifier) ?? new Map(),
      categories: categories.get(game) ?? [],
      badges: badgesOf(game, now),
      uniqueSeoTitle: seoCount.get(game.slug)?.length === 1,
    }),
  }));
  const byIdentifier = new Map(games.map((shelved) => [shelved.game.identifier, shelved]));
  const shelve = (list: readonly CatalogueGame[]) => list.flatMap((game) => byIdentifier.get(game.identifier) ?? []);
  const collect = (slug: string, list: readonly ShelvedGame[]): Collection => ({
    slug,
    games: list,
    set: setOf(list, games.length),
  });
  const own: Record<string, readonly ShelvedGame[]> = {
    new: shelve(fresh),
    top: shelve(top),
    recommended: shelve(recommendedGames(ordered, [])),
  };
  const groups = <Key>(keys: (shelved: ShelvedGame) => readonly Key[]) => groupBy(games, keys);
  return {
    builtAt: now,
    games,
    byIdentifier,
    byNumber: new Map(
      games.flatMap((shelved) => Object.values(shelved.card.currencies).map(({ id }) => [id, shelved] as const)),
    ),
    bySeoTitle: groups(({ game }) => [game.slug]),
    byTitle: shelve([...ordered].sort(byTitle)),
    byRelease: shelve([...ordered].sort(byRelease)),
    byPayout: shelve([...ordered].sort(byPayout)),
    collections: collectionsOf(
      groups(({ card }) => card.categories),
      { own, pins, byIdentifier },
      collect,
    ),
    providers: new Map([...groups(({ game }) => [game.provider])].map(([id, list]) => [id, collect(id, list)])),
    currencies: sets(
      groups(({ card }) => Object.keys(card.currencies)),
      games.length,
    ),
    devices: sets(
      groups(({ card }) => card.devices),
      games.length,
    ),
    facets: facetSets(games),
    studios: catalogue.studios,
  };
}

function categoriesOf(
  games: readonly CatalogueGame[],
  pins: Readonly<Record<string, readonly string[]>>,
  moving: { new: ReadonlySet<CatalogueGame>; top: ReadonlySet<CatalogueGame>; now: Date },
): Map<CatalogueGame, string[]> {
  return new Map(
    games.map((game) => {
      const fixed = new Set<string>(fixedCategories(game));
      if (moving.new.has(game)) fixed.add('new');
      if (moving.top.has(game)) fixed.add('top');
      if (isReleased(game, moving.now)) fixed.delete('prerelease');
      for (const [slug, pinned] of Object.entries(pins)) if (pinned.includes(game.identifier)) fixed.add(slug);
      return [game, CATEGORIES.filter((slug) => fixed.has(slug))];
    }),
  );
}

interface Orders {
  /** Categories with an order of their own. */
  own: Readonly<Record<string, readonly ShelvedGame[]>>;
  pins: Readonly<Record<string, readonly string[]>>;
  byIdentifier: ReadonlyMap<string, ShelvedGame>;
}

/** Categories that have games, in the order of the slugs, each with its pins first. */
function collectionsOf(
  members: ReadonlyMap<string, readonly ShelvedGame[]>,
  { own, pins, byIdentifier }: Orders,
  collect: (slug: string, games: readonly ShelvedGame[]) => Collection,
): Map<string, Collection> {
  const collections = new Map<string, Collection>();
  for (const slug of CATEGORIES) {
    const games = own[slug] ?? withPins(members.get(slug) ?? [], pins[slug] ?? [], byIdentifier);
    if (games.length > 0) collections.set(slug, collect(slug, games));
  }
  return collections;
}

function groupBy<Key>(games: readonly ShelvedGame[], keys: (shelved: ShelvedGame) => readonly Key[]) {
  const groups = new Map<Key, ShelvedGame[]>();
  for (const shelved of games) {
    for (const key of keys(shelved)) {
      const group = groups.get(key);
      if (group) group.push(shelved);
      else groups.set(key, [shelved]);
    }
  }
  return groups;
}

function setOf(games: readonly ShelvedGame[], size: number): GameSet {
  const set = new GameSet(size);
  for (const { place } of games) set.add(place);
  return set;
}

const sets = (groups: ReadonlyMap<string, readonly ShelvedGame[]>, size: number): Map<string, GameSet> =>
  new Map([...groups].map(([key, list]) => [key, setOf(list, size)]));
