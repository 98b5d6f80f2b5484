import type { Game } from '@cosmodrome/contract/http/games';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api/browser.ts';
import { useSession } from '../platform/session/session.ts';
import { favoritesQuery } from './queries.ts';

type Favorites = Game[] | number[];

const hasId = (game: Game | number, id: number): boolean =>
  typeof game === 'number' ? game === id : Object.values(game.currencies).some((each) => each.id === id);

export interface FavoriteGames {
  /** Undefined for guests and until they have arrived. */
  games: Game[] | undefined;
  failed: boolean;
  again: () => void;
}

/** The player's favourite games. */
export function useFavorites(): FavoriteGames {
  const session = useSession();
  const { data, isError, refetch } = useQuery({ ...favoritesQuery(), enabled: session === 'player' });
  return {
    games: session === 'player' ? data?.filter((each) => typeof each !== 'number') : undefined,
    failed: isError && !data,
    again: () => void refetch(),
  };
}

export function useIsFavorite(id: number): boolean {
  const session = useSession();
  const { data } = useQuery({ ...favoritesQuery(), enabled: session === 'player' });
  return session === 'player' && ((data as (Game | number)[] | undefined)?.some((each) => hasId(each, id)) ?? false);
}

/**
 * Sets or takes a favourite at once and tells the origin after. When that fails this heart alone goes back, whatever
 * happened to others meanwhile, and the failure is thrown to whoever asked.
 */
export async function setFavorite(client: QueryClient, id: number, favorite: boolean): Promise<void> {
  const { queryKey } = favoritesQuery();
  await client.cancelQueries({ queryKey });
  const known = (): (Game | number)[] => client.getQueryData<Favorites>(queryKey) ?? [];
  const place = known().findIndex((each) => hasId(each, id));
  const taken = known()[place];
  client.setQueryData(queryKey, favorite ? [...known(), id] : known().filter((each) => !hasId(each, id)));
  try {
    await api(favorite ? 'games.addFavorite' : 'games.removeFavorite', { params: { id } });
  } catch (error) {
    const others = known().filter((each) => !hasId(each, id));
    client.setQueryData(queryKey, taken === undefined ? others : others.toSpliced(place, 0, taken));
    throw error;
  }
  await client.invalidateQueries({ queryKey });
}
