import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import type { LimitsTables } from './tables.ts';
import {
  keysOf,
  limitsOf,
  moneyLimit,
  setLimit,
  START,
  startLimitsCasino,
  type LimitsCasino,
  type Wanted,
} from './testing/limits.ts';

/** How limits are set, raised and removed. */
anyEngine((engine) => {
  let casino: LimitsCasino;
  beforeAll(async () => {
    casino = await startLimitsCasino({ engine });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const confirm = (token: string, on = casino) => on.client().call('limits.confirm', { body: { token } });

  describe('setting', () => {
    it('holds at once, first and lower, and shows what is used', async () => {
      const { client } = await casino.player();
      const first = await setLimit(client, moneyLimit('wager', 1_000));
      expect(first.status).toBe(201);
      const session = await casino.openGame(client, 'orbit/RocketX');
      await casino.studio.play(session, { round_id: `w-${session.session_id}`, bet: 300 });
      expect((await client.call('limits.list')).body).toMatchObject([
        {
          type: 'wager',
          period: 'day',
          status: 'active',
          reached: false,
          accounts: [
            { amount_cents: 1_000, current_value_amount_cents: 300, active_until: '2026-11-21T23:00:00.000Z' },
          ],
        },
      ]);
      await setLimit(client, moneyLimit('wager', 400));
      expect(await limitsOf(client)).toEqual([['wager', 'active', 400]]);
      expect(await casino.studio.play(session, { bet: 101 })).toMatchObject({ error: { code: 'limit_reached' } });
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ status: 200 });
      expect((await client.call('limits.list')).body[0]?.reached).toBe(true);
    });

    it('says what is wrong with a wish, and changes nothing', async () => {
      const { client } = await casino.player(0n);
      const wrong: [Wanted, string[]][] = [
        [{ type: 'deposit', accounts: [{ currency: 'EUR', amount_cents: 1 }] }, ['period.required']],
        [{ type: 'deposit', period: 'day_3', accounts: [{ currency: 'EUR', amount_cents: 1 }] }, ['period.invalid']],
        [{ type: 'deposit', period: 'day' }, ['accounts.required']],
        [
          { type: 'deposit', period: 'day', accounts: [{ currency: 'XYZ', amount_cents: 1 }] },
          ['accounts.currency_unknown'],
        ],
        [{ type: 'session' }, ['minutes.required']],
        [{ type: 'session', minutes: 14 }, ['minutes.min']],
        [{ type: 'session', period: 'week' }, ['period.invalid']],
        [{ type: 'reality_check', period: 'day' }, ['minutes.required']],
        [{ type: 'reality_check', minutes: 61 }, ['minutes.max']],
        [{ type: 'coolingoff', period: 'forever' }, ['period.invalid']],
        [{ type: 'selfexclusion', period: 'day' }, ['period.invalid']],
      ];
      for (const [wish, keys] of wrong) {
        const answer = await setLimit(client, wish);
        expect([wish, answer.status, keysOf(answer)]).toEqual([wish, 422, keys]);
      }
      expect(await limitsOf(client)).toEqual([]);
    });

    it('takes a day as the length of a session', async () => {
      const { client } = await casino.player(0n);
      expect((await setLimit(client, { type: 'session', period: 'day' })).status).toBe(201);
      expect(await limitsOf(client)).toEqual([['session', 'active', 1_440]]);
    });

    it('is the player’s own: nobody else sees or ends it', async () => {
      const { client } = await casino.player();
      const mine = (await setLimit(client, moneyLimit('loss', 500))).body[0];
      const other = (await casino.player()).client;
      expect((await other.call('limits.remove', { params: { id: mine?.id ?? 0 } })).status).toBe(404);
      expect(await limitsOf(other)).toEqual([]);
      expect((await casino.client().call('limits.list')).status).toBe(401);
    });
  });

  describe('raising', () => {
    it('waits a day and the word by e-mail, in whichever order', async () => {
      for (const late of [false, true]) {
        casino.clock.set(START);
        const { client, playerId } = await casino.player();
        await setLimit(client, moneyLimit('wager', 1_000));
        await setLimit(client, moneyLimit('wager', 5_000));
        expect(await limitsOf(client)).toEqual([
          ['wager', 'active', 1_000],
          ['wager', 'unconfirmed', 5_000],
        ]);
        expect((await client.call('limits.list')).body[1]).toMatchObject({
          effective_at: '2026-11-22T12:00:00.000Z',
          confirm_until: '2026-11-29T12:00:00.000Z',
        });
        const token = await casino.tokenFor(playerId);
        if (late) {
          casino.clock.advance(25 * HOUR_MS);
          await casino.turn();
          expect(await limitsOf(await casino.again(playerId))).toContainEqual(['wager', 'active', 1_000]);
          expect((await confirm(token)).status).toBe(200);
        } else {
          expect((await confirm(token)).body).toMatchObject({ type: 'wager', change: 'raise' });
          casino.clock.advance(24 * HOUR_MS - 1);
          await casino.turn();
          expect(await limitsOf(await casino.again(playerId))).toEqual([
            ['wager', 'active', 1_000],
            ['wager', 'confirmed', 5_000],
          ]);
          casino.clock.advance(1);
          await casino.turn();
        }
        expect(await limitsOf(await casino.again(playerId))).toEqual([['wager', 'active', 5_000]]);
      }
    });

    it('never happens without the word: it runs out after a week', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('loss', 1_000));
      await setLimit(client, moneyLimit('loss', 9_000));
      const token = await casino.tokenFor(playerId);
      casino.clock.advance(8 * DAY_MS);
      expect(keysOf(await confirm(token))).toEqual(['token.link_unusable']);
      await casino.turn();
      expect(await limitsOf(await casino.again(playerId))).toEqual([['loss', 'active', 1_000]]);
    });

    it('is over with a lower limit, and its link with it', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('loss', 1_000));
      await setLimit(client, moneyLimit('loss', 9_000));
      const token = await casino.tokenFor(playerId);
      await setLimit(client, moneyLimit('loss', 500));
      expect(await limitsOf(client)).toEqual([['loss', 'active', 500]]);
      expect((await confirm(token)).status).toBe(422);
    });

    it('takes a link once, whoever opens it, and no made-up one', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 1_000));
      await setLimit(client, moneyLimit('deposit', 2_000));
      const token = await casino.tokenFor(playerId);
      const answers = await Promise.all([confirm(token), confirm(token), confirm(`${token}x`)]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
    });

    it('keeps no token: only its hash, and the letter', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 1_000));
      await setLimit(client, moneyLimit('deposit', 2_000));
      const token = await casino.tokenFor(playerId);
      const rows = await tablesOf<LimitsTables>(casino.core.database.db)
        .selectFrom('user_limits')
        .selectAll()
        .where('player_id', '=', playerId)
        .execute();
      expect(
        JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ).not.toContain(token);
      expect(JSON.stringify((await client.call('limits.list')).body)).not.toContain(token);
    });

    it('is written once, and not again by the job', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 1_000));
      await setLimit(client, moneyLimit('deposit', 2_000));
      await casino.turn();
      expect(await casino.letters(playerId)).toHaveLength(1);
    });
  });

  describe('removing', () => {
    it('waits and is confirmed; until then the limit holds', async () => {
      const { client, playerId } = await casino.player();
      const id = (await setLimit(client, moneyLimit('wager', 100))).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      expect(await limitsOf(client)).toEqual([['wager', 'unconfirmed_disable', 100]]);
      await confirm(await casino.tokenFor(playerId));
      expect((await client.call('limits.list')).body).toMatchObject([
        { status: 'confirmed_disable', disable_at: '2026-11-22T12:00:00.000Z' },
      ]);
      const session = await casino.openGame(client, 'orbit/RocketX');
      expect(await casino.studio.play(session, { bet: 101 })).toMatchObject({ error: { code: 'limit_reached' } });
      casino.clock.advance(24 * HOUR_MS);
      await casino.turn();
      expect(await limitsOf(await casino.again(playerId))).toEqual([]);
    });

    it('is taken back by setting the limit again, and a raise by removing it', async () => {
      const { client } = await casino.player();
      const id = (await setLimit(client, moneyLimit('wager', 100))).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      await setLimit(client, moneyLimit('wager', 100));
      expect(await limitsOf(client)).toEqual([['wager', 'active', 100]]);
      const raise = (await setLimit(client, moneyLimit('wager', 200))).body.find(
        ({ status }) => status === 'unconfirmed',
      );
      await client.call('limits.remove', { params: { id: raise?.id ?? 0 } });
      expect(await limitsOf(client)).toEqual([['wager', 'active', 100]]);
    });
  });

  it('the strict licence asks after the wait, which is until the period is over', async () => {
    const strict = await startLimitsCasino({ engine, env: { LICENCE: 'EE' } });
    try {
      const { client, playerId } = await strict.player();
      await setLimit(client, moneyLimit('loss', 1_000, 'month'));
      await setLimit(client, moneyLimit('loss', 2_000, 'month'));
      expect(await strict.letters(playerId)).toHaveLength(0);
      // The month of the player in Germany ends at 23:00 UTC.
      expect((await client.call('limits.list')).body[1]).toMatchObject({ effective_at: '2026-11-30T23:00:00.000Z' });
      strict.clock.set('2026-11-30T22:59:59Z');
      await strict.turn();
      expect(await strict.letters(playerId)).toHaveLength(0);
      strict.clock.set('2026-11-30T23:00:00Z');
      await strict.turn();
      expect(await strict.letters(playerId)).toHaveLength(1);
      expect((await confirm(await strict.tokenFor(playerId), strict)).status).toBe(200);
      const rows = await tablesOf<LimitsTables>(strict.core.database.db)
        .selectFrom('user_limits')
        .select(['status', 'accounts'])
        .where('player_id', '=', playerId)
        .where('ended_at', 'is', null)
        .execute();
      expect(rows).toEqual([{ status: 'active', accounts: [{ currency: 'EUR', amount_cents: 2_000 }] }]);
    } finally {
      await strict.close();
    }
  });
});
