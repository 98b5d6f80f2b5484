import { randomUUID } from 'node:crypto';
import { PlayAnswer, type GameSession } from '@cosmodrome/contract/wallet';
import { sign } from '@cosmodrome/contract/signature';
import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from '../../../testing/casino.ts';
import { PASSWORD } from '../../../testing/origin.ts';
import { reconcile, isClean, wallets } from '../../ledger/index.ts';

eachEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine });
  });
  afterAll(() => casino.close());

  const balanceOf = async (playerId: number) => {
    const [wallet] = await wallets(casino.core.database.db, playerId);
    return wallet ? wallet.real + wallet.bonus : null;
  };
  /** A player at a game whose rounds set no pace. */
  const seat = async (real = 10_000n, game = 'orbit/RocketX') => {
    const { client, playerId } = await casino.player(real);
    return { client, playerId, session: await casino.openGame(client, game) };
  };

  describe('a session', () => {
    it('opens once, with all that the studio needs and nothing that names the player', async () => {
      const { client, playerId } = await casino.player(5_000n);
      const launch = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'CosmicGems' },
        body: { mode: 'real', currency: 'EUR' },
      });
      const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
      const session = casino.studio.expectAnswer(await casino.studio.openSession(token));
      expect(session).toEqual({
        session_id: launch.body.session_id,
        mode: 'real',
        player_ref: expect.stringMatching(/^[\w-]{32}$/),
        nickname: 'player***',
        game: 'orbit/CosmicGems',
        currency: 'EUR',
        subunits_to_unit: 100,
        locale: 'en',
        balance: 5_000,
        policy: { min_cycle_ms: 2_500, autoplay: false, reality_check_minutes: 60, highest_stake: null },
      });
      expect(JSON.stringify(session)).not.toContain(`"${playerId}"`);
      expect(await casino.studio.openSession(token)).toMatchObject({ status: 404, error: { code: 'session_unknown' } });
    });

    it('does not open after two minutes', async () => {
      const { client } = await casino.player();
      const launch = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'cosmic-gems' },
        body: { mode: 'demo' },
      });
      const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
      casino.clock.advance(120_000);
      expect(await casino.studio.openSession(token)).toMatchObject({ status: 404 });
    });

    it('ends every older one for real money, of the same game and of another', async () => {
      const { client, session: older } = await seat();
      const other = await casino.openGame(client, 'tables/GrandRoulette');
      expect(await casino.studio.play(older)).toMatchObject({ status: 409, error: { code: 'session_ended' } });
      const newer = await casino.openGame(client, 'orbit/RocketX');
      expect(await casino.studio.play(newer)).toMatchObject({ status: 200 });
      expect(await casino.studio.play(other)).toMatchObject({ status: 409, error: { code: 'session_ended' } });
    });

    it('leaves one session when two open at the same time', async () => {
      const { client } = await casino.player();
      const sessions = await Promise.all([1, 2, 3].map(() => casino.openGame(client, 'orbit/RocketX')));
      const plays = await Promise.all(sessions.map((session) => casino.studio.play(session)));
      expect(plays.filter(({ status }) => status === 200).length).toBe(1);
      expect(plays.filter(({ error }) => error?.code === 'session_ended').length).toBe(2);
    });

    it('ends with the session of the account, but what is owed is still paid', async () => {
      const { client, playerId, session } = await seat(1_000n);
      const round = { round_id: 'owed', bet: 400, finished: false };
      await casino.studio.play(session, { ...round, action_id: 'owed-bet' });
      await client.call('identity.signOut');
      await casino.core.relay.drain();
      expect(await casino.studio.play(session)).toMatchObject({ status: 409, error: { code: 'session_ended' } });
      const paid = await casino.studio.play(session, { round_id: 'owed', bet: 0, win: 900, finished: true });
      expect(paid).toMatchObject({ status: 200, answer: { balance: 1_500 } });
      expect(await casino.studio.play(session, { ...round, action_id: 'owed-bet' })).toMatchObject({
        status: 200,
        answer: { balance: 600 },
      });
      expect(await balanceOf(playerId)).toBe(1_500n);
    });

    it('ends by itself', async () => {
      const { session } = await seat();
      casino.clock.advance(DAY_MS);
      expect(await casino.studio.play(session)).toMatchObject({ error: { code: 'session_ended' } });
    });
  });

  describe('a bet', () => {
    it('is answered with the first answer, however often it comes', async () => {
      const { playerId, session } = await seat(1_000n);
      const action = { action_id: 'same', round_id: 'same', bet: 100, win: 250 };
      const answers = await Promise.all(Array.from({ length: 7 }, () => casino.studio.play(session, action)));
      expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, answer: { balance: 1_150 } });
      expect(await casino.studio.play(session, { ...action, win: 99_999 })).toMatchObject({
        status: 409,
        error: { code: 'conflict' },
      });
      expect(await balanceOf(playerId)).toBe(1_150n);
    });

    it.each([
      ['below the limit', { bet: 9 }, 'bet_out_of_range'],
      ['above the limit', { bet: 10_001 }, 'bet_out_of_range'],
      ['of nothing, for a win', { bet: 0, win: 5_000 }, 'bet_out_of_range'],
      ['over the balance', { bet: 5_001 }, 'insufficient_funds'],
      ['in another currency', { currency: 'USD' }, 'currency_mismatch'],
      ['at another game', { game: 'orbit/CosmicGems' }, 'session_unknown'],
      ['in fractions', { bet: 10.5 }, 'malformed'],
      ['below zero', { bet: -100 }, 'malformed'],
      ['beyond what a number holds', { win: 2 ** 53 }, 'malformed'],
      ['with a strange id', { action_id: 'a b' }, 'malformed'],
      ['in no session', { session_id: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' }, 'session_unknown'],
    ])('%s is refused and moves nothing', async (_what, action, code) => {
      const { playerId, session } = await seat(5_000n);
      const refused = await casino.studio.play(session, action);
      expect(refused.error?.code).toBe(code);
      expect(await balanceOf(playerId)).toBe(5_000n);
    });

    it('may raise where the game allows it, and only so far', async () => {
      const { session } = await seat(1_000_000n, 'tables/AceBlackjack');
      const round = { round_id: 'double', finished: false };
      await casino.studio.play(session, { ...round, bet: 100 });
      expect(await casino.studio.play(session, { ...round, bet: 100 })).toMatchObject({ status: 200 });
      expect(await casino.studio.play(session, { ...round, bet: 400_001 })).toMatchObject({
        error: { code: 'bet_out_of_range' },
      });
      const slot = await seat(10_000n, 'orbit/CosmicGems');
      await casino.studio.play(slot.session, { ...round, bet: 100 });
      expect(await casino.studio.play(slot.session, { ...round, bet: 100 })).toMatchObject({
        error: { code: 'bet_out_of_range' },
      });
    });

    it('at a slot waits for the cycle of the last one, also when both come together', async () => {
      const { session } = await seat(10_000n, 'orbit/CosmicGems');
      const both = await Promise.all([casino.studio.play(session), casino.studio.play(session)]);
      expect(both.map(({ error }) => error?.code ?? 'ok').sort()).toEqual(['cycle_too_short', 'ok']);
      casino.clock.advance(2_499);
      expect(await casino.studio.play(session)).toMatchObject({ error: { code: 'cycle_too_short' } });
      casino.clock.advance(1);
      expect(await casino.studio.play(session)).toMatchObject({ status: 200 });
    });

    it('waits for the cycle on several nodes, too: one of twenty that come at once begins', async () => {
      const database = casino.core.database;
      const other = await startCasino({
        engine: {
          name: engine.name,
          open: () => Promise.resolve({ ...database, close: async () => undefined } as never),
        },
        clock: casino.clock,
      });
      try {
        const { session } = await seat(10_000n, 'orbit/CosmicGems');
        for (let cycle = 0; cycle < 3; cycle++) {
          const rounds = await Promise.all(
            Array.from({ length: 20 }, (_, at) => (at % 2 ? casino : other).studio.play(session)),
          );
          expect(rounds.filter(({ error }) => error === null)).toHaveLength(1);
          expect(rounds.filter(({ error }) => error?.code === 'cycle_too_short')).toHaveLength(19);
          casino.clock.advance(2_500);
        }
      } finally {
        await other.close();
      }
    });

    it('that the balance refused does not hold up the next one', async () => {
      const { session } = await seat(150n, 'orbit/CosmicGems');
      expect(await casino.studio.play(session, { bet: 200 })).toMatchObject({ error: { code: 'insufficient_funds' } });
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ status: 200 });
    });

    it('is one action only: its id under another round is refused, and pays nothing', async () => {
      const { playerId, session } = await seat(1_000n);
      const action = { action_id: 'once', bet: 100, win: 300 };
      expect(await casino.studio.play(session, { ...action, round_id: 'first' })).toMatchObject({ status: 200 });
      expect(await casino.studio.play(session, { ...action, round_id: 'second' })).toMatchObject({
        error: { code: 'conflict' },
      });
      expect(await casino.studio.play(session, { ...action, round_id: 'first' })).toMatchObject({ status: 200 });
      expect(await balanceOf(playerId)).toBe(1_200n);
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });

    it('cannot spend a balance twice: 50 at once on a balance for 10', async () => {
      const { playerId, session } = await seat(1_000n);
      const bets = await Promise.all(Array.from({ length: 50 }, () => casino.studio.play(session, { bet: 100 })));
      expect(bets.filter(({ status }) => status === 200).length).toBe(10);
      expect(bets.filter(({ error }) => error?.code === 'insufficient_funds').length).toBe(40);
      expect(await balanceOf(playerId)).toBe(0n);
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });

    describe('that waits for its turn', () => {
      /** Bets, and lets something happen once the wallet has looked at everything and before the books do. */
      const betWhile = async (session: GameSession, meanwhile: () => Promise<unknown>) => {
        const { ledger } = casino.core;
        const book = ledger.play.bind(ledger);
        const spy = vi.spyOn(ledger, 'play').mockImplementationOnce(async (op, options) => {
          await meanwhile();
          return book(op, options);
        });
        const answer = await casino.studio.play(session, { bet: 100, win: 0 });
        expect(spy).toHaveBeenCalledOnce();
        spy.mockRestore();
        return answer;
      };
      const ENDED = { status: 409, error: { code: 'session_ended' } };

      it('is not booked when the player has signed out meanwhile', async () => {
        const { client, playerId, session } = await seat(1_000n);
        expect(await betWhile(session, () => client.call('identity.signOut'))).toMatchObject(ENDED);
        expect(await balanceOf(playerId)).toBe(1_000n);
      });

      it('is not booked when the account was closed meanwhile', async () => {
        const { client, session } = await seat(0n);
        const body = { user: { current_password: PASSWORD } };
        expect(await betWhile(session, () => client.call('identity.close', { body }))).toMatchObject(ENDED);
      });

      it('is not booked when the game was opened elsewhere meanwhile', async () => {
        const { client, playerId, session } = await seat(1_000n);
        expect(await betWhile(session, () => casino.openGame(client, 'orbit/RocketX'))).toMatchObject(ENDED);
        expect(await balanceOf(playerId)).toBe(1_000n);
      });

      it('is not booked when the session has come to its limit meanwhile', async () => {
        const { client, playerId, session } = await seat(1_000n);
        await client.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
        expect(await betWhile(session, async () => casino.clock.advance(60 * MINUTE_MS))).toMatchObject(ENDED);
        expect(await balanceOf(playerId)).toBe(1_000n);
      });

      it('is not booked when a break has begun meanwhile', async () => {
        for (const user_limit of [
          { type: 'coolingoff', period: 'day' },
          { type: 'selfexclusion', period: 'month_6' },
        ] as const) {
          const { client, playerId, session } = await seat(1_000n);
          const answer = await betWhile(session, () => client.call('limits.set', { body: { user_limit } }));
          expect(['limit_reached', 'session_ended']).toContain(answer.error?.code);
          expect(await balanceOf(playerId)).toBe(1_000n);
        }
      });

      it('is paid what its round has won, and answered as the first time, whatever has ended', async () => {
        const { client, playerId, session } = await seat(1_000n);
        const bet = { action_id: 'kept', round_id: 'kept', bet: 100, win: 0, finished: false };
        expect(await casino.studio.play(session, bet)).toMatchObject({ status: 200 });
        const win = { round_id: 'kept', bet: 0, win: 250, finished: true };
        await client.call('identity.signOut');
        expect(await casino.studio.play(session, win)).toMatchObject({ status: 200 });
        expect(await casino.studio.play(session, bet)).toMatchObject({ status: 200, answer: { balance: 900 } });
        expect(await balanceOf(playerId)).toBe(1_150n);
      });
    });

    it('never reaches the wallet from a demo game', async () => {
      const { client, playerId } = await casino.player(1_000n);
      const launch = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'RocketX' },
        body: { mode: 'demo' },
      });
      const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
      const session = casino.studio.expectAnswer(await casino.studio.openSession(token));
      expect(session).toMatchObject({ mode: 'demo', currency: 'FUN', balance: null });
      expect(await casino.studio.play(session)).toMatchObject({ error: { code: 'session_unknown' } });
      expect(await balanceOf(playerId)).toBe(1_000n);
    });
  });

  describe('a rollback', () => {
    it('takes a bet back exactly, once', async () => {
      const { playerId, session } = await seat(1_000n);
      await casino.studio.play(session, { action_id: 'bet-1', round_id: 'r-1', bet: 300, win: 100 });
      const undo = { action_id: 'undo-1', original_action_id: 'bet-1', round_id: 'r-1' };
      expect(await casino.studio.rollback(session, undo)).toMatchObject({ status: 200, answer: { balance: 1_000 } });
      expect(await casino.studio.rollback(session, undo)).toMatchObject({ status: 200, answer: { balance: 1_000 } });
      expect(await balanceOf(playerId)).toBe(1_000n);
    });

    it('that comes before its bet is remembered', async () => {
      const { playerId, session } = await seat(1_000n);
      const undo = await casino.studio.rollback(session, { original_action_id: 'late', round_id: 'r-2' });
      expect(undo.status).toBe(200);
      expect(await casino.studio.play(session, { action_id: 'late', round_id: 'r-2' })).toMatchObject({
        status: 409,
        error: { code: 'rolled_back' },
      });
      expect(await balanceOf(playerId)).toBe(1_000n);
    });

    it('of another game, currency or session is refused', async () => {
      const { session } = await seat();
      const undo = { original_action_id: 'x', round_id: 'y' };
      expect(await casino.studio.rollback(session, { ...undo, currency: 'USD' })).toMatchObject({
        error: { code: 'currency_mismatch' },
      });
      expect(await casino.studio.rollback(session, { ...undo, game: 'orbit/Other' })).toMatchObject({ status: 404 });
      expect(await casino.studio.rollback(session, { ...undo, session_id: 'nobody' })).toMatchObject({ status: 404 });
    });
  });

  describe('the signature', () => {
    const body = (session: GameSession) => ({
      session_id: session.session_id,
      action_id: randomUUID(),
      round_id: randomUUID(),
      game: session.game,
      currency: 'EUR',
      bet: 100,
      win: 0,
      finished: true,
    });

    it('must fit the body, the studio and the time', async () => {
      const { playerId, session } = await seat(1_000n);
      const raw = JSON.stringify(body(session));
      const now = casino.clock.now();
      const moved = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
      const key = 'the key of the test studio';
      const forgeries: Record<string, string>[] = [
        { ...sign('another key', raw, now) },
        { ...sign(key, `${raw} `, now) },
        { ...sign(key, raw, moved(-301)) },
        { ...sign(key, raw, moved(301)) },
        { 'x-signature': '0'.repeat(64) },
        { 'x-signature': '' },
        { 'x-timestamp': 'now' },
        { 'x-studio': 'nobody' },
      ];
      for (const headers of forgeries) {
        const answer = await casino.studio.send('play', raw, PlayAnswer, headers);
        expect({ headers, ...answer }).toMatchObject({ headers, status: 401, error: { code: 'bad_signature' } });
      }
      expect(await balanceOf(playerId)).toBe(1_000n);
      const replayed = { ...sign(key, raw, moved(-299)) };
      expect((await casino.studio.send('play', raw, PlayAnswer, replayed)).status).toBe(200);
      expect((await casino.studio.send('play', raw, PlayAnswer, replayed)).status).toBe(200);
      expect(await balanceOf(playerId)).toBe(900n);
    });

    it('comes before anything else is said', async () => {
      const answer = await casino.studio.send('play', 'no json', PlayAnswer, { 'x-signature': '0'.repeat(64) });
      expect(answer).toMatchObject({ status: 401 });
      expect(await casino.studio.send('play', 'no json', PlayAnswer)).toMatchObject({
        status: 422,
        error: { code: 'malformed' },
      });
      expect(await casino.studio.send('play', ' '.repeat(9_000), PlayAnswer)).toMatchObject({ status: 413 });
      expect(await casino.studio.send('freespins', {}, PlayAnswer)).toMatchObject({ status: 404 });
    });

    it('of one studio does not reach into the sessions of another', async () => {
      const { session } = await seat();
      const wallet = casino.wallet();
      expect(await wallet.play('another', { ...body(session) })).toMatchObject({
        ok: false,
        error: { code: 'session_unknown' },
      });
    });
  });
});
