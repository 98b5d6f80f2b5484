import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { useSession } from '../../platform/session/session.ts';
import { pageQuery } from './read.ts';

const PAGE = 20;

/** The player's rounds, latest first, page after page; all currencies unless one is named. */
export function useHistory(currency: string | undefined) {
  const player = useSession() === 'player';
  const result = useInfiniteQuery({
    queryKey: [...callKey('play.history'), 'pages', currency ?? null],
    queryFn: ({ client, pageParam }) =>
      apiOf(client)('play.history', {
        query: pageQuery(PAGE, pageParam, currency),
      }),
    initialPageParam: undefined as string | undefined,
    // A full page may be the last one; then the next is empty.
    getNextPageParam: (page: PlayedRound[]) => (page.length < PAGE ? undefined : page.at(-1)?.bet_id),
    enabled: player,
    staleTime: 0,
  });
  return { ...result, rounds: result.data?.pages.flat() };
}

export const roundPath = (id: string): string => `/profile/games-history/${encodeURIComponent(id)}`;
