import type { UserLimit, WantedLimit } from '@cosmodrome/contract/http/limits';
import type { Protection } from '@cosmodrome/contract/http/protection';
import type { Assessment } from '@cosmodrome/rules/limits/self-assessment';
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

/** What the running month came to, as the books have it when the page is opened. */
export function useMonth() {
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({
    ...query('limits.month', undefined, { staleTime: 0 }),
    enabled: player,
  });
  return { month: player ? data : undefined, failed: isError, again: () => void refetch() };
}

/** What protects the player beside the limits; the batch of the first document brings it. */
export const protectionQuery = () => query('limits.protection', undefined, { staleTime: fresh.minutes });

/** The same once it is known; undefined for guests. */
export function useProtection(): Protection | undefined {
  const player = useSession() === 'player';
  const { data } = useQuery({ ...protectionQuery(), enabled: player });
  return player ? data : undefined;
}

/** Whether offers are held back from the player (player protection R32): no until it is known, and for guests. */
export const useHeldBack = (): boolean => (useProtection()?.suppression ?? null) !== null;

const keepProtection = (client: QueryClient, protection: Protection): void => {
  client.setQueryData(protectionQuery().queryKey, protection);
};

export async function answerPrompt(client: QueryClient): Promise<void> {
  keepProtection(client, await apiOf(client)('limits.answerPrompt'));
}

export async function keepAssessment(client: QueryClient, answers: Assessment): Promise<void> {
  keepProtection(client, await apiOf(client)('limits.assess', { body: { answers } }));
}

const keep = (client: QueryClient, limits: UserLimit[]): void => {
  client.setQueryData(limitsQuery().queryKey, limits);
  // A limit answers a question, and may hold offers back.
  void client.invalidateQueries({ queryKey: protectionQuery().queryKey });
};

export async function setLimit(client: QueryClient, limit: WantedLimit): Promise<void> {
  keep(client, await apiOf(client)('limits.set', { body: { user_limit: limit } }));
}

export async function removeLimit(client: QueryClient, id: number): Promise<void> {
  keep(client, await apiOf(client)('limits.remove', { params: { id } }));
}
