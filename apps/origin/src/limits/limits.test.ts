import type { CallRequest } from '@cosmodrome/contract/calls';
import { tablesOf } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { testPayments } from '../../testing/payments.ts';
import { PASSWORD, tellDetails } from '../../testing/origin.ts';
import { reconcile, isClean } from '../ledger/index.ts';
import type { LimitsTables } from './tables.ts';

const START = '2026-11-21T12:00:00Z';
const HOUR = 3_600_000;
type Wanted = CallRequest<'limits.set'>['body']['user_limit'];

async function open(engine: Parameters<Parameters<typeof eachEngine>[0]>[0], env: Record<string, string> = {}) {
  return startCasino({ engine, more: [testPayments().system], env, complete: true });
}

const money = (
  type: 'deposit' | 'loss' | 'wager',
  cents: number,
  period: 'day' | 'week' | 'month' = 'day',
): { user_limit: Wanted } => ({
  user_limit: { type, period, accounts: [{ currency: 'EUR', amount_cents: cents }] },
});

eachEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await open(engine);
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const turn = async (on = casino): Promise<void> => {
    for (const job of on.jobs) await job.run();
  };
  const set = (client: TestClient, body: { user_limit: Wanted }) => client.call('limits.set', { body });
  const states = async (client: TestClient) =>
    (await client.call('limits.list')).body.map(({ type, status, accounts, minutes }) => [
      type,
      status,
      accounts[0]?.amount_cents ?? minutes,
    ]);
  /** The token of the newest mail to a player. */
  async function tokenFor(playerId: number, on = casino): Promise<string> {
    const { rows } = await sql<{ text: string }>`select m.text from mailbox m join players p on p.email = m."to"
      where p.id = ${playerId} order by m.id desc limit 1`.execute(on.core.database.db);
    return /confirm\?token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? 'no mail';
  }
  const mails = async (playerId: number, on = casino): Promise<number> => {
    const { rows } = await sql<{ count: bigint }>`select count(*) from mailbox m join players p on p.email = m."to"
      where p.id = ${playerId}`.execute(on.core.database.db);
    return Number(rows[0]?.count);
  };
  const confirm = (token: string, on = casino) => on.client().call('limits.confirm', { body: { token } });
  const deposit = (client: TestClient, cents: number, currency = 'EUR') =>
    client.call('cashbox.start', { body: { action: 'deposit', method: 'card', currency, amount_cents: cents } });
  const keysOf = (answer: { errors: Record<string, Record<string, string>> }) =>
    Object.entries(answer.errors).flatMap(([field, keys]) => Object.keys(keys).map((key) => `${field}.${key}`));

  describe('setting', () => {
    it('holds at once, first and lower, and shows what is used', async () => {
      const { client } = await casino.player();
      const first = await set(client, money('wager', 1_000));
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
      await set(client, money('wager', 400));
      expect(await states(client)).toEqual([['wager', 'active', 400]]);
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
        [{ type: 'reality_check', minutes: 61 }, ['minutes.max']],
        [{ type: 'coolingoff', period: 'forever' }, ['period.invalid']],
        [{ type: 'selfexclusion', period: 'day' }, ['period.invalid']],
      ];
      for (const [wish, keys] of wrong) {
        const answer = await set(client, { user_limit: wish });
        expect([wish, answer.status, keysOf(answer)]).toEqual([wish, 422, keys]);
      }
      expect(await states(client)).toEqual([]);
    });

    it('is the player’s own: nobody else sees or ends it', async () => {
      const { client } = await casino.player();
      const mine = (await set(client, money('loss', 500))).body[0];
      const other = (await casino.player()).client;
      expect((await other.call('limits.remove', { params: { id: mine?.id ?? 0 } })).status).toBe(404);
      expect(await states(other)).toEqual([]);
      expect((await casino.client().call('limits.list')).status).toBe(401);
    });
  });

  describe('raising', () => {
    it('waits a day and the word by e-mail, in whichever order', async () => {
      for (const late of [false, true]) {
        casino.clock.set(START);
        const { client, playerId } = await casino.player();
        await set(client, money('wager', 1_000));
        await set(client, money('wager', 5_000));
        expect(await states(client)).toEqual([
          ['wager', 'active', 1_000],
          ['wager', 'unconfirmed', 5_000],
        ]);
        expect((await client.call('limits.list')).body[1]).toMatchObject({
          effective_at: '2026-11-22T12:00:00.000Z',
          confirm_until: '2026-11-29T12:00:00.000Z',
        });
        const token = await tokenFor(playerId);
        if (late) {
          casino.clock.advance(25 * HOUR);
          await turn();
          expect(await states(await fresh(playerId))).toContainEqual(['wager', 'active', 1_000]);
          expect((await confirm(token)).status).toBe(200);
        } else {
          expect((await confirm(token)).body).toMatchObject({ type: 'wager', change: 'raise' });
          casino.clock.advance(24 * HOUR - 1);
          await turn();
          expect(await states(await fresh(playerId))).toEqual([
            ['wager', 'active', 1_000],
            ['wager', 'confirmed', 5_000],
          ]);
          casino.clock.advance(1);
          await turn();
        }
        expect(await states(await fresh(playerId))).toEqual([['wager', 'active', 5_000]]);
      }
    });

    it('never happens without the word: it runs out after a week', async () => {
      const { client, playerId } = await casino.player();
      await set(client, money('loss', 1_000));
      await set(client, money('loss', 9_000));
      const token = await tokenFor(playerId);
      casino.clock.advance(8 * 24 * HOUR);
      expect(keysOf(await confirm(token))).toEqual(['token.link_unusable']);
      await turn();
      expect(await states(await fresh(playerId))).toEqual([['loss', 'active', 1_000]]);
    });

    it('is over with a lower limit, and its link with it', async () => {
      const { client, playerId } = await casino.player();
      await set(client, money('loss', 1_000));
      await set(client, money('loss', 9_000));
      const token = await tokenFor(playerId);
      await set(client, money('loss', 500));
      expect(await states(client)).toEqual([['loss', 'active', 500]]);
      expect((await confirm(token)).status).toBe(422);
    });

    it('takes a link once, whoever opens it, and no made-up one', async () => {
      const { client, playerId } = await casino.player();
      await set(client, money('deposit', 1_000));
      await set(client, money('deposit', 2_000));
      const token = await tokenFor(playerId);
      const answers = await Promise.all([confirm(token), confirm(token), confirm(`${token}x`)]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
    });

    it('keeps no token: only its hash, and the letter', async () => {
      const { client, playerId } = await casino.player();
      await set(client, money('deposit', 1_000));
      await set(client, money('deposit', 2_000));
      const token = await tokenFor(playerId);
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
      await set(client, money('deposit', 1_000));
      await set(client, money('deposit', 2_000));
      await turn();
      expect(await mails(playerId)).toBe(1);
    });
  });

  describe('removing', () => {
    it('waits and is confirmed; until then the limit holds', async () => {
      const { client, playerId } = await casino.player();
      const id = (await set(client, money('wager', 100))).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      expect(await states(client)).toEqual([['wager', 'unconfirmed_disable', 100]]);
      await confirm(await tokenFor(playerId));
      expect((await client.call('limits.list')).body).toMatchObject([
        { status: 'confirmed_disable', disable_at: '2026-11-22T12:00:00.000Z' },
      ]);
      const session = await casino.openGame(client, 'orbit/RocketX');
      expect(await casino.studio.play(session, { bet: 101 })).toMatchObject({ error: { code: 'limit_reached' } });
      casino.clock.advance(24 * HOUR);
      await turn();
      expect(await states(await fresh(playerId))).toEqual([]);
    });

    it('is taken back by setting the limit again, and a raise by removing it', async () => {
      const { client } = await casino.player();
      const id = (await set(client, money('wager', 100))).body[0]?.id ?? 0;
      await client.call('limits.remove', { params: { id } });
      await set(client, money('wager', 100));
      expect(await states(client)).toEqual([['wager', 'active', 100]]);
      const raise = (await set(client, money('wager', 200))).body.find(({ status }) => status === 'unconfirmed');
      await client.call('limits.remove', { params: { id: raise?.id ?? 0 } });
      expect(await states(client)).toEqual([['wager', 'active', 100]]);
    });
  });

  describe('deposits', () => {
    it('count gross with those under way, in every currency', async () => {
      const { client } = await casino.player();
      await set(client, money('deposit', 5_000));
      expect((await deposit(client, 3_000)).status).toBe(201);
      expect(keysOf(await deposit(client, 2_001))).toEqual(['amount_cents.deposit_limit']);
      await client.call('cashbox.selectAccount', { body: { currency: 'USD' } });
      // 2000 EUR cents are 2325 US cents.
      expect(keysOf(await deposit(client, 2_400, 'USD'))).toEqual(['amount_cents.deposit_limit']);
      expect((await deposit(client, 2_000)).status).toBe(201);
      expect((await client.call('limits.list')).body[0]).toMatchObject({
        reached: true,
        accounts: [{ current_value_amount_cents: 5_000 }],
      });
      // A full deposit limit does not close the games.
      expect((await casino.openGame(client, 'orbit/RocketX')).mode).toBe('real');
    });

    it('hold against many at once, and leave the books as they were', async () => {
      const { client } = await casino.player();
      await set(client, money('deposit', 5_000));
      const answers = await Promise.all(Array.from({ length: 12 }, () => deposit(client, 1_000)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });
  });

  describe('bets', () => {
    it('fifty at once never exceed a wager limit', async () => {
      const { client } = await casino.player();
      await set(client, money('wager', 1_000));
      const session = await casino.openGame(client, 'orbit/RocketX');
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          casino.studio.play(session, { round_id: `race-${at}`, action_id: `race-${at}`, bet: 70 }),
        ),
      );
      const taken = answers.filter((answer) => 'status' in answer && answer.status === 200).length;
      expect(taken).toBe(14);
      const [limit] = (await client.call('limits.list')).body;
      expect(limit?.accounts[0]?.current_value_amount_cents).toBe(taken * 70);
    });
  });

  describe('a break', () => {
    it('closes games and deposits from its instant, keeps sign-in and withdrawals, and ends by itself', async () => {
      const { client, playerId } = await casino.player();
      const session = await casino.openGame(client, 'orbit/RocketX');
      expect((await set(client, { user_limit: { type: 'coolingoff', period: 'day' } })).status).toBe(201);
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ error: { code: 'limit_reached' } });
      const refused = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'RocketX' },
        body: { mode: 'real' },
      });
      expect([refused.status, keysOf(refused)]).toEqual([422, ['base.cooling_off']]);
      expect(keysOf(await deposit(client, 1_000))).toEqual(['base.cooling_off']);
      const again = await fresh(playerId);
      await tellDetails(again);
      const out = await again.call('cashbox.start', {
        body: {
          action: 'cashout',
          method: 'e-wallet',
          currency: 'EUR',
          amount_cents: 2_000,
          fields: { wallet_account: 'pilot@wallet.example' },
        },
      });
      expect(out.status).toBe(201);
      casino.clock.advance(24 * HOUR);
      await turn();
      const back = await fresh(playerId);
      expect(await states(back)).toEqual([]);
      expect((await casino.openGame(back, 'orbit/RocketX')).mode).toBe('real');
    });

    it('does not become shorter, only longer, and is not removed', async () => {
      const { client } = await casino.player();
      const id = (await set(client, { user_limit: { type: 'coolingoff', period: 'week' } })).body[0]?.id ?? 0;
      expect(keysOf(await set(client, { user_limit: { type: 'coolingoff', period: 'day' } }))).toEqual([
        'base.break_running',
      ]);
      expect(keysOf(await client.call('limits.remove', { params: { id } }))).toEqual(['limit.disable_impossible']);
      expect((await set(client, { user_limit: { type: 'coolingoff', period: 'month' } })).body).toMatchObject([
        { type: 'coolingoff', period: 'month', active_until: '2026-12-21T12:00:00.000Z', reached: true },
      ]);
    });

    it('for ever is for ever', async () => {
      const { client } = await casino.player();
      await set(client, { user_limit: { type: 'selfexclusion', period: 'forever' } });
      expect((await client.call('limits.list')).body).toMatchObject([{ active_until: null, reached: true }]);
      expect(keysOf(await set(client, { user_limit: { type: 'selfexclusion', period: 'month_12' } }))).toEqual([
        'base.break_running',
      ]);
      expect(keysOf(await deposit(client, 1_000))).toEqual(['base.self_excluded']);
    });
  });

  describe('a session limit', () => {
    it('ends the session at its time, with its socket and its games', async () => {
      const { client } = await casino.player();
      await set(client, { user_limit: { type: 'session', minutes: 60 } });
      const session = await casino.openGame(client, 'orbit/RocketX');
      // Seen every now and then, as somebody who plays is.
      for (const minutes of [29, 29]) {
        casino.clock.advance(minutes * 60_000);
        await turn();
        expect((await client.call('limits.list')).status).toBe(200);
      }
      casino.clock.advance(2 * 60_000);
      expect((await client.call('limits.list')).status).toBe(401);
      await turn();
      await casino.core.relay.drain();
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ error: { code: 'session_ended' } });
    });

    it('holds for the next sessions too', async () => {
      const { client, playerId } = await casino.player();
      await set(client, { user_limit: { type: 'session', minutes: 30 } });
      const again = await fresh(playerId);
      casino.clock.advance(20 * 60_000);
      expect((await again.call('limits.list')).status).toBe(200);
      casino.clock.advance(10 * 60_000 - 1);
      expect((await again.call('limits.list')).status).toBe(200);
      casino.clock.advance(1);
      expect((await again.call('limits.list')).status).toBe(401);
    });
  });

  it('the strict licence asks after the wait, which is until the period is over', async () => {
    const strict = await open(engine, { LICENCE: 'EE' });
    try {
      const { client, playerId } = await strict.player();
      await set(client, money('loss', 1_000, 'month'));
      await set(client, money('loss', 2_000, 'month'));
      expect(await mails(playerId, strict)).toBe(0);
      // The month of the player in Germany ends at 23:00 UTC.
      expect((await client.call('limits.list')).body[1]).toMatchObject({ effective_at: '2026-11-30T23:00:00.000Z' });
      strict.clock.set('2026-11-30T22:59:59Z');
      await turn(strict);
      expect(await mails(playerId, strict)).toBe(0);
      strict.clock.set('2026-11-30T23:00:00Z');
      await turn(strict);
      expect(await mails(playerId, strict)).toBe(1);
      expect((await confirm(await tokenFor(playerId, strict), strict)).status).toBe(200);
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

  /** The player once more, signed in anew: sessions end while the clock moves. */
  async function fresh(playerId: number): Promise<TestClient> {
    const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(
      casino.core.database.db,
    );
    const client = casino.client();
    const user = { email: rows[0]?.email ?? '', password: PASSWORD };
    expect((await client.call('account.signIn', { body: { user } })).status).toBe(201);
    return client;
  }
});
