import type { GamingSession } from '@cosmodrome/contract/http/play';
import type { GameSession, Play } from '@cosmodrome/contract/wallet';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { REALITY_CHECK_GRACE, SESSION_GAP } from '@cosmodrome/rules/play/gaming-session';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCasino, type TestCasino } from '../../../testing/casino.ts';
import type { TestClient } from '../../../testing/client.ts';
import { wallets } from '../../ledger/index.ts';

/** The studio is answered before the player is told, and a busy machine has no second to spare. */
const PATIENCE = { timeout: 20_000 };

const START = '2026-11-22T12:00:00Z';
const DUE = 'reality_check_due';

interface Opened {
  session: GameSession;
  gaming: GamingSession;
}

/** The reality check (player protection R9) as the wallet holds it: an hour, or what the player has wished. */
anyEngine((engine) => {
  let casino: TestCasino;
  const told = new Map<number | null, unknown>();
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock(START) });
    casino.core.relay.subscribe('game_limits', ({ playerId, payload }) => void told.set(playerId, payload));
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const open = async (client: TestClient, name = 'RocketX', at = casino): Promise<Opened> => {
    const launch = await client.call('play.launch', {
      params: { producer: 'orbit', name },
      body: { mode: 'real', currency: 'EUR' },
    });
    const { launch_url, gaming_session: gaming } = launch.body;
    const token = new URL(launch_url, at.url).searchParams.get('token') ?? '';
    if (!gaming) throw new Error('a game for real money is part of a gaming session');
    return { session: at.studio.expectAnswer(await at.studio.openSession(token)), gaming };
  };
  /** What the wallet says to an action; a stake of a euro in a round of its own where nothing else is said. */
  const stake = async (session: GameSession, action: Partial<Play> = {}, at = casino): Promise<string> =>
    (await at.studio.play(session, action)).error?.code ?? 'taken';
  /** Lets time pass while the player looks around: nobody is signed out. */
  const pass = async (client: TestClient, milliseconds: number, at = casino): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 20 * MINUTE_MS) {
      at.clock.advance(Math.min(left, 20 * MINUTE_MS));
      await client.call('limits.list');
    }
  };
  const confirm = (client: TestClient, { session, gaming }: Opened, checkedAt = gaming.checked_at) =>
    client.call('play.confirmRealityCheck', { body: { session_id: session.session_id, checked_at: checkedAt } });
  const balanceOf = async (playerId: number) => (await wallets(casino.core.database.db, playerId))[0]?.real;

  describe('a check that is due', () => {
    test('lets no new round begin once its grace is over, and takes nothing', async () => {
      const { client, playerId } = await casino.player();
      const opened = await open(client);
      expect(opened.gaming).toEqual({ started_at: '2026-11-22T12:00:00.000Z', checked_at: '2026-11-22T12:00:00.000Z' });
      await pass(client, 60 * MINUTE_MS + REALITY_CHECK_GRACE - 1);
      expect(await stake(opened.session)).toBe('taken');
      casino.clock.advance(1);
      expect(await stake(opened.session)).toBe(DUE);
      expect(await balanceOf(playerId)).toBe(99_900n);
      await vi.waitFor(async () => {
        await casino.settle();
        expect(told.get(playerId)).toEqual({
          reason: 'trigger_reality_check',
          game: 'orbit/RocketX',
          amount_cents: 100,
        });
      }, PATIENCE);
    });

    test('leaves rounds that run as they are: raises, wins, their end, and taking them back', async () => {
      const { client, playerId } = await casino.player();
      const { session } = await open(client);
      const round = { round_id: 'running', finished: false };
      const other = { round_id: 'void', action_id: 'void-1' };
      expect([await stake(session, round), await stake(session, other)]).toEqual(['taken', 'taken']);
      await pass(client, 90 * MINUTE_MS);
      expect(await stake(session)).toBe(DUE);
      expect(await stake(session, { ...round, bet: 50 })).toBe('taken');
      expect(await stake(session, { ...round, bet: 0, win: 700 })).toBe('taken');
      expect(await stake(session, { ...round, bet: 0, win: 1, finished: true })).toBe('taken');
      const undone = await casino.studio.rollback(session, { round_id: 'void', original_action_id: 'void-1' });
      expect(undone.error).toBeNull();
      expect(await balanceOf(playerId)).toBe(100_000n - 100n - 50n + 701n);
    });

    test('gives the first answer to a stake that was taken in time', async () => {
      const { client } = await casino.player();
      const { session } = await open(client);
      const same = { round_id: 'again', action_id: 'again-1' };
      expect(await stake(session, same)).toBe('taken');
      await pass(client, 90 * MINUTE_MS);
      expect([await stake(session, same), await stake(session)]).toEqual(['taken', DUE]);
    });

    test('is not escaped by another game, a reload, or another currency', async () => {
      const { client, playerId } = await casino.player();
      await casino.fund(playerId, 'USD', 10_000n);
      await open(client);
      await pass(client, 20 * MINUTE_MS);
      await open(client, 'CosmicGems');
      await pass(client, 20 * MINUTE_MS);
      await open(client);
      await pass(client, 21 * MINUTE_MS);
      const { session, gaming } = await open(client);
      expect(gaming.checked_at).toBe('2026-11-22T12:00:00.000Z');
      expect(await stake(session)).toBe(DUE);
      const dollars = await casino.openGame(client, 'orbit/RocketX', 'USD');
      expect(await stake(dollars)).toBe(DUE);
    });
  });

  describe('the confirmation', () => {
    test('lets play go on for another interval', async () => {
      const { client } = await casino.player();
      const opened = await open(client);
      await pass(client, 70 * MINUTE_MS);
      expect(await stake(opened.session)).toBe(DUE);
      const { body } = await confirm(client, opened);
      expect(body).toEqual({ started_at: '2026-11-22T12:00:00.000Z', checked_at: '2026-11-22T13:10:00.000Z' });
      expect(await stake(opened.session)).toBe('taken');
      await pass(client, 60 * MINUTE_MS + REALITY_CHECK_GRACE);
      expect(await stake(opened.session)).toBe(DUE);
    });

    test('counts once, also when its answer was lost or another device was first', async () => {
      const { client } = await casino.player();
      const opened = await open(client);
      await pass(client, 70 * MINUTE_MS);
      const first = await confirm(client, opened);
      await pass(client, 50 * MINUTE_MS);
      const late = await confirm(client, opened);
      expect([late.status, late.body]).toEqual([200, first.body]);
      await pass(client, 10 * MINUTE_MS + REALITY_CHECK_GRACE);
      expect(await stake(opened.session)).toBe(DUE);
      // The question of an hour ago answers none of now.
      await confirm(client, opened);
      expect(await stake(opened.session)).toBe(DUE);
      await confirm(client, opened, first.body.checked_at);
      expect(await stake(opened.session)).toBe('taken');
    });

    test('on another device lets the game go on there', async () => {
      const { client } = await casino.player();
      const here = await open(client);
      await pass(client, 50 * MINUTE_MS);
      expect(await stake(here.session)).toBe('taken');
      await pass(client, 20 * MINUTE_MS);
      const there = await open(client, 'CosmicGems');
      expect(there.gaming).toEqual(here.gaming);
      expect(await stake(there.session)).toBe(DUE);
      await confirm(client, there);
      expect(await stake(there.session)).toBe('taken');
      const back = await open(client);
      expect(back.gaming.checked_at).toBe('2026-11-22T13:10:00.000Z');
      expect(await stake(back.session)).toBe('taken');
    });

    test('of what is not due yet puts nothing off', async () => {
      const { client } = await casino.player();
      const opened = await open(client);
      await pass(client, 59 * MINUTE_MS);
      expect((await confirm(client, opened)).body).toEqual(opened.gaming);
      await pass(client, MINUTE_MS - REALITY_CHECK_GRACE - 1);
      expect((await confirm(client, opened)).body).toEqual(opened.gaming);
      casino.clock.advance(1);
      const early = await confirm(client, opened);
      expect(early.body.checked_at).toBe('2026-11-22T12:59:30.000Z');
    });

    test('is the player’s own: another’s game session is nobody’s', async () => {
      const { client } = await casino.player();
      const opened = await open(client);
      await pass(client, 70 * MINUTE_MS);
      const stranger = await casino.player();
      await open(stranger.client);
      expect((await confirm(stranger.client, opened)).status).toBe(404);
      expect((await confirm(casino.client(), opened)).status).toBe(401);
      expect(await stake(opened.session)).toBe(DUE);
    });

    test('and stakes that ask at once see all of it or nothing', async () => {
      const { client, playerId } = await casino.player();
      const opened = await open(client);
      await pass(client, 70 * MINUTE_MS);
      const [first, confirmed, second] = await Promise.all([
        stake(opened.session),
        confirm(client, opened),
        stake(opened.session),
      ]);
      expect(confirmed.status).toBe(200);
      const answers = [first, second];
      for (const answer of answers) expect(['taken', DUE]).toContain(answer);
      const taken = answers.filter((answer) => answer === 'taken').length;
      expect(await balanceOf(playerId)).toBe(100_000n - 100n * BigInt(taken));
      expect(await stake(opened.session)).toBe('taken');
    });
  });

  describe('the gaming session', () => {
    test('ends with a rest: who comes back after it begins anew', async () => {
      const { client } = await casino.player();
      const before = await open(client);
      await pass(client, 20 * MINUTE_MS);
      expect(await stake(before.session)).toBe('taken');
      await pass(client, SESSION_GAP - 1);
      const still = await open(client);
      expect(still.gaming).toEqual(before.gaming);
      await pass(client, SESSION_GAP);
      const anew = await open(client);
      expect(anew.gaming.started_at).toBe(casino.clock.now().toISOString());
      expect(anew.gaming.checked_at).toBe(anew.gaming.started_at);
      expect(await stake(anew.session)).toBe('taken');
    });

    test('of play money is nobody’s here', async () => {
      const { client } = await casino.player();
      const demo = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'RocketX' },
        body: { mode: 'demo' },
      });
      expect(demo.body.gaming_session).toBeNull();
      await pass(client, 50 * MINUTE_MS);
      const { gaming } = await open(client);
      expect(gaming.started_at).toBe(casino.clock.now().toISOString());
    });
  });

  describe('the player’s own wish', () => {
    const wish = (client: TestClient, minutes: number) =>
      client.call('limits.set', { body: { user_limit: { type: 'reality_check', minutes } } });

    test('holds from the moment it is made, in the middle of play', async () => {
      const { client } = await casino.player();
      const opened = await open(client);
      await pass(client, 20 * MINUTE_MS);
      expect(await stake(opened.session)).toBe('taken');
      expect((await wish(client, 15)).status).toBe(201);
      expect(await stake(opened.session)).toBe(DUE);
      await confirm(client, opened);
      expect(await stake(opened.session)).toBe('taken');
      await pass(client, 15 * MINUTE_MS + REALITY_CHECK_GRACE - 1);
      expect(await stake(opened.session)).toBe('taken');
      casino.clock.advance(1);
      expect(await stake(opened.session)).toBe(DUE);
    });

    test('is not put off by a longer one that still waits', async () => {
      const { client } = await casino.player();
      await wish(client, 15);
      const opened = await open(client);
      await wish(client, 45);
      await pass(client, 15 * MINUTE_MS + REALITY_CHECK_GRACE);
      expect(await stake(opened.session)).toBe(DUE);
    });
  });

  test('a strict profile asks after half an hour', async () => {
    const strict = await startCasino({ engine, clock: new ManualClock(START), env: { PROTECTION: 'strict' } });
    try {
      const { client } = await strict.player();
      const opened = await open(client, 'RocketX', strict);
      await pass(client, 30 * MINUTE_MS + REALITY_CHECK_GRACE - 1, strict);
      expect(await stake(opened.session, {}, strict)).toBe('taken');
      strict.clock.advance(1);
      expect(await stake(opened.session, {}, strict)).toBe(DUE);
    } finally {
      await strict.close();
    }
  }, 60_000);
});
