import { badgesOf } from '@cosmodrome/rules/games/badges';
import { CATEGORIES, type Category } from '@cosmodrome/rules/games/categories';
import {
  globalOrder,
  isOpen,
  isReleased,
  newGames,
  recommendedGames,
  releaseDays,
  TOP_SIZE,
  withPins,
  type PlayCounts,
  type ReleaseDays,
} from '@cosmodrome/rules/games/order';
import type { Game } from '@cosmodrome/contract/http/games';
import { currenciesOf, type CatalogueGame, type GameCatalogue, type Studio } from './catalogue.ts';
import { fixedListsOf, type FixedLists } from './fixed-lists.ts';
import { facetSets, type FacetSets } from './facets.ts';
import { GameSet } from './game-set.ts';
import type { GameIds } from './ids.ts';
import { presentGame } from './present.ts';

/** A game on the shelf. */
export interface ShelvedGame {
  readonly game: CatalogueGame;
  readonly place: number;
  readonly categories: readonly Category[];
  /** The wire's game, as a guest sees it. */
  readonly card: Game;
}

/** Games in an order of their own. */
export interface OrderedGames {
  readonly games: readonly ShelvedGame[];
  readonly set: GameSet;
}

/** A category or a studio. */
export interface Collection extends OrderedGames {
  readonly slug: string;
  /** How many of them run on each device. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Everything a list of games may ask, computed once for a day, a state of the catalogue and the plays. Never changed. */
export interface Shelf {
  readonly builtAt: Date;
  /** In the site's order. */
  readonly games: readonly ShelvedGame[];
  readonly byIdentifier: ReadonlyMap<string, ShelvedGame>;
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

/** What a shelf is made of, beside the plays and the day. */
export interface Stock {
  readonly catalogue: GameCatalogue;
  readonly fixed: FixedLists;
  readonly ids: GameIds;
}

export const stockOf = (catalogue: GameCatalogue, ids: GameIds): Stock => ({
  catalogue,
  fixed: fixedListsOf(catalogue.games),
  ids,
});

export function buildShelf({ catalogue, fixed, ids }: Stock, plays: PlayCounts, now: Date): Shelf {
  const days = releaseDays(now);
  const open = new Set(catalogue.games.filter((game) => isOpen(game, days)));
  const openOf = (list: readonly CatalogueGame[]) => list.filter((game) => open.has(game));
  const ordered = globalOrder(openOf(fixed.editorial), plays);
  const pins = catalogue.pins ?? {};
  const known = new Map(ordered.map((game) => [game.identifier, game]));
  const fresh = withPins(newGames(openOf(fixed.byRelease), days), pins['new'] ?? [], known);
  const top = withPins(ordered, pins['top'] ?? [], known).slice(0, TOP_SIZE);
  const categoriesOf = categoriesToday(fixed, { pins, fresh: new Set(fresh), top: new Set(top), days });
  const seoCount = new Map<string, number>();
  for (const { slug } of ordered) seoCount.set(slug, (seoCount.get(slug) ?? 0) + 1);
  const present = ({ game, categories }: ShelvedGame): Game =>
    presentGame(game, {
      idIn: (currency) => ids.idOf(game.identifier, currency),
      categories,
      badges: badgesOf(game, days),
      uniqueSeoTitle: seoCount.get(game.slug) === 1,
    });
  const games = ordered.map((game, place) => new Shelved({ game, place, categories: categoriesOf(game) }, present));
  const byIdentifier = new Map(games.map((shelved) => [shelved.game.identifier, shelved]));
  const shelve = (list: readonly CatalogueGame[]) => list.flatMap((game) => byIdentifier.get(game.identifier) ?? []);
  const groups = <Key>(keys: (shelved: ShelvedGame) => readonly Key[]) => groupBy(games, keys);
  const devices = setsBy(games, ({ game }) => game.devices);
  const collect = (slug: string, list: readonly ShelvedGame[]): Collection => {
    const set = setOf(list, games.length);
    const counts = new Map([...devices].map(([device, all]) => [device, all.countWith(set)]));
    return { slug, games: list, set, counts };
  };
  const own: Record<string, readonly ShelvedGame[]> = {
    new: shelve(fresh),
    top: shelve(top),
    recommended: shelve(recommendedGames(ordered, [])),
  };
  return {
    builtAt: now,
    games,
    byIdentifier,
    bySeoTitle: groups(({ game }) => [game.slug]),
    byTitle: shelve(fixed.byTitle),
    byRelease: shelve(fixed.byRelease),
    byPayout: shelve(fixed.byPayout),
    collections: collectionsOf(
      groups(({ categories }) => categories),
      { own, pins, byIdentifier },
      collect,
    ),
    providers: new Map([...groups(({ game }) => [game.provider])].map(([id, list]) => [id, collect(id, list)])),
    currencies: setsBy(games, ({ game }) => currenciesOf(game)),
    devices,
    facets: facetSets(games),
    studios: catalogue.studios,
  };
}

/** Makes its card when somebody first sees it: most of a large catalogue is seen by nobody before the next shelf. */
class Shelved implements ShelvedGame {
  readonly game: CatalogueGame;
  readonly place: number;
  readonly categories: readonly Category[];
  readonly #present: (shelved: ShelvedGame) => Game;
  #card: Game | null = null;

  constructor(facts: Omit<ShelvedGame, 'card'>, present: (shelved: ShelvedGame) => Game) {
    this.game = facts.game;
    this.place = facts.place;
    this.categories = facts.categories;
    this.#present = present;
  }

  get card(): Game {
    this.#card ??= this.#present(this);
    return this.#card;
  }
}

interface Moving {
  readonly pins: Readonly<Record<string, readonly string[]>>;
  readonly fresh: ReadonlySet<CatalogueGame>;
  readonly top: ReadonlySet<CatalogueGame>;
  readonly days: ReleaseDays;
}

/** The categories of a game today: those that always hold, and what plays, days and pins add or take. */
function categoriesToday({ categories }: FixedLists, { pins, fresh, top, days }: Moving) {
  const pinned = new Set(Object.values(pins).flat());
  return (game: CatalogueGame): readonly Category[] => {
    const fixed = categories.get(game) ?? [];
    const early = fixed.includes('prerelease') && isReleased(game, days);
    if (!early && !fresh.has(game) && !top.has(game) && !pinned.has(game.identifier)) return fixed;
    const all = new Set<string>(fixed);
    if (fresh.has(game)) all.add('new');
    if (top.has(game)) all.add('top');
    if (early) all.delete('prerelease');
    for (const [slug, list] of Object.entries(pins)) if (list.includes(game.identifier)) all.add(slug);
    return CATEGORIES.filter((slug) => all.has(slug));
  };
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

function setsBy(
  games: readonly ShelvedGame[],
  keys: (shelved: ShelvedGame) => readonly string[],
): Map<string, GameSet> {
  const sets = new Map<string, GameSet>();
  for (const shelved of games) {
    for (const key of keys(shelved)) {
      let set = sets.get(key);
      if (!set) sets.set(key, (set = new GameSet(games.length)));
      set.add(shelved.place);
    }
  }
  return sets;
}
