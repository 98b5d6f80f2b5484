import { expect, test, vi } from 'vitest';
import type { Api } from '../platform/api/transport.ts';
import type { Query } from '../platform/queries/query.ts';
import { createQueryClient } from '../platform/queries/client.ts';
import { listQuery } from './list/list-query.ts';
import { readNarrowing } from './list/narrowing.ts';
import { collectionsQuery, gamesQuery, recommendedQuery, selectQuery } from './queries.ts';
import { searchQuery } from './search/search-query.ts';

const narrowing = readNarrowing(new URLSearchParams());
const readings: readonly Query<unknown>[] = [
  gamesQuery({ category: 'top', size: 15 }),
  recommendedQuery(15),
  listQuery({ category: 'new', narrowing }, 1),
  selectQuery(['apogee/BookOfComets']),
  collectionsQuery(),
  searchQuery('book'),
];

test.each(['mobile', 'desktop'] as const)(
  'every reading of games is for the %s that the page is shown on',
  async (device) => {
    const api = vi.fn(async () => ({ data: [], pagination: {}, games: [], categories: [], providers: [] }));
    const client = createQueryClient(api as unknown as Api, device);
    for (const reading of readings) await client.fetchQuery(reading);
    const asked = api.mock.calls as unknown as [string, { body?: { device?: string }; query?: { device?: string } }][];
    expect(asked).toHaveLength(readings.length);
    for (const [call, { body, query }] of asked) expect([call, (body ?? query)?.device]).toEqual([call, device]);
  },
);
