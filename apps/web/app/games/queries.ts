import type { CallAnswer, CallInput } from '@cosmodrome/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { apiOf, type Device, fresh, query, type Query } from '../platform/queries/query.ts';
import { type GameCard, gameOfPath, toCard } from './card.ts';

/** Spec 9: games of a page of a list, and of a lobby row. */
export const PAGE_SIZE = 40;
export const ROW_SIZE = 15;

export interface CardPage {
  games: GameCard[];
  page: number;
  pages: number;
  total: number;
  next: number | null;
}

export const asPage = {
  name: 'cards',
  project: ({ data, pagination }: CallAnswer<'games.filter'>): CardPage => ({
    games: data.map(toCard),
    page: pagination.current_page,
    pages: pagination.total_pages,
    total: pagination.total_count,
    next: pagination.next_page,
  }),
};

/** Games are asked for by the device they are for; so are their numbers. */
export const onDevice = <I extends CallInput<'games.filter' | 'games.select'>>(input: I | undefined, device: Device) =>
  ({ body: { ...input?.body, device } }) as I;

/** The first games of a category. `all` is every game. */
export const gamesQuery = ({ category, size }: { category: string; size: number }) =>
  query(
    'games.filter',
    {
      body: {
        page_size: size,
        filter: category === 'all' ? {} : { categories: { identifiers: [category] } },
      },
    },
    { staleTime: fresh.minutes, view: asPage, on: onDevice },
  );

/** The first games like one, which is not among them. */
export const likeQuery = (identifier: string) =>
  query(
    'games.filter',
    { body: { page_size: ROW_SIZE, filter: { like: identifier } } },
    { staleTime: fresh.minutes, view: asPage, on: onDevice },
  );

/** The games recommended to the player; the document's are those of a guest. */
export const recommendedQuery = (size: number) => {
  const { queryKey, ...rest } = gamesQuery({ category: 'recommended', size });
  return { ...rest, queryKey: [...queryKey, 'own'] };
};

/** Categories with how many games they have. */
export const collectionsQuery = () =>
  query('games.collections', undefined, {
    staleTime: fresh.minutes,
    on: (_, device) => ({ query: { device } }),
  });

export const providersQuery = () => query('games.providers', undefined, { staleTime: fresh.minutes });

export const playedQuery = () => query('games.played', undefined, { staleTime: fresh.session });

/** The player's favourites, as the v2 media type answers them: whole games. */
export const favoritesQuery = () => query('games.favorites', undefined, { staleTime: fresh.session });

/** Games by identifier, in the order asked for. */
export const selectQuery = (identifiers: readonly string[]) =>
  query(
    'games.select',
    { body: { game_ids: [...identifiers] } },
    {
      staleTime: fresh.moments,
      on: onDevice,
      view: {
        name: 'cards',
        project: (map): GameCard[] =>
          identifiers.flatMap((identifier) => {
            const game = map[identifier];
            return game ? [toCard(game)] : [];
          }),
      },
    },
  );

/** What an address of a game is made of, for every game of the catalogue up to `most`. */
export const sitemapGamesQuery = (most: number): Query<Pick<GameCard, 'provider' | 'seo'>[]> => ({
  queryKey: ['games.filter', 'sitemap', most],
  queryFn: async ({ client }) => {
    const found: Pick<GameCard, 'provider' | 'seo'>[] = [];
    for (let page: number | null = 1; page !== null && found.length < most;) {
      const answer: CallAnswer<'games.filter'> = await apiOf(client)('games.filter', {
        body: { device: 'desktop', page, page_size: 100 },
      });
      found.push(...answer.data.map(({ provider, seo_title }) => ({ provider, seo: seo_title })));
      page = answer.pagination.next_page;
    }
    return found;
  },
  staleTime: fresh.minutes,
});

/** The cards of the games whose address ends in a name; studios may share one. */
const namedCardsQuery = (name: string) =>
  query(
    'games.selectBySeoTitles',
    { body: { game_seo_titles: [name] } },
    {
      staleTime: fresh.minutes,
      view: { name: 'cards', project: (map): GameCard[] => Object.values(map).map(toCard) },
    },
  );

/** What the game is called whose page a path is; undefined for other pages, and until it is known. */
export function useTitleAt(path: string): string | undefined {
  const at = gameOfPath(path);
  const { data } = useQuery({ ...namedCardsQuery(at?.seo ?? ''), enabled: at !== null });
  return data?.find(({ provider }) => provider === at?.provider)?.title;
}
