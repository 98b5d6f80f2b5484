import { fixedCategories, type Category } from '@cosmodrome/rules/games/categories';
import { byPayout, byRelease, byTitle, editorialOrder } from '@cosmodrome/rules/games/order';
import type { CatalogueGame } from './catalogue.ts';

/** Orders and categories of a catalogue that neither plays nor days change, open or not: made once for all shelves. */
export interface FixedLists {
  readonly editorial: readonly CatalogueGame[];
  readonly byTitle: readonly CatalogueGame[];
  readonly byRelease: readonly CatalogueGame[];
  /** Highest return to player first. */
  readonly byPayout: readonly CatalogueGame[];
  /** Games of the same categories share one list. */
  readonly categories: ReadonlyMap<CatalogueGame, readonly Category[]>;
}

export function fixedListsOf(games: readonly CatalogueGame[]): FixedLists {
  const lists = new Map<string, readonly Category[]>();
  const shared = (list: readonly Category[]): readonly Category[] => {
    const key = list.join(' ');
    const known = lists.get(key);
    if (!known) lists.set(key, list);
    return known ?? list;
  };
  return {
    editorial: editorialOrder(games),
    byTitle: games.toSorted(byTitle),
    byRelease: games.toSorted(byRelease),
    byPayout: games.toSorted(byPayout),
    categories: new Map(games.map((game) => [game, shared(fixedCategories(game))])),
  };
}
