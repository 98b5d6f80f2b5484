import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';
import { type Device, setApi } from './query.ts';

/** A cache whose queries call with `api`, for visitors on such a device. Retries are the transport's, so the cache makes none. */
export function createQueryClient(api: Api, device: Device): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  setApi(client, api, device);
  return client;
}
