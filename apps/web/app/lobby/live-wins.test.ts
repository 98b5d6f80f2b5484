import type { Winner } from '@cosmodrome/contract/http/lobby';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '../platform/api/transport.ts';
import { createQueryClient } from '../platform/queries/client.ts';
import { take } from '../platform/realtime/realtime.ts';
import { followWins } from './live-wins.ts';
import { latestWinsQuery } from './queries.ts';

vi.mock('../platform/realtime/realtime.ts', async (original) => ({
  ...(await original<object>()),
  ensureConnected: () => undefined,
}));

const game = { identifier: 'cosmo-table/grand-roulette', title: 'Grand Roulette' };
const listed = { ...game, seo_title: 'grand-roulette', provider: 'cosmo-table', currencies: {}, badges: [] };

test('a win that is told while the strip is being read is not lost under the older answer', async () => {
  const { promise: older, resolve: answer } = Promise.withResolvers<Winner[]>();
  const answers: Record<string, unknown> = {
    'games.select': { [game.identifier]: listed },
    'lobby.latestWinners': older,
  };
  const client = createQueryClient((async (name: string) => answers[name]) as unknown as Api, 'desktop');
  client.setQueryData(latestWinsQuery().queryKey, []);
  const unfollow = new QueryObserver(client, latestWinsQuery()).subscribe(() => undefined);
  const stop = followWins(client);
  const at = '2026-01-01T00:00:00.000Z';
  const data = { player: { nickname: 'bob***' }, game, round: { win: 220, bet: 100, currency: 'EUR' } };
  take({ channel: 'public:wins', seq: null, at, data }, { seq: undefined });
  await vi.waitFor(() => expect(client.isFetching({ queryKey: ['games.select'] })).toBe(0));
  answer([]);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await expect
    .poll(() => client.getQueryData(latestWinsQuery().queryKey))
    .toMatchObject([{ nickname: 'bob***', cents: 220, title: game.title }]);
  stop();
  unfollow();
});
