import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { useQuery } from '@tanstack/react-query';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** The player's free spins, the newest first. */
export const freeSpinsQuery = () => query('freespins.list', undefined, { staleTime: fresh.moments });

/** Some of the player's free spins by their id; undefined where there are none. */
export function useFreeSpinsById(id: number | null): FreeSpins | undefined {
  const player = useSession() === 'player';
  const { data } = useQuery({ ...freeSpinsQuery(), enabled: player && id !== null });
  return data?.find((each) => each.id === id);
}

/** Free spins of a game in a currency that can be played, or wait to be: those that are played come first. */
export function useFreeSpinsOf(game: string, currency: string | null): FreeSpins | undefined {
  const player = useSession() === 'player';
  const { data } = useQuery({ ...freeSpinsQuery(), enabled: player && currency !== null });
  const own = data?.filter((each) => each.currency === currency && each.games.includes(game)) ?? [];
  return own.find(({ stage }) => stage === 'activated') ?? own.find(({ activatable }) => activatable);
}
