import { gamesQuery, likeQuery } from '../games/index.ts';
import { fresh, query } from '../platform/queries/query.ts';
import { type PlayGame, toPlayGame } from './play-game.ts';

/** The games whose address ends in `name`; studios may share a name, so the page picks its own. */
export const namedGamesQuery = (name: string) =>
  query(
    'games.selectBySeoTitles',
    { body: { game_seo_titles: [name] } },
    {
      staleTime: fresh.minutes,
      view: { name: 'play', project: (map): PlayGame[] => Object.values(map).map(toPlayGame) },
    },
  );

export const gameAt = (games: readonly PlayGame[] | undefined, producer: string): PlayGame | undefined =>
  games?.find(({ card }) => card.provider === producer);

/** Games of the same theme or kind, the nearest first. */
export const similarQuery = ({ card }: Pick<PlayGame, 'card'>) => likeQuery(card.identifier);

/** What a page shows instead when the game does not exist. */
export const topGamesQuery = () => gamesQuery({ category: 'top', size: 15 });

export const roundQuery = (id: string) => query('play.round', { params: { id } }, { staleTime: fresh.moments });
