import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-18T12:00:00Z') });
  }, 60_000);
  afterAll(() => casino.close());

  const winners = async (
    query: { period?: 'day' | 'week' | 'month'; order?: 'amount' | 'multiplier'; size?: string } = {},
  ) => {
    casino.clock.advance(5_000);
    return (await casino.client().call('leaderboard.winners', { query })).body.winners;
  };
  const win = async (client: TestClient, bet: number, won: number, currency = 'EUR') => {
    casino.clock.advance(3_000);
    const session = await casino.openGame(client, 'orbit/CosmicGems', currency);
    casino.studio.expectAnswer(
      await casino.studio.play(session, { action_id: `${bet}-${won}`, round_id: `${bet}-${won}`, bet, win: won }),
    );
    await casino.settle();
    return session;
  };
  const amounts = async (query = {}) => (await winners(query)).map((each) => each.win_amount_cents);

  it('lists wins by amount and by how many times the stake, in every currency, and takes back what is taken back', async () => {
    const [one, other] = [await casino.player(), await casino.player()];
    await casino.fund(other.playerId, 'BTC', 1_000_000n);
    const session = await win(one.client, 1_000, 5_000);
    await win(one.client, 10, 900);
    await win(one.client, 500, 400);
    await win(other.client, 1_000, 100_000, 'BTC');
    // Ninety euros in coins are more than fifty.
    expect(await amounts()).toEqual([100_000, 5_000, 900]);
    expect((await winners({ order: 'multiplier' })).map(({ place, multiplier }) => [place, multiplier])).toEqual([
      [1, 100],
      [2, 90],
      [3, 5],
    ]);
    expect(await amounts({ size: '1' })).toEqual([100_000]);
    await casino.studio.rollback(session, { original_action_id: '1000-5000', round_id: '1000-5000' });
    await casino.settle();
    expect(await amounts()).toEqual([100_000, 900]);
    const { status } = await casino.client().call('leaderboard.winners', { query: { size: '101' } });
    expect(status).toBe(422);
  });

  it('lists a day, a week and a month by midnight', async () => {
    casino.clock.set('2026-11-22T23:59:50Z');
    const { client } = await casino.player();
    await win(client, 100, 200);
    expect(await amounts()).toEqual([200]);
    casino.clock.set('2026-11-23T00:00:00Z');
    expect(await amounts()).toEqual([]);
    expect(await amounts({ period: 'week' })).toEqual([]);
    expect(await amounts({ period: 'month' })).toEqual([100_000, 900, 200]);
  });

  it('lists a player who wishes it no more nowhere, at once, and shows the own best all the same', async () => {
    const { client } = await casino.player();
    await win(client, 100, 7_000);
    const own = async () => (await client.call('leaderboard.own', { query: {} })).body;
    expect(await own()).toMatchObject({ listed: true, best: [{ period: 'day', win: { place: 1 } }, {}, {}] });
    expect(await amounts()).toEqual([7_000]);
    expect((await client.call('leaderboard.list', { body: { listed: false } })).body).toEqual({ listed: false });
    const { body } = await casino.client().call('leaderboard.winners', { query: {} });
    expect(body.winners).toEqual([]);
    casino.clock.advance(20_000);
    const latest = (await casino.client().call('lobby.latestWinners')).body;
    expect(latest.some((each) => each.win_amount_cents === 7_000)).toBe(false);
    expect((await casino.client().call('lobby.topWinners')).body).not.toContainEqual(
      expect.objectContaining({ win_amount_cents: 7_000 }),
    );
    expect(await own()).toMatchObject({ listed: false, best: [{ win: { win_amount_cents: 7_000 } }, {}, {}] });
    await client.call('leaderboard.list', { body: { listed: true } });
    expect(await amounts()).toEqual([7_000]);
  });

  it('lists nobody who is on a break or has closed the account', async () => {
    casino.clock.advance(DAY_MS);
    const [broken, fine] = [await casino.player(), await casino.player()];
    await win(broken.client, 100, 9_000);
    await win(fine.client, 100, 800);
    expect(await amounts()).toEqual([9_000, 800]);
    await broken.client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'week' } } });
    expect(await amounts()).toEqual([800]);
    expect((await casino.client().call('leaderboard.own', { query: {} })).status).toBe(401);
  });
});
