import type { CallAnswer } from '@cosmodrome/contract/calls';
import { fresh, query } from '../../platform/queries/query.ts';
import { type GameCard, toCard } from '../card.ts';

/** A studio or a category among what was found. */
export interface Place {
  title: string;
  count: number;
  href: string;
}

export interface FoundGames {
  games: GameCard[];
  total: number;
  places: Place[];
}

/** Games that the popup shows at once. */
export const SHOWN = 12;

const asFound = {
  name: 'found',
  project: ({ games, total_count, providers, categories }: CallAnswer<'games.search'>): FoundGames => ({
    games: games.map(toCard),
    total: total_count,
    places: [
      ...categories.map(({ id, title, games_count }) => ({ title, count: games_count, href: `/pokies/${id}` })),
      ...providers.map(({ id, title, games_count }) => ({ title, count: games_count, href: `/producers/${id}` })),
    ],
  }),
};

/** What the origin finds for words as they are typed. */
export const searchQuery = (words: string) =>
  query(
    'games.search',
    { query: { q: words, limit: SHOWN } },
    {
      staleTime: fresh.minutes,
      view: asFound,
      on: (_, device) => ({ query: { q: words, limit: SHOWN, device } }),
    },
  );
