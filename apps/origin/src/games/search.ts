import { searchWords, SEARCH_MIN_LENGTH, textFit } from '@cosmodrome/rules/games/search';
import { byScore } from './filter.ts';
import type { SearchIndex } from './search-index.ts';
import type { Collection, Shelf, ShelvedGame } from './shelf.ts';

export interface Found {
  readonly games: readonly ShelvedGame[];
  readonly providers: readonly Collection[];
  readonly categories: readonly Collection[];
}

export interface Searched {
  readonly shelf: Shelf;
  readonly search: SearchIndex;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  readonly studioTitle: (id: string) => string;
  /** The title of a category in the caller's language. */
  readonly categoryTitle: (slug: string) => string;
}

/** Studios and categories beside the games, at most. */
const BESIDE = 4;

/** What is found for words as they are typed, the best first. */
export function searchShelf({ shelf, search, ...names }: Searched, typed: string): Found {
  const words = searchWords(typed);
  if (words.join(' ').length < SEARCH_MIN_LENGTH) return { games: [], providers: [], categories: [] };
  const best = (collections: Iterable<Collection>, texts: (slug: string) => readonly string[]): Collection[] =>
    [...collections]
      .map((collection) => ({
        collection,
        fit: Math.max(...texts(collection.slug).map((text) => textFit(searchWords(text), words))),
      }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || other.collection.games.length - one.collection.games.length)
      .slice(0, BESIDE)
      .map(({ collection }) => collection);
  return {
    games: byScore(shelf, search.find(typed)),
    providers: best(shelf.providers.values(), (id) => [names.studioTitle(id)]),
    categories: best(shelf.collections.values(), (slug) => [
      names.categoryTitle(slug),
      slug,
      ...(names.aliases[slug] ?? []),
    ]),
  };
}
