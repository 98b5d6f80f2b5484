import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import type { TestClient } from '../../testing/client.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { isClean, reconcile } from '../ledger/index.ts';
import {
  deposit,
  keysOf,
  limitsOf,
  moneyLimit,
  setLimit,
  START,
  startLimitsCasino,
  type LimitsCasino,
} from './testing/limits.ts';

/** What limits hold: deposits, bets, games and sessions. */
eachEngine((engine) => {
  const payments = testPayments();
  let casino: LimitsCasino;
  beforeAll(async () => {
    casino = await startLimitsCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  describe('deposits', () => {
    it('count gross with those under way, in every currency', async () => {
      const { client } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 5_000));
      expect((await deposit(client, 3_000)).status).toBe(201);
      expect(keysOf(await deposit(client, 2_001))).toEqual(['amount_cents.deposit_limit']);
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
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
      await setLimit(client, moneyLimit('deposit', 5_000));
      const answers = await Promise.all(Array.from({ length: 12 }, () => deposit(client, 1_000)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });
  });

  describe('what a deposit brings beyond a limit', () => {
    const pay = async (client: TestClient, cents: number, arrives: number, currency = 'EUR') => {
      const { payment } = (await deposit(client, cents, currency)).body;
      await confirmDeposit(payments, payment.id, arrives, currency);
      return (await client.call('cashbox.payment', { params: { id: payment.id } })).body.payment;
    };

    it('is held, counts once it is credited, and is told with the payment', async () => {
      const { client } = await casino.player(0n);
      await setLimit(client, moneyLimit('deposit', 10_000));
      const started = (await deposit(client, 3_000)).body.payment;
      // The one that is under way keeps its room.
      expect(await pay(client, 2_000, 500_000)).toMatchObject({ amount_cents: 7_000, held_cents: 493_000 });
      await confirmDeposit(payments, started.id, 3_000);
      expect((await client.call('money.accounts')).body).toMatchObject([{ available_to_cashout_cents: 10_000 }]);
      expect(keysOf(await deposit(client, 1_000))).toEqual(['amount_cents.deposit_limit']);
    });

    it('is nothing where payments in another currency fill a limit to its last cent, in whatever order', async () => {
      const { client } = await casino.player();
      await setLimit(client, moneyLimit('deposit', 2_580));
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
      const first = (await deposit(client, 1_201, 'USD')).body.payment;
      const second = (await deposit(client, 1_799, 'USD')).body.payment;
      for (const { id, amount_cents } of [second, first]) await confirmDeposit(payments, id, amount_cents, 'USD');
      const all = (await client.call('cashbox.payments')).body;
      expect(all.map(({ state, held_cents }) => [state, held_cents])).toEqual([
        ['succeeded', 0],
        ['succeeded', 0],
      ]);
    });
  });

  describe('a deposit that was begun before a break and arrives in it', () => {
    it.each([
      { type: 'coolingoff', period: 'day' },
      { type: 'selfexclusion', period: 'forever' },
    ] as const)('is held whole, in every currency, and the balance stays as it was: %o', async (wanted) => {
      const { client } = await casino.player(0n);
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
      const euros = (await deposit(client, 3_000)).body.payment;
      const dollars = (await deposit(client, 2_000, 'USD')).body.payment;
      expect((await setLimit(client, wanted)).status).toBe(201);
      await confirmDeposit(payments, euros.id, 500_000);
      await confirmDeposit(payments, dollars.id, 2_000, 'USD');
      const all = (await client.call('cashbox.payments')).body;
      const split = all.map(({ currency, amount_cents, held_cents }) => [currency, amount_cents, held_cents]);
      expect(new Set(split)).toEqual(
        new Set([
          ['EUR', 0, 500_000],
          ['USD', 0, 2_000],
        ]),
      );
      const accounts = (await client.call('money.accounts')).body;
      expect(accounts.map(({ amount_cents }) => amount_cents)).toEqual([0, 0]);
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });
  });

  describe('bets', () => {
    it('fifty at once never exceed a wager limit', async () => {
      const { client } = await casino.player();
      await setLimit(client, moneyLimit('wager', 1_000));
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
      expect((await setLimit(client, { type: 'coolingoff', period: 'day' })).status).toBe(201);
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ error: { code: 'limit_reached' } });
      const refused = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'RocketX' },
        body: { mode: 'real' },
      });
      expect([refused.status, keysOf(refused)]).toEqual([422, ['base.cooling_off']]);
      expect(keysOf(await deposit(client, 1_000))).toEqual(['base.cooling_off']);
      const again = await casino.again(playerId);
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
      casino.clock.advance(24 * HOUR_MS);
      await casino.turn();
      const back = await casino.again(playerId);
      expect(await limitsOf(back)).toEqual([]);
      expect((await casino.openGame(back, 'orbit/RocketX')).mode).toBe('real');
    });

    it('does not become shorter, only longer, and is not removed', async () => {
      const { client } = await casino.player();
      const id = (await setLimit(client, { type: 'coolingoff', period: 'week' })).body[0]?.id ?? 0;
      expect(keysOf(await setLimit(client, { type: 'coolingoff', period: 'day' }))).toEqual(['base.break_running']);
      expect(keysOf(await client.call('limits.remove', { params: { id } }))).toEqual(['limit.disable_impossible']);
      expect((await setLimit(client, { type: 'coolingoff', period: 'month' })).body).toMatchObject([
        { type: 'coolingoff', period: 'month', active_until: '2026-12-21T12:00:00.000Z', reached: true },
      ]);
    });

    it('for ever is for ever', async () => {
      const { client } = await casino.player();
      await setLimit(client, { type: 'selfexclusion', period: 'forever' });
      expect((await client.call('limits.list')).body).toMatchObject([{ active_until: null, reached: true }]);
      expect(keysOf(await setLimit(client, { type: 'selfexclusion', period: 'month_12' }))).toEqual([
        'base.break_running',
      ]);
      expect(keysOf(await deposit(client, 1_000))).toEqual(['base.self_excluded']);
    });
  });

  describe('a session limit', () => {
    it('ends the session at its time, with its socket and its games', async () => {
      const { client } = await casino.player();
      await setLimit(client, { type: 'session', minutes: 60 });
      const session = await casino.openGame(client, 'orbit/RocketX');
      // Seen every now and then, as somebody who plays is.
      for (const minutes of [29, 29]) {
        casino.clock.advance(minutes * MINUTE_MS);
        await casino.turn();
        expect((await client.call('limits.list')).status).toBe(200);
      }
      casino.clock.advance(2 * MINUTE_MS);
      expect((await client.call('limits.list')).status).toBe(401);
      await casino.turn();
      await casino.core.relay.drain();
      expect(await casino.studio.play(session, { bet: 100 })).toMatchObject({ error: { code: 'session_ended' } });
    });

    it('holds for the next sessions too', async () => {
      const { client, playerId } = await casino.player();
      await setLimit(client, { type: 'session', minutes: 30 });
      const again = await casino.again(playerId);
      casino.clock.advance(20 * MINUTE_MS);
      expect((await again.call('limits.list')).status).toBe(200);
      casino.clock.advance(10 * MINUTE_MS - 1);
      expect((await again.call('limits.list')).status).toBe(200);
      casino.clock.advance(1);
      expect((await again.call('limits.list')).status).toBe(401);
    });
  });
});
