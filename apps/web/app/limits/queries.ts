import type { UserLimit, WantedLimit } from '@cosmodrome/contract/http/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiOf, fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** The player's limits with their use, which every bet and deposit moves. */
export const limitsQuery = () => query('limits.list', undefined, { staleTime: 0 });
export const policyQuery = () => query('limits.policy', undefined, { staleTime: fresh.minutes });

/** The limits and what the licence allows, once both are there. */
export function useLimits() {
  const player = useSession() === 'player';
  const limits = useQuery({ ...limitsQuery(), enabled: player });
  const policy = useQuery({ ...policyQuery(), enabled: player });
  return {
    limits: player ? limits.data : undefined,
    policy: policy.data,
    failed: limits.isError || policy.isError,
    again: () => void Promise.all([limits.refetch(), policy.refetch()]),
  };
}

const keep = (client: QueryClient, limits: UserLimit[]): void => {
  client.setQueryData(limitsQuery().queryKey, limits);
};

export async function setLimit(client: QueryClient, limit: WantedLimit): Promise<void> {
  keep(client, await apiOf(client)('limits.set', { body: { user_limit: limit } }));
}

export async function removeLimit(client: QueryClient, id: number): Promise<void> {
  keep(client, await apiOf(client)('limits.remove', { params: { id } }));
}
