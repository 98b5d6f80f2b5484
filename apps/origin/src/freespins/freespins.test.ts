import { randomUUID } from 'node:crypto';
import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import type { GameSession, Play } from '@cosmodrome/contract/wallet';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import type { FreeSpinsPrize } from '@cosmodrome/rules/prizes/prize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { PASSWORD } from '../../testing/origin.ts';
import type { TestClient } from '../../testing/client.ts';
import { systems } from '../generated/systems.ts';
import { isClean, reconcile, wallets } from '../ledger/index.ts';
import type { GrantRequest } from '../prizes/index.ts';

const GEMS = 'orbit/CosmicGems';
const spins = (change: Partial<FreeSpinsPrize> = {}): FreeSpinsPrize => ({
  kind: 'freespins',
  games: [GEMS],
  count: 3,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 3,
  ...change,
});

anyEngine((engine) => {
  let casino: TestCasino;
  /** What each player was told last. */
  const heard = new Map<number | null, unknown>();
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-18T12:00:00Z') });
    casino.core.relay.subscribe('freespins_changes', ({ playerId, payload }) => {
      heard.set(playerId, payload);
      return Promise.resolve();
    });
  }, 60_000);
  afterAll(async () => {
    await casino.settle();
    const { db } = casino.core.database;
    const books = await reconcile(db);
    expect([books, isClean(books)]).toEqual([books, true]);
    for (const { reconcile: compare } of systems) {
      expect(Object.values((await compare?.(db)) ?? {}).flat()).toEqual([]);
    }
    await casino.close();
  });

  const grant = async (playerId: number, prize: Partial<FreeSpinsPrize> = {}, change: Partial<GrantRequest> = {}) => {
    const at = casino.clock.now();
    const key = `tests:${randomUUID()}`;
    const answer = await casino.core.prizes.grant(casino.core.database.db, {
      playerId,
      prize: spins(prize),
      source: 'tests',
      key,
      at,
      lifecycle: 'given',
      ...change,
    });
    return answer.outcome === 'refused' ? answer.reason : answer.outcome;
  };
  const list = async (client: TestClient): Promise<FreeSpins[]> => (await client.call('freespins.list')).body;
  const latest = async (client: TestClient): Promise<FreeSpins> => {
    const [one] = await list(client);
    if (!one) throw new Error('there are no free spins');
    return one;
  };
  const activate = (client: TestClient, id: number) => client.call('freespins.activate', { params: { id } });
  const cancel = (client: TestClient, id: number) => client.call('freespins.cancel', { params: { id } });
  const money = async (playerId: number): Promise<[number, number]> => {
    const [wallet] = await wallets(casino.core.database.db, playerId);
    return [Number(wallet?.real), Number(wallet?.bonus)];
  };
  const run = async (name: string): Promise<void> => {
    await casino.jobs.find((job) => job.name === name)?.run();
  };

  /** Much later the player has to sign in again. */
  const later = async (client: TestClient, ms: number): Promise<void> => {
    const { body } = await client.call('profile.player');
    if (!('id' in body)) throw new Error('nobody is signed in');
    casino.clock.advance(ms);
    const user = { email: body.email, password: PASSWORD };
    expect((await client.call('identity.signIn', { body: { user } })).status).toBe(201);
  };
  /** A player with activated free spins, at their game. */
  const seat = async (prize: Partial<FreeSpinsPrize> = {}, real = 1_000n) => {
    const { client, playerId } = await casino.player(real);
    await grant(playerId, prize);
    const { id } = await latest(client);
    expect((await activate(client, id)).status).toBe(200);
    const session = await casino.openGame(client, GEMS);
    return { client, playerId, id, session };
  };
  /** A finished free round without a win unless said otherwise, once the pace allows it; the refusal, or `taken`. */
  const play = async (session: GameSession, id: number | string, action: Partial<Play> = {}): Promise<string> => {
    casino.clock.advance(5_000);
    const { error } = await casino.studio.play(session, { bet: 0, freespins_id: String(id), ...action });
    return error?.code ?? 'taken';
  };

  describe('free spins that are given', () => {
    it('wait with all their terms, and are told of', async () => {
      const { client, playerId } = await casino.player();
      expect(await grant(playerId, { wager: 3, max_wins: { EUR: 10_000 }, bet_level: 2 })).toBe('granted');
      const one = await latest(client);
      expect(one).toMatchObject({
        title: 'Free spins',
        type: 'Giftspin',
        bonuses: [{ type: 'freespins' }],
        stage: 'issued',
        freespins_total: 3,
        freespins_performed: null,
        bet_level: 2,
        bet_cents: 40,
        currency: 'EUR',
        games: [GEMS],
        games_info: [{ identifier: GEMS, title: 'Cosmic Gems', frontend_url: '/play/orbit/cosmic-gems' }],
        provider: 'orbit',
        won_cents: 0,
        wager: 3,
        max_win_cents: 10_000,
        max_bet_cents: 500,
        days_to_wager: 30,
        activatable_until: '2026-11-25T12:00:00.000Z',
        valid_until: null,
        activatable: true,
        activation_condition: null,
        playable: false,
        cancelable: true,
      });
      await casino.settle();
      expect(heard.get(playerId)).toEqual(one);
    });

    it('are refused where no game of them is played, or the bonus that they bring is not wanted', async () => {
      const { client, playerId } = await casino.player();
      expect(await grant(playerId, { games: ['tables/GrandRoulette'] })).toBe('no_wallet');
      expect(await grant(playerId, { games: ['orbit/Nowhere'] })).toBe('no_wallet');
      expect(await grant(playerId, { max_wins: { USD: 100 } })).toBe('no_wallet');
      await client.call('bonuses.settings', { body: { can_issue: false } });
      expect(await grant(playerId, { wager: 1 })).toBe('bonuses_off');
      expect(await grant(playerId)).toBe('granted');
    });

    it('are offered for a time, and are gone after it', async () => {
      const { client, playerId } = await casino.player();
      const offeredUntil = new Date(casino.clock.now().getTime() + MINUTE_MS);
      await grant(playerId, {}, { lifecycle: { offeredUntil } });
      const { id, activatable_until: until } = await latest(client);
      expect(until).toBe(offeredUntil.toISOString());
      casino.clock.advance(MINUTE_MS);
      expect((await activate(client, id)).errors).toMatchObject({ base: { freespins_gone: expect.anything() } });
      await run('end free spins');
      expect(await latest(client)).toMatchObject({ stage: 'expired', activatable: false });
    });
  });

  describe('the activation', () => {
    it('tells the studio once, however often it is asked for', async () => {
      const { client, playerId } = await casino.player();
      await grant(playerId);
      const { id } = await latest(client);
      casino.studio.freespins.length = 0;
      const answers = await Promise.all(Array.from({ length: 5 }, () => activate(client, id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await latest(client)).toMatchObject({ stage: 'activated', playable: true, freespins_performed: 0 });
      // Several may be on their way at the same time; what they say is the same.
      expect(new Set(casino.studio.freespins.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(casino.studio.freespins[0]).toMatchObject({
        told: 'issue',
        request: { freespinsId: String(id), games: [GEMS], currency: 'EUR', count: 3, betCents: 20 },
      });
    });

    it('waits for a studio that does not answer, and gets through by itself', async () => {
      const { client, playerId } = await casino.player();
      await grant(playerId);
      const { id } = await latest(client);
      casino.studio.isSilent = true;
      expect((await activate(client, id)).body).toMatchObject({ stage: 'activated', playable: false });
      await run('tell studios of free spins');
      expect(await latest(client)).toMatchObject({ playable: false });
      casino.studio.isSilent = false;
      casino.clock.advance(5 * MINUTE_MS);
      await run('tell studios of free spins');
      expect(await latest(client)).toMatchObject({ stage: 'activated', playable: true });
    });

    it('is not for somebody else, nor for who is on a break', async () => {
      const { client, playerId } = await casino.player();
      await grant(playerId);
      const { id } = await latest(client);
      const other = await casino.player();
      expect((await activate(other.client, id)).status).toBe(404);
      expect((await cancel(other.client, id)).status).toBe(404);
      await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
      expect((await activate(client, id)).status).toBe(422);
      expect(await list(client)).toEqual([]);
    });
  });

  describe('a free round', () => {
    it('gathers what it wins, and gives it once after the last one', async () => {
      const { client, playerId, id, session } = await seat();
      expect([await play(session, id, { win: 120 }), await play(session, id)]).toEqual(['taken', 'taken']);
      expect(await money(playerId)).toEqual([1_000, 0]);
      expect(await latest(client)).toMatchObject({ freespins_performed: 2, won_cents: 120, stage: 'activated' });
      expect(await play(session, id, { win: 40 })).toBe('taken');
      expect(await latest(client)).toMatchObject({ freespins_performed: 3, won_cents: 160, stage: 'finished' });
      expect(await money(playerId)).toEqual([1_160, 0]);
      expect(await play(session, id, { win: 40 })).toBe('freespins_over');
      expect(await money(playerId)).toEqual([1_160, 0]);
      await run('tell studios of free spins');
      expect(casino.studio.freespins.at(-1)).toMatchObject({ told: 'cancel', request: { freespinsId: String(id) } });
    });

    it('becomes bonus money where it is to be wagered, and no more than may be won', async () => {
      const { client, playerId, id, session } = await seat({ wager: 3, count: 1, max_wins: { EUR: 500 } });
      expect(await play(session, id, { win: 700 })).toBe('taken');
      await casino.settle();
      expect(await money(playerId)).toEqual([1_000, 500]);
      const [bonus] = (await client.call('bonuses.list')).body;
      expect(bonus).toMatchObject({
        amount_cents: 500,
        wager: 3,
        max_win_cents: 500,
        strategy: 'freespins',
        stage: 'handle_bets',
      });
    });

    it('is counted once with all its actions, and ends after its feature', async () => {
      const { client, playerId, id, session } = await seat({ count: 1 });
      const round = { round_id: 'feature' };
      const first = { ...round, action_id: 'f-1', win: 0, finished: false };
      expect([await play(session, id, first), await play(session, id, first)]).toEqual(['taken', 'taken']);
      expect(await latest(client)).toMatchObject({ freespins_performed: 1, stage: 'activated' });
      expect(await play(session, id, { ...round, action_id: 'f-2', win: 50, finished: false })).toBe('taken');
      expect(await play(session, id, { ...round, action_id: 'f-2', win: 51, finished: false })).toBe('conflict');
      expect(await play(session, id, { ...round, action_id: 'f-3', win: 25, finished: true })).toBe('taken');
      expect(await latest(client)).toMatchObject({ won_cents: 75, stage: 'finished' });
      expect(await money(playerId)).toEqual([1_075, 0]);
    });

    it('is one of as many as were given, also when more come at once', async () => {
      const { client, playerId, id, session } = await seat({ count: 2, games: [GEMS] });
      casino.clock.advance(5_000);
      const sent = await Promise.all(
        Array.from({ length: 8 }, () => casino.studio.play(session, { bet: 0, win: 10, freespins_id: String(id) })),
      );
      // The pace of the game lets one of those begin that come at the same moment.
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await play(session, id, { win: 10 })).toBe('taken');
      expect(await play(session, id, { win: 10 })).toBe('freespins_over');
      expect(await latest(client)).toMatchObject({ freespins_performed: 2, won_cents: 20 });
      expect(await money(playerId)).toEqual([1_020, 0]);
    });

    it('is taken back, and gives its spin back', async () => {
      const { client, id, session } = await seat({ count: 2 });
      const round = { round_id: 'undone', action_id: 'u-1', win: 30 };
      await play(session, id, round);
      const undo = { round_id: 'undone', original_action_id: 'u-1', action_id: 'u-2' };
      // Only as one of free spins: the wallet has nothing of it.
      expect((await casino.studio.rollback(session, undo)).error?.code).toBe('conflict');
      const named = { ...undo, freespins_id: String(id) };
      expect((await casino.studio.rollback(session, named)).status).toBe(200);
      expect((await casino.studio.rollback(session, named)).status).toBe(200);
      expect(await latest(client)).toMatchObject({ freespins_performed: 0, won_cents: 0, stage: 'activated' });
      // A rollback that comes first closes the door.
      const late = { round_id: 'late', original_action_id: 'l-1', freespins_id: String(id) };
      expect((await casino.studio.rollback(session, late)).status).toBe(200);
      expect(await play(session, id, { round_id: 'late', action_id: 'l-1' })).toBe('rolled_back');
    });

    it('is not taken back once it was given', async () => {
      const { id, session, playerId } = await seat({ count: 1 });
      await play(session, id, { round_id: 'given', action_id: 'g-1', win: 30 });
      const undo = { round_id: 'given', original_action_id: 'g-1', freespins_id: String(id) };
      expect((await casino.studio.rollback(session, undo)).error?.code).toBe('insufficient_funds');
      expect(await money(playerId)).toEqual([1_030, 0]);
    });

    it('is held to its player, game, currency and stake', async () => {
      const { client, id, session } = await seat();
      const other = await seat();
      expect(await play(other.session, id, { win: 10 })).toBe('freespins_unknown');
      expect(await play(session, 'nonsense')).toBe('freespins_unknown');
      expect(await play(session, id, { bet: 20 })).toBe('bet_out_of_range');
      expect(await play(session, id, { currency: 'USD' })).toBe('currency_mismatch');
      expect(await play(session, id, { game: 'orbit/BookOfComets' })).toBe('session_unknown');
      const book = await casino.openGame(client, 'orbit/BookOfComets');
      expect(await play(book, id)).toBe('freespins_unknown');
      // The older session has ended.
      expect(await play(session, id)).toBe('session_ended');
      expect(await latest(client)).toMatchObject({ freespins_performed: 0 });
    });

    it('takes no win to the wallet, and no round of the wallet into it', async () => {
      const { id, session, playerId } = await seat({ count: 2 });
      const round = { round_id: 'mixed', finished: false };
      await play(session, id, { ...round, action_id: 'm-1' });
      casino.clock.advance(5_000);
      const plain = await casino.studio.play(session, { ...round, bet: 0, win: 500 });
      expect(plain.error?.code).toBe('conflict');
      const staked = { round_id: 'staked', bet: 100, finished: false };
      expect((await casino.studio.play(session, staked)).status).toBe(200);
      expect(await play(session, id, { round_id: 'staked', win: 900 })).toBe('conflict');
      expect(await money(playerId)).toEqual([900, 0]);
      await casino.studio.play(session, { round_id: 'staked', bet: 0 });
    });

    it('is held to breaks, limits and reality checks as a staked one is', async () => {
      const { id, session } = await seat();
      casino.clock.advance(61 * MINUTE_MS);
      expect(await play(session, id)).toBe('reality_check_due');
      const again = await seat();
      const accounts = [{ currency: 'EUR', amount_cents: 100 }];
      const body = { user_limit: { type: 'loss' as const, period: 'day' as const, accounts } };
      expect((await again.client.call('limits.set', { body })).status).toBeLessThan(300);
      casino.clock.advance(5_000);
      expect((await casino.studio.play(again.session, { bet: 100 })).status).toBe(200);
      expect(await play(again.session, again.id)).toBe('limit_reached');
      expect(await latest(again.client)).toMatchObject({ freespins_performed: 0 });
    });

    it('counts for nothing but itself', async () => {
      const { client, playerId, id, session } = await seat({ count: 2 });
      const points = async () => (await client.call('levels.points')).body;
      const before = await points();
      await play(session, id, { win: 5_000 });
      await play(session, id, { win: 5_000 });
      await casino.settle();
      expect(await points()).toEqual(before);
      expect((await client.call('vip.progress')).body).toMatchObject({ betSumCents: 0 });
      expect((await client.call('play.history', {})).body).toMatchObject([
        { total_bets: 0, total_wins: 5_000, is_free: true },
        { total_bets: 0, total_wins: 5_000, is_free: true },
      ]);
      expect(await money(playerId)).toEqual([11_000, 0]);
    });
  });

  describe('the end', () => {
    it('keeps what was won when the time is over, and lets none begin', async () => {
      const { client, playerId, id, session } = await seat();
      await play(session, id, { win: 70 });
      await later(client, 3 * DAY_MS);
      const fresh = await casino.openGame(client, GEMS);
      expect(await play(fresh, id, { win: 10 })).toBe('freespins_over');
      await run('end free spins');
      await run('end free spins');
      expect(await latest(client)).toMatchObject({ stage: 'expired', won_cents: 70, cancelable: false });
      expect(await money(playerId)).toEqual([1_070, 0]);
    });

    it('takes a round that has begun in time to its end, and gives what it wins later', async () => {
      const { client, playerId, id, session } = await seat();
      await play(session, id, { round_id: 'long', win: 15, finished: false });
      await later(client, 3 * DAY_MS);
      await run('end free spins');
      expect(await money(playerId)).toEqual([1_015, 0]);
      expect(await play(session, id, { round_id: 'long', win: 85 })).toBe('taken');
      expect(await money(playerId)).toEqual([1_100, 0]);
      expect(await latest(client)).toMatchObject({ stage: 'expired', won_cents: 100 });
    });

    it('comes when the player gives them up, who keeps what was won', async () => {
      const { client, playerId, id, session } = await seat();
      await play(session, id, { win: 25 });
      expect([(await cancel(client, id)).status, (await cancel(client, id)).status]).toEqual([204, 204]);
      expect(await latest(client)).toMatchObject({ stage: 'canceled', freespins_performed: 1 });
      expect(await money(playerId)).toEqual([1_025, 0]);
      expect(casino.studio.freespins.at(-1)).toMatchObject({ told: 'cancel', request: { freespinsId: String(id) } });
      expect(await play(session, id)).toBe('freespins_over');
      expect((await activate(client, id)).status).toBe(422);
    });

    it('waits with bonus money until its player wants bonuses again', async () => {
      const { client, playerId, id, session } = await seat({ wager: 2, count: 1 });
      await client.call('bonuses.settings', { body: { can_issue: false } });
      await play(session, id, { win: 300 });
      expect(await money(playerId)).toEqual([1_000, 0]);
      await client.call('bonuses.settings', { body: { can_issue: true } });
      await run('end free spins');
      expect(await money(playerId)).toEqual([1_000, 300]);
    });
  });
});
