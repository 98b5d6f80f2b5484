import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEEK_MS } from '@cosmodrome/rules/durations';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { wallets } from '../ledger/index.ts';

const GAMES = [
  testGame('tables/GrandRoulette', { family: 'roulette', lines: null, currencies: ['EUR', 'USD'] }),
  testGame('orbit/CosmicGems'),
];
const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';

anyEngine((engine) => {
  let casino: TestCasino;
  const open = (env: Record<string, string> = {}) =>
    startCasino({ engine, games: GAMES, clock: new ManualClock('2026-11-18T12:00:00Z'), env });
  const newPlayer = async (real: bigint, browser = casino.client()) => {
    const { client, player } = await casino.signUp({}, browser);
    if (!('id' in player)) throw new Error('nobody was signed up');
    await casino.fund(player.id, 'EUR', real);
    /** A session does not last for a week. */
    const signIn = async () => {
      const user = { email: player.email, password: PASSWORD };
      expect((await client.call('identity.signIn', { body: { user } })).status).toBeLessThan(300);
    };
    return { client, playerId: player.id, signIn };
  };
  const nextWeek = async () => {
    await casino.settle();
    casino.clock.advance(WEEK_MS);
    await casino.jobs.find(({ name }) => name === 'pay cashback')?.run();
    await casino.settle();
  };
  const lose = async (client: TestClient, bet: number, identifier = 'tables/GrandRoulette') => {
    const session = await casino.openGame(client, identifier);
    casino.studio.expectAnswer(await casino.studio.play(session, { bet }));
  };
  const standing = async (client: TestClient) => (await client.call('cashback.standing')).body;
  const balance = async (playerId: number) => (await wallets(casino.core.database.db, playerId))[0]?.real;

  describe('where it is allowed', () => {
    beforeAll(async () => {
      casino = await open();
    }, 60_000);
    afterAll(() => casino.close());

    it('tells everybody the share and the week', async () => {
      expect((await casino.client().call('cashback.terms')).body.terms).toEqual({
        share_bp: 1_000,
        least_cents: 1,
        week: { starts_at: '2026-11-16T00:00:00.000Z', ends_at: '2026-11-23T00:00:00.000Z' },
      });
      expect((await casino.client({ host: EE }).call('cashback.terms')).body.terms?.share_bp).toBe(1_000);
      // It would be an offer to people who cannot take it.
      expect((await casino.client({ country: 'GB' }).call('cashback.terms')).body.terms).toBeNull();
    });

    it('tells a player how the week stands, and on Monday what was paid', async () => {
      const { client, signIn } = await newPlayer(100_000n);
      expect((await standing(client)).currencies).toEqual([]);
      await lose(client, 4_205);
      await lose(client, 2_000, 'orbit/CosmicGems');
      await casino.settle();
      const own = { currency: 'EUR', net_loss_cents: 4_205, cashback_cents: 420, last_week_cents: 0 };
      expect((await standing(client)).currencies).toEqual([own]);
      await nextWeek();
      await signIn();
      expect((await standing(client)).currencies).toEqual([
        { currency: 'EUR', net_loss_cents: 0, cashback_cents: 0, last_week_cents: 420 },
      ]);
      const data = (await client.call('profile.ownData')).body;
      expect(JSON.stringify(data)).toContain('"kind":"cashback"');
      expect(data['cashback']).toMatchObject([{ week: '2026-11-16', outcome: 'paid', paid_cents: 420 }]);
      await nextWeek();
      await signIn();
      expect((await standing(client)).currencies).toEqual([]);
    });

    it('says that the last week is not paid yet', async () => {
      const { client, signIn } = await newPlayer(100_000n);
      await lose(client, 1_000);
      await casino.settle();
      casino.clock.advance(WEEK_MS);
      await signIn();
      expect((await standing(client)).currencies).toMatchObject([{ cashback_cents: 0, last_week_cents: null }]);
      await casino.jobs.find(({ name }) => name === 'pay cashback')?.run();
      expect((await standing(client)).currencies).toMatchObject([{ cashback_cents: 0, last_week_cents: 100 }]);
    });

    it('is never fed by a demo', async () => {
      const { client } = await casino.player();
      const launch = await client.call('play.launch', {
        params: { producer: 'tables', name: 'GrandRoulette' },
        body: { mode: 'demo' },
      });
      const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
      const session = casino.studio.expectAnswer(await casino.studio.openSession(token));
      await casino.studio.play(session, { bet: 1_000 });
      await casino.settle();
      expect((await standing(client)).currencies).toEqual([]);
    });

    it('gives an excluded player what the week has earned', async () => {
      const { client, signIn } = await newPlayer(10_000n);
      await lose(client, 2_000);
      const { status } = await client.call('limits.set', {
        body: { user_limit: { type: 'selfexclusion', period: 'month_6' } },
      });
      expect(status).toBe(201);
      await nextWeek();
      await signIn();
      expect((await standing(client)).currencies).toMatchObject([{ last_week_cents: 200 }]);
    });

    it('gives nothing to an account that was closed, where nobody could take it out', async () => {
      const { client, playerId } = await newPlayer(1_000n);
      await lose(client, 1_000);
      const closing = await client.call('identity.close', { body: { user: { current_password: PASSWORD } } });
      expect(closing.status).toBe(204);
      await nextWeek();
      const rows = await casino.core.database.db
        .selectFrom('ledger_transactions')
        .select('kind')
        .where('player_id', '=', playerId)
        .execute();
      expect(rows.map(({ kind }) => kind)).not.toContain('cashback');
    });

    it('goes by the licence of the account, on every host', async () => {
      const { client } = await newPlayer(1_000n, casino.client({ host: CW }));
      client.host = EE;
      expect((await standing(client)).terms?.share_bp).toBe(1_000);
    });
  });

  describe('under the strict profile', () => {
    beforeAll(async () => {
      casino = await open({ PROTECTION: 'strict' });
    }, 60_000);
    afterAll(() => casino.close());

    it('there is none, and nothing tells of it', async () => {
      expect((await casino.client().call('cashback.terms')).body.terms).toBeNull();
      const { client, playerId, signIn } = await newPlayer(100_000n);
      await lose(client, 200);
      await nextWeek();
      await signIn();
      expect(await standing(client)).toEqual({ terms: null, currencies: [] });
      expect(await balance(playerId)).toBe(99_800n);
    });
  });
});
