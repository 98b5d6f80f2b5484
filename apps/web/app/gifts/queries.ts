import type { Gift } from '@cosmodrome/contract/http/gifts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** Everything that waits for the player, runs, or is over; the batch of the first document brings it. */
export const giftsQuery = () => query('gifts.list', undefined, { staleTime: fresh.minutes });

export function useGifts(): UseQueryResult<Gift[]> {
  const player = useSession() === 'player';
  return useQuery({ ...giftsQuery(), enabled: player });
}
