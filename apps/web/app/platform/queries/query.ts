import type { CallAnswer, CallInput, CallName } from '@cosmodrome/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';

/** One reading of a call, the same on the server and in the browser. Give it to `useQuery`, `load` or the cache. */
export interface Query<T> {
  queryKey: readonly unknown[];
  queryFn: (context: { client: QueryClient }) => Promise<T>;
  staleTime: number;
}

/** What games have to run on for the visitors of a cache. */
export type Device = 'desktop' | 'mobile';

const apis = new WeakMap<QueryClient, { api: Api; device: Device }>();

/** Says which client the queries of this cache call with (the browser's, or that of one request on the server), and for what. */
export function setApi(client: QueryClient, api: Api, device: Device): void {
  apis.set(client, { api, device });
}

function boundTo(client: QueryClient): { api: Api; device: Device } {
  const bound = apis.get(client);
  if (!bound) throw new Error('This query cache has no api: call setApi first');
  return bound;
}

export const apiOf = (client: QueryClient): Api => boundTo(client).api;

/** Milliseconds for which an answer needs no second reading; `look`: the parts of one page ask once. */
export const fresh = { look: 2_000, moments: 15_000, minutes: 5 * 60_000, session: Number.POSITIVE_INFINITY } as const;

export interface QueryOptions<N extends CallName, T> {
  staleTime?: number;
  /** Keeps only what the screens need, before it is stored and sent with the document. */
  view?: { name: string; project: (answer: CallAnswer<N>) => T };
  /** Puts the device into what is asked. It is no part of the key: all readings of a cache are for one device. */
  on?: (input: CallInput<N> | undefined, device: Device) => CallInput<N>;
}

/** Describes how a call is read. The key is the call's name, its input and the name of the view. */
export function query<N extends CallName, T = CallAnswer<N>>(
  name: N,
  input?: CallInput<N>,
  { staleTime = fresh.moments, view, on }: QueryOptions<N, T> = {},
): Query<T> {
  return {
    queryKey: [name, input ?? null, ...(view ? [view.name] : [])],
    queryFn: async ({ client }) => {
      const { api, device } = boundTo(client);
      const answer = await api(
        name,
        ...([on ? on(input, device) : input] as unknown as Parameters<Api> extends [CallName, ...infer R] ? R : never),
      );
      return view ? view.project(answer) : answer;
    },
    staleTime,
  };
}

/** Key prefix of all readings of a call, for invalidation. */
export const callKey = (name: CallName): readonly [CallName] => [name];
