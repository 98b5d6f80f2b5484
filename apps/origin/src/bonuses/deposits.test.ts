import type { Connection } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { prepareDeposit } from '../../testing/origin.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { changeGroups } from '../profile/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { redeemWithDeposit } from './deposits.ts';
import { startCouponCasino, type CouponCasino } from './testing/coupons.ts';

anyEngine((engine) => {
  let casino: CouponCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCouponCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(() => casino.close());

  const setCode = (client: TestClient, deposit_bonus_code: string) =>
    client.call('bonuses.setCode', { body: { deposit_bonus_code } });
  const codeOf = async (client: TestClient) => (await client.call('bonuses.codeTerms')).body.deposit_bonus_code;
  const offers = async (client: TestClient) => (await client.call('bonuses.deposit')).body.map(({ id }) => id);

  const redeeming = () => {
    const { core, clock } = casino;
    return { connection: core.database.db, clock, campaigns: core.content.bonuses, prizes: core.prizes };
  };
  const start = async (client: TestClient, cents: number, currency = 'EUR'): Promise<string> => {
    const body = { action: 'deposit', method: 'card', currency, amount_cents: cents, return_path: '/' } as const;
    const answer = await client.call('cashbox.start', { body }, { key: crypto.randomUUID() });
    expect(answer.status).toBe(201);
    return answer.body.payment.id;
  };
  const pay = async (client: TestClient, cents: number): Promise<string> => {
    const id = await start(client, cents);
    await confirmDeposit(payments, id, cents);
    await casino.settle();
    return id;
  };
  /** A repeated message of a payment, as a relay that died before it could note its place sends it. */
  const tellAgain = async (playerId: number, id: string): Promise<void> => {
    const payload = { id, action: 'deposit', state: 'succeeded' };
    await append(casino.core.database.db, { topic: 'payments_changes', playerId, payload, at: casino.clock.now() });
    await casino.settle();
  };

  describe('are offered', () => {
    it('with all their terms, in the language that is asked for', async () => {
      const { client } = await casino.player(0n);
      const german = casino.client({ locale: 'de' });
      for (const [name, value] of client.cookies) german.cookies.set(name, value);
      const { body } = await german.call('bonuses.deposit');
      expect(body.map(({ id }) => id)).toEqual(['liftoff', 'refuel', 'share-any', 'share-dollars']);
      expect(body[2]).toEqual({
        id: 'share-any',
        title: 'Ein Anteil',
        bonuses: [
          {
            title: 'Ein Anteil',
            type: 'bonus',
            conditions: [
              { field: 'deposit_bonus_code', type: 'eq', value: ['DOUBLE'] },
              { field: 'deposit_amount', type: 'min', value: [{ currency: 'EUR', amount_cents: 1_500 }] },
            ],
            attributes: [
              { field: 'bonus_percent', value: 100 },
              { field: 'bonus_amount_max', value: [{ currency: 'EUR', amount_cents: 3_000 }] },
            ],
            result_bonus: [
              { field: 'wager', value: 1 },
              { field: 'max_bet', value: [{ currency: 'EUR', amount_cents: 1_000 }] },
              { field: 'max_win', value: [{ currency: 'EUR', amount_cents: 20_000 }] },
              { field: 'days_to_wager', value: 3 },
            ],
          },
        ],
      });
      expect(body[0]?.bonuses[0]?.conditions).toContainEqual({ field: 'deposit_number', type: 'eq', value: ['1'] });
    });

    it('to whom they can come to: not before their deposit, not twice, not while a code is set', async () => {
      const { client } = await casino.player(0n);
      await pay(client, 1_000);
      expect(await offers(client)).toEqual(['refuel', 'share-any', 'share-dollars', 'share-second']);
      await setCode(client, 'SECOND');
      expect(await offers(client)).toEqual([]);
      await pay(client, 2_000);
      expect(await offers(client)).toEqual(['refuel', 'share-any', 'share-dollars']);
    });

    it('to nobody who has several accounts, wants none, or is shown no offers', async () => {
      const { client, playerId } = await casino.player(0n);
      const connection = casino.core.database.db;
      await changeGroups(connection, playerId, { add: ['100'], remove: [] }, casino.clock.now());
      expect(await offers(client)).toEqual([]);
      expect((await setCode(client, 'DOUBLE')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await changeGroups(connection, playerId, { add: [], remove: ['100'] }, casino.clock.now());
      expect(await offers(client)).toContain('share-any');
      await client.call('bonuses.settings', { body: { can_issue: false } });
      expect(await offers(client)).toEqual([]);
      expect((await setCode(client, 'DOUBLE')).errors).toHaveProperty('base.bonuses_off');
      // Nobody is to switch bonuses on for a code that gives nothing.
      expect((await setCode(client, 'NOSUCHCODE')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await client.call('bonuses.settings', { body: { can_issue: true } });
      await holdOffersBack(client);
      expect(await offers(client)).toEqual([]);
      expect((await setCode(client, 'DOUBLE')).errors).toHaveProperty('base.offers_held_back');
    });

    it('to nobody in a country where nobody may register, or too young for the host', async () => {
      const { client } = await casino.signUp();
      const elsewhere = casino.client({ country: 'GB' });
      for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
      expect(await offers(elsewhere)).toEqual([]);
      expect((await setCode(elsewhere, 'DOUBLE')).status).toBe(403);
      await client.call('profile.updatePlayer', { body: { player: { date_of_birth: '2006-01-01' } } });
      expect(await offers(client)).toContain('share-any');
      client.host = 'ee.cosmodrome.example';
      expect(await offers(client)).toEqual([]);
      expect((await setCode(client, 'DOUBLE')).errors).toHaveProperty('base.too_young_here');
    });
  });

  describe('a code for the next deposit', () => {
    it('is set when it can bring something, and says what', async () => {
      const { client } = await casino.player(0n);
      for (const code of ['NOSUCHCODE', 'SHAREOVER', 'SHAREVIPS', 'SHAREDOLLARS', 'SECOND', 'launch']) {
        const { errors } = await setCode(client, code);
        expect(errors, code).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      }
      expect(await codeOf(client)).toBeNull();
      expect((await setCode(client, ' liftoff ')).body.deposit_bonus_code).toBe('LIFTOFF');
      expect((await client.call('bonuses.codeTerms')).body.offer).toMatchObject({ id: 'liftoff' });
      expect((await client.call('bonuses.clearCode')).body.deposit_bonus_code).toBeNull();
    });

    it('of a coupon is redeemed with the deposit, and its offer waits for the player', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'SMALL');
      expect((await client.call('bonuses.codeTerms')).body.offer).toMatchObject({ id: 'small' });
      await tellAgain(playerId, await pay(client, 1_000));
      expect(await casino.bonuses(client)).toMatchObject([{ stage: 'issued', strategy: 'coupon', amount_cents: 300 }]);
      expect(await codeOf(client)).toBeNull();
    });

    it('of a deposit is not redeemed without one', async () => {
      const { client } = await casino.player(0n);
      const redeemed = await client.call('bonuses.coupon', { body: { coupon_code: 'DOUBLE' } }, { key: 'no-deposit' });
      expect(redeemed.body.status).toBe('failed_to_activate');
      expect(await casino.bonuses(client)).toEqual([]);
    });

    it('gives its share of the deposit, which is in play at once', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'liftoff');
      await pay(client, 4_999);
      expect(await casino.money(playerId)).toEqual([4_999, 2_499]);
      expect(await casino.bonuses(client)).toMatchObject([
        {
          title: 'Lift-off bonus',
          stage: 'handle_bets',
          strategy: 'deposit',
          amount_cents: 2_499,
          amount_wager_requirement_cents: 12_495,
          max_bet_cents: 500,
          max_win_cents: null,
        },
      ]);
      expect(await codeOf(client)).toBeNull();
    });

    it('gives no more than its most', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      await pay(client, 50_000);
      expect(await casino.money(playerId)).toEqual([50_000, 3_000]);
    });

    it('stays set below the least deposit, and comes with the next one that is enough', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      await pay(client, 1_499);
      expect([await casino.money(playerId), await codeOf(client)]).toEqual([[1_499, 0], 'DOUBLE']);
      await pay(client, 1_500);
      expect([await casino.money(playerId), await codeOf(client)]).toEqual([[2_999, 1_500], null]);
    });

    it('is forgotten when no other deposit can bring it', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'LIFTOFF');
      await pay(client, 1_000);
      expect([await casino.money(playerId), await codeOf(client)]).toEqual([[1_000, 0], null]);
      expect((await setCode(client, 'LIFTOFF')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
    });

    it('stays set for a deposit in a currency that it is not given in', async () => {
      const { client } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
      const id = await start(client, 5_000, 'USD');
      await confirmDeposit(payments, id, 5_000, 'USD');
      await casino.settle();
      expect([await casino.bonuses(client), await codeOf(client)]).toEqual([[], 'DOUBLE']);
    });

    it('gives nothing once it was cleared, or bonuses are no longer wanted, while the deposit was on its way', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const cleared = await start(client, 2_000);
      await client.call('bonuses.clearCode');
      await confirmDeposit(payments, cleared, 2_000);
      await casino.settle();
      await setCode(client, 'DOUBLE');
      await client.call('bonuses.settings', { body: { can_issue: false } });
      await pay(client, 2_000);
      await client.call('bonuses.settings', { body: { can_issue: true } });
      await holdOffersBack(client);
      await pay(client, 2_000);
      expect([await casino.money(playerId), await casino.bonuses(client)]).toEqual([[6_000, 0], []]);
    });

    it('is given once, whatever is told again, and one deposit brings one bonus', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const id = await start(client, 2_000);
      await Promise.all([1, 2, 3].map(() => confirmDeposit(payments, id, 2_000)));
      await casino.settle();
      expect((await setCode(client, 'DOUBLE')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await setCode(client, 'REFUEL');
      await tellAgain(playerId, id);
      expect(await casino.bonuses(client)).toMatchObject([{ amount_cents: 2_000 }]);
      expect([await casino.money(playerId), await codeOf(client)]).toEqual([[2_000, 2_000], 'REFUEL']);
    });

    it('is given once to two deposits that come together, also when they are looked at at the same time', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const ids = [await start(client, 2_000), await start(client, 3_000)];
      await Promise.all(ids.map((id, at) => confirmDeposit(payments, id, 2_000 + at * 1_000)));
      const deps = { ...redeeming(), mayBeOffered: () => Promise.resolve(null) };
      await Promise.all([...ids, ...ids].map((id) => redeemWithDeposit(deps, playerId, id)));
      await casino.settle();
      const bonuses = await casino.bonuses(client);
      expect(bonuses).toHaveLength(1);
      expect(await casino.money(playerId)).toEqual([5_000, bonuses[0]?.amount_cents]);
    });

    it('is given once, ended before and after every statement of the look at the deposit', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const id = await start(client, 2_000);
      await confirmDeposit(payments, id, 2_000);
      const mayBeOffered = () => Promise.resolve(null);
      const look = (connection: Connection) =>
        redeemWithDeposit({ ...redeeming(), connection, mayBeOffered }, playerId, id);
      expect(await stopEverywhere(casino.core.database.db, look)).toBeGreaterThan(5);
      expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
      await tellAgain(playerId, id);
      expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
    });

    it('is the code that is set when the deposit is looked at', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const id = await start(client, 2_000);
      await confirmDeposit(payments, id, 2_000);
      const mayBeOffered = async (): Promise<null> => {
        await client.call('bonuses.clearCode');
        return null;
      };
      await redeemWithDeposit({ ...redeeming(), mayBeOffered }, playerId, id);
      await casino.settle();
      expect(await casino.bonuses(client)).toEqual([]);
    });

    it('is given by when the deposit came, not by when its message is read', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      const id = await start(client, 2_000);
      await confirmDeposit(payments, id, 2_000);
      const ends_at = new Date(casino.clock.now().getTime() + 60_000).toISOString();
      const campaigns = redeeming().campaigns.map((each) => (each.code === 'DOUBLE' ? { ...each, ends_at } : each));
      casino.clock.advance(120_000);
      const deps = { ...redeeming(), campaigns, mayBeOffered: () => Promise.resolve(null) };
      await redeemWithDeposit(deps, playerId, id);
      await casino.settle();
      expect(await casino.money(playerId)).toEqual([2_000, 2_000]);
    });

    it('is not for a deposit that had come before, although that is looked at later', async () => {
      const { client, playerId } = await casino.player(0n);
      await confirmDeposit(payments, await start(client, 4_000), 4_000);
      await setCode(client, 'REFUEL');
      await casino.settle();
      expect([await casino.bonuses(client), await codeOf(client)]).toEqual([[], 'REFUEL']);
      // What was set before the deposit comes with it, whatever is set before it is looked at.
      await confirmDeposit(payments, await start(client, 2_000), 2_000);
      expect((await setCode(client, 'REFUEL')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await setCode(client, 'DOUBLE');
      await casino.settle();
      expect(await casino.bonuses(client)).toMatchObject([{ amount_cents: 500 }]);
      expect([await casino.money(playerId), await codeOf(client)]).toEqual([[6_000, 500], 'DOUBLE']);
    });

    it('waits for its turn behind a bonus in play, and for the confirmed address', async () => {
      const { client, playerId } = await casino.player(0n);
      await setCode(client, 'DOUBLE');
      await pay(client, 2_000);
      await setCode(client, 'REFUEL');
      await pay(client, 4_000);
      expect(await casino.bonuses(client)).toMatchObject([
        { stage: 'wait', amount_cents: 1_000 },
        { stage: 'handle_bets', amount_cents: 2_000 },
      ]);
      expect(await casino.money(playerId)).toEqual([6_000, 2_000]);
      const { client: fresh, player } = await casino.signUp();
      await prepareDeposit(fresh);
      await setCode(fresh, 'DOUBLE');
      await pay(fresh, 2_000);
      expect(await casino.bonuses(fresh)).toMatchObject([{ stage: 'issued', confirm_first: true }]);
      await casino.confirmAddress(player.id);
      await casino.settle();
      expect(await casino.bonuses(fresh)).toMatchObject([{ stage: 'handle_bets', amount_cents: 2_000 }]);
    });

    it('of the second deposit comes with the second, in whatever order they are told', async () => {
      const { client, playerId } = await casino.player(0n);
      expect((await setCode(client, 'SECOND')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await pay(client, 1_000);
      await setCode(client, 'SECOND');
      const [second, third] = [await start(client, 1_500), await start(client, 2_500)];
      casino.clock.advance(1_000);
      await confirmDeposit(payments, second, 1_500);
      casino.clock.advance(1_000);
      await confirmDeposit(payments, third, 2_500);
      await casino.settle();
      expect(await casino.bonuses(client)).toMatchObject([{ title: 'A share', amount_cents: 1_500 }]);
      expect(await casino.money(playerId)).toEqual([5_000, 1_500]);
    });
  });
});
