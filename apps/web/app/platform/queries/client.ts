import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';
import { type Device, setApi } from './query.ts';

/**
 * A cache that reads anew what was being read for the first time when it changed. That answer may have been on its way
 * before the change, and the library takes it for the newest.
 */
class Cache extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
      .map(({ queryKey, promise }) => ({ queryKey, promise }));
    await super.invalidateQueries(filters, options);
    await Promise.all(
      first.map(async ({ queryKey, promise }) => {
        await promise?.catch(() => undefined);
        await super.invalidateQueries({ queryKey, exact: true }, options);
      }),
    );
  }
}

/** A cache whose queries call with `api`, for visitors on such a device. Retries are the transport's, so the cache makes none. */
export function createQueryClient(api: Api, device: Device): QueryClient {
  const client = new Cache({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  setApi(client, api, device);
  return client;
}
