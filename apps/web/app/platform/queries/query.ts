import type { CallAnswer, CallInput, CallName } from '@cosmodrome/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';

/** One reading of a call, the same on the server and in the browser. Give it to `useQuery`, `load` or the cache. */
export interface Query<T> {
  queryKey: readonly unknown[];
  queryFn: (context: { client: QueryClient }) => Promise<T>;
  staleTime: number;
}

const apis = new WeakMap<QueryClient, Api>();

/** Says which client the queries of this cache call with: the browser's, or that of one request on the server. */
export function setApi(client: QueryClient, api: Api): void {
  apis.set(client, api);
}

export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query cache has no api: call setApi first');
  return api;
}

/** Milliseconds for which an answer needs no second reading. */
export const fresh = { moments: 15_000, minutes: 5 * 60_000, session: Number.POSITIVE_INFINITY } as const;

export interface QueryOptions<N extends CallName, T> {
  staleTime?: number;
  /** Keeps only what the screens need, before it is stored and sent with the document. */
  view?: { name: string; project: (answer: CallAnswer<N>) => T };
}

/** Describes how a call is read. The key is the call's name, its input and the name of the view. */
export function query<N extends CallName, T = CallAnswer<N>>(
  name: N,
  input?: CallInput<N>,
  { staleTime = fresh.moments, view }: QueryOptions<N, T> = {},
): Query<T> {
  return {
    queryKey: [name, input ?? null, ...(view ? [view.name] : [])],
    queryFn: async ({ client }) => {
      const answer = await apiOf(client)(
        name,
        ...([input] as unknown as Parameters<Api> extends [CallName, ...infer R] ? R : never),
      );
      return view ? view.project(answer) : answer;
    },
    staleTime,
  };
}

/** Key prefix of all readings of a call, for invalidation. */
export const callKey = (name: CallName): readonly [CallName] => [name];
