import type { GameSession, Play } from '@cosmodrome/contract/wallet';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from '../../../testing/casino.ts';
import { listenToTopic, type Told } from '../../../testing/told.ts';
import { wallets } from '../../ledger/index.ts';

/** The highest stake of a round (player protection R14) under the strict profile: 2 euros until 25, then 5. */
anyEngine((engine) => {
  let casino: TestCasino;
  let told: Told;
  beforeAll(async () => {
    const clock = new ManualClock('2026-11-21T12:00:00Z');
    casino = await startCasino({ engine, clock, env: { PROTECTION: 'strict' } });
    told = listenToTopic(casino, 'game_limits');
  }, 60_000);
  afterAll(async () => {
    await told.end();
    await casino.close();
  });

  const born = (date_of_birth: string) => casino.player(100_000n, { date_of_birth });
  /** What the wallet says to a stake, once the pace allows a round. */
  const stake = async (session: GameSession, bet: number, action: Partial<Play> = {}): Promise<string> => {
    casino.clock.advance(10_000);
    const { error } = await casino.studio.play(session, { bet, ...action });
    return error?.code ?? 'taken';
  };

  describe('a round', () => {
    test('takes up to the stake of the age, and not a cent more', async () => {
      const { client, playerId } = await born('1990-01-01');
      const session = await casino.openGame(client, 'orbit/CosmicGems');
      expect(session.policy.highest_stake).toBe(500);
      expect([await stake(session, 500), await stake(session, 501)]).toEqual(['taken', 'limit_reached']);
      const payload = { reason: 'bet_limit_exceeded', game: 'orbit/CosmicGems', amount_cents: 501, limit_cents: 500 };
      expect(await told.to(playerId)).toEqual(payload);
      const [wallet] = await wallets(casino.core.database.db, playerId);
      expect(wallet?.real).toBe(99_500n);
    });

    test('counts what is added to it later', async () => {
      const { client } = await born('2005-01-01');
      const session = await casino.openGame(client, 'tables/AceBlackjack');
      const round = { round_id: 'doubled', finished: false };
      expect(await stake(session, 100, round)).toBe('taken');
      expect([await stake(session, 101, round), await stake(session, 100, round)]).toEqual(['limit_reached', 'taken']);
      expect(await stake(session, 1, round)).toBe('limit_reached');
      // What was won is paid whatever was staked.
      expect(await stake(session, 0, { ...round, win: 5_000, finished: true })).toBe('taken');
    });

    test('is not raised past it by two who ask at once', async () => {
      const { client, playerId } = await born('2005-01-01');
      const session = await casino.openGame(client, 'tables/AceBlackjack');
      const round = { round_id: 'raised', finished: false };
      expect(await stake(session, 100, round)).toBe('taken');
      const raises = await Promise.all(
        Array.from({ length: 6 }, () => casino.studio.play(session, { bet: 60, ...round })),
      );
      expect(raises.filter(({ error }) => error === null)).toHaveLength(1);
      const [wallet] = await wallets(casino.core.database.db, playerId);
      expect(wallet?.real).toBe(99_840n);
    });

    test('takes the lower stake from who has not told an age', async () => {
      const { client } = await casino.player(100_000n, null);
      const session = await casino.openGame(client, 'orbit/CosmicGems');
      expect([await stake(session, 200), await stake(session, 201)]).toEqual(['taken', 'limit_reached']);
    });

    test('takes more from the launch that follows the twenty-fifth birthday', async () => {
      const day = casino.clock.now().toISOString().slice(0, 10);
      const tomorrow = new Date(Date.parse(day) + 24 * HOUR_MS);
      const untilThen = (): number => tomorrow.getTime() - casino.clock.now().getTime();
      casino.clock.advance(untilThen() - HOUR_MS / 6);
      const { client } = await born(`${tomorrow.getUTCFullYear() - 25}${tomorrow.toISOString().slice(4, 10)}`);
      const before = await casino.openGame(client, 'orbit/CosmicGems');
      expect([await stake(before, 200), await stake(before, 201)]).toEqual(['taken', 'limit_reached']);
      casino.clock.advance(untilThen() - 1);
      const still = await casino.openGame(client, 'orbit/CosmicGems');
      expect(still.policy.highest_stake).toBe(200);
      casino.clock.advance(1);
      const after = await casino.openGame(client, 'orbit/CosmicGems');
      expect([await stake(after, 500), await stake(after, 501)]).toEqual(['taken', 'limit_reached']);
    });

    test('takes the same worth in another currency', async () => {
      const { client, playerId } = await born('1990-01-01');
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
      await casino.fund(playerId, 'USD', 100_000n);
      const session = await casino.openGame(client, 'orbit/CosmicGems', 'USD');
      // 5 euros at 0.86 euros a dollar.
      expect(session.policy.highest_stake).toBe(581);
      expect([await stake(session, 581), await stake(session, 582)]).toEqual(['taken', 'limit_reached']);
    });
  });

  test('a demo has no bound, and neither has a licence that names none', async () => {
    const { client } = await casino.player();
    const launch = await client.call('play.launch', {
      params: { producer: 'orbit', name: 'CosmicGems' },
      body: { mode: 'demo' },
    });
    const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
    const demo = casino.studio.expectAnswer(await casino.studio.openSession(token));
    expect(demo.policy.highest_stake).toBeNull();
    const other = await startCasino({ engine });
    try {
      const { client: free } = await other.player();
      const session = await other.openGame(free, 'orbit/CosmicGems');
      expect(session.policy.highest_stake).toBeNull();
      expect((await other.studio.play(session, { bet: 10_000 })).error).toBeNull();
    } finally {
      await other.close();
    }
  }, 60_000);
});
