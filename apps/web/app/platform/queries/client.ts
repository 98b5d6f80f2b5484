import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';
import { setApi } from './query.ts';

/** A cache whose queries call with `api`. Retries are the transport's, so the cache makes none. */
export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  setApi(client, api);
  return client;
}
