import type { Gift } from '@cosmodrome/contract/http/gifts';
import { useQuery } from '@tanstack/react-query';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** Everything that waits for the player, runs, or is over; the batch of the first document brings it. */
export const giftsQuery = () => query('gifts.list', undefined, { staleTime: fresh.minutes });

interface Gifts {
  /** Undefined until they are here, and while it is not known whose page it is: the document names nobody. */
  data: Gift[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export function useGifts(): Gifts {
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({ ...giftsQuery(), enabled: player });
  return { data: player ? data : undefined, isError, refetch };
}
