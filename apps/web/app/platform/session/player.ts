import type { Player } from '@cosmodrome/contract/http/profile';
import { useQuery } from '@tanstack/react-query';
import { fresh, query } from '../queries/query.ts';
import { useSession } from './session.ts';

/** The signed-in player; the batch of the first document fills it. */
export const playerQuery = () => query('profile.player', undefined, { staleTime: fresh.session });

/** The player once known; undefined for guests and while the session is still unknown. */
export function usePlayer(): Player | undefined {
  const session = useSession();
  const { data } = useQuery({ ...playerQuery(), enabled: session === 'player' });
  return session === 'player' && data && 'id' in data ? data : undefined;
}
