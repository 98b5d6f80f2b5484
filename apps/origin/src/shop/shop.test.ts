import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { IllegalMove } from '@cosmodrome/rules/machine';
import { ASSESSMENT_QUESTIONS, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, TEST_GAMES, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { systems } from '../generated/systems.ts';
import { givePoints } from '../levels/index.ts';
import { changeGroups } from '../profile/index.ts';
import { exchange } from './exchange.ts';
import { changeOrder, openOrders } from './orders.ts';
import { reconcileShop } from './reconcile.ts';

/** Those that free spins of the shop are of. */
const GAMES = ['orbital-9/CosmicGems', 'apogee/BookofComets'].map((identifier) => testGame(identifier));

anyEngine((engine) => {
  let casino: TestCasino;
  const open = (env: Record<string, string> = {}) =>
    startCasino({ engine, clock: new ManualClock('2026-11-18T12:00:00Z'), env, games: [...TEST_GAMES, ...GAMES] });
  const db = () => casino.core.database.db;
  let given = 0;
  const give = (playerId: number, points: number) =>
    givePoints(db(), {
      playerId,
      key: `won:${(given += 1)}`,
      kind: 'prize',
      chargeable: BigInt(points) * 100n,
      persistent: 0n,
      at: casino.clock.now(),
    });
  const rich = async (points: number) => {
    const who = await casino.player(0n);
    if (points > 0) await give(who.playerId, points);
    return who;
  };
  const points = async (client: TestClient) => (await client.call('levels.points')).body.chargeable.points;
  const money = async (client: TestClient) => (await client.call('money.accounts')).body[0]?.amount_cents;
  const buy = (client: TestClient, paid: number, group = 'money', currency = 'EUR') =>
    client.call('shop.exchangeMoney', { body: { exchange: { points: paid, currency, group } } });
  const order = (client: TestClient, paid: number, group: string) =>
    client.call('shop.exchange', { params: { type: 'special' }, body: { exchange: { group, points: paid } } });
  const refusals = (answer: { status: number; raw: unknown }) => [
    answer.status,
    Object.values((answer.raw as { errors: Record<string, object> }).errors).flatMap((field) => Object.keys(field)),
  ];
  const agree = async () => {
    for (const { reconcile } of systems) expect(Object.values((await reconcile?.(db())) ?? {}).flat()).toEqual([]);
  };

  describe('where points are collected', () => {
    beforeAll(async () => {
      casino = await open();
    }, 60_000);
    afterAll(() => casino.close());

    it('lists what somebody delivers, in the language of the caller, and nothing else', async () => {
      const guest = casino.client({ locale: 'de' });
      const all = (await guest.call('shop.moneyRates')).body;
      expect(all.map(({ group, wager }) => [group, wager])).toEqual([
        ['money', 0],
        ['money-10', 0],
        ['money-50', 0],
        ['bonus-20', 5],
      ]);
      expect(all[1]).toMatchObject({ title: 'Echtgeld', tag: 'POPULAR', max_bet: [], days_to_wager: null });
      expect(all[1]?.rates).toContainEqual({ currency: 'EUR', points: 10_000, amount_cents: 1_000 });
      expect(all[3]?.max_bet).toContainEqual({ currency: 'EUR', amount_cents: 500 });
      const things = (await guest.call('shop.rates', { params: { type: 'special' } })).body;
      expect(things.map(({ group, rate }) => [group, rate.points])).toContainEqual(['enamel-mug', 15_000]);
      const spins = (await guest.call('shop.rates', { params: { type: 'freespins' } })).body;
      expect(spins.map(({ group, wager, rate }) => [group, wager, rate.freespins_count])).toEqual([
        ['spins-cosmic-gems', 0, 10],
        ['spins-book-of-comets', 3, 25],
      ]);
      const [cargo] = (await guest.call('shop.rates', { params: { type: 'lootboxes' } })).body;
      const inside = cargo?.contents ?? [];
      expect(inside.map(({ kind, title, chance_bp }) => [kind, title, Math.round(chance_bp)])).toEqual([
        ['freespins', '10 Freispiele', 4_600],
        ['points', '500 Astrocoins', 3_000],
        ['freespins', '30 Freispiele', 1_800],
        ['money', 'Echtgeld', 550],
        ['money', 'Echtgeld', 50],
      ]);
      expect(inside[3]?.amounts).toContainEqual({ currency: 'NZD', amount_cents: 2_044 });
      const tickets = (await guest.call('shop.rates', { params: { type: 'lotteries' } })).body;
      expect(tickets.map(({ rate }) => [rate.points, rate.lottery_ids])).toEqual([
        [1_500, ['night-orbit']],
        [800, ['evening-comet']],
      ]);
    });

    it('pays money for points, as many pieces as they pay', async () => {
      const { client } = await rich(25_000);
      const answer = await buy(client, 20_000, 'money-10');
      expect(answer.body).toEqual({
        group: 'money-10',
        quantity: 2,
        points: 20_000,
        points_left: 5_000,
        currency: 'EUR',
        amount_cents: 2_000,
      });
      expect([await points(client), await money(client)]).toEqual([5_000, 2_000]);
      casino.clock.advance(1_000);
      expect((await buy(client, 3_000)).body).toMatchObject({ amount_cents: 300, points_left: 2_000 });
      const { body } = await client.call('profile.ownData');
      expect(body['shop']).toMatchObject({ exchanges: [{ group: 'money' }, { group: 'money-10' }], orders: [] });
      await agree();
    });

    it('gives money that has to be wagered as a bonus, to who wants bonuses', async () => {
      const { client } = await rich(20_000);
      await client.call('bonuses.settings', { body: { can_issue: false } });
      expect(refusals(await buy(client, 10_000, 'bonus-20'))).toEqual([422, ['bonuses_off']]);
      expect(await points(client)).toBe(20_000);
      await client.call('bonuses.settings', { body: { can_issue: true } });
      expect((await buy(client, 10_000, 'bonus-20')).body).toMatchObject({ amount_cents: 2_000 });
      const { body } = await client.call('bonuses.list');
      expect(body).toMatchObject([{ amount_cents: 2_000, wager: 5, max_bet_cents: 500, strategy: 'shop' }]);
      await agree();
    });

    it('spends no point twice, however many exchanges come at once', async () => {
      const { client, playerId } = await rich(20_500);
      const answers = await Promise.all(Array.from({ length: 50 }, () => buy(client, 1_000)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
      expect([await points(client), await money(client)]).toEqual([500, 2_000]);
      const rows = await db()
        .selectFrom('outbox_players')
        .select('player_id')
        .where('player_id', '=', playerId)
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      await agree();
    });

    it('has one effect for a key, whoever repeats it, and none for another wish under it', async () => {
      const { client, playerId } = await rich(5_000);
      const again = () =>
        exchangeOnce(playerId, { key: 'shop:one', group: 'money', points: 2_000 }).then(
          ({ points_left: left }) => left,
        );
      const answers = await Promise.all(Array.from({ length: 7 }, again));
      expect(new Set(answers)).toEqual(new Set([300_000n]));
      await expect(exchangeOnce(playerId, { key: 'shop:one', group: 'money', points: 1_000 })).rejects.toThrow(
        'reused',
      );
      expect([await points(client), await money(client)]).toEqual([3_000, 200]);
      await agree();
    });

    it('changes nothing when the grant fails after the charge', async () => {
      const { client, playerId } = await rich(5_000);
      const wish = { key: 'shop:two', group: 'money', points: 2_000 };
      const grant = () => Promise.reject(new Error('the process ends here'));
      await expect(exchangeOnce(playerId, wish, { grant })).rejects.toThrow('ends here');
      const refuse = () => Promise.resolve({ outcome: 'refused', reason: 'no_wallet' } as const);
      await expect(exchangeOnce(playerId, wish, { grant: refuse })).rejects.toThrow('shop_currency');
      expect([await points(client), await money(client)]).toEqual([5_000, 0]);
      await agree();
      await exchangeOnce(playerId, wish);
      expect([await points(client), await money(client)]).toEqual([3_000, 200]);
    });

    it('refuses what cannot be, and changes nothing', async () => {
      const { client, playerId } = await rich(12_000);
      expect(refusals(await buy(client, 13_000))).toEqual([422, ['shop_too_few']]);
      expect(refusals(await buy(client, 1_500))).toEqual([422, ['shop_quantity']]);
      expect(refusals(await buy(client, 5_000, 'money-10'))).toEqual([422, ['shop_quantity']]);
      expect((await buy(client, 0)).status).toBe(422);
      expect((await buy(client, -1_000)).status).toBe(422);
      expect(refusals(await buy(client, 1_000, 'no-such-group'))).toEqual([422, ['shop_unknown']]);
      expect(refusals(await buy(client, 1_000, 'money', 'USD'))).toEqual([422, ['shop_currency']]);
      expect(refusals(await order(client, 90_000, 'model-rocket'))).toEqual([422, ['shop_not_for_you']]);
      const free = {
        params: { type: 'freespins' as const },
        body: { exchange: { group: 'money-10', points: 10_000 } },
      };
      expect(refusals(await client.call('shop.exchange', free))).toEqual([422, ['shop_unknown']]);
      expect((await buy(casino.client(), 1_000)).status).toBe(401);
      expect((await casino.client().call('shop.orders')).status).toBe(401);
      expect([await points(client), await money(client)]).toEqual([12_000, 0]);
      await changeGroups(db(), playerId, { add: ['257'], remove: [] }, casino.clock.now());
      expect(refusals(await order(client, 90_000, 'model-rocket'))).toEqual([422, ['shop_too_few']]);
      await agree();
    });

    it('exchanges nothing for whom offers are held back from', async () => {
      const { client } = await rich(5_000);
      const often = Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, 'often']));
      await client.call('limits.assess', { body: { answers: often as unknown as Assessment } });
      expect(refusals(await buy(client, 1_000))).toEqual([422, ['offers_held_back']]);
      expect(await points(client)).toBe(5_000);
    });

    it('orders things, which are sent, delivered, or cancelled with their points given back', async () => {
      const { client, playerId } = await rich(50_000);
      expect((await order(client, 30_000, 'enamel-mug')).body).toMatchObject({ quantity: 2, points_left: 20_000 });
      const orders = (await client.call('shop.orders')).body;
      expect(orders).toMatchObject([
        { title: 'Enamel mug', status: 'ordered', points: 15_000 },
        { title: 'Enamel mug', status: 'ordered', points: 15_000 },
      ]);
      const [second = 0, first = 0] = orders.map(({ id }) => id);
      const change = (id: number, event: 'send' | 'deliver' | 'cancel', note: string | null = null) =>
        changeOrder(db(), { playerId, id, event, note, at: casino.clock.now() });
      await expect(change(first, 'deliver')).rejects.toThrow(IllegalMove);
      await change(first, 'send', 'parcel 7');
      await change(first, 'deliver');
      const cancelled = await Promise.allSettled([1, 2, 3].map(() => change(second, 'cancel', 'sold out')));
      expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await points(client)).toBe(35_000);
      await expect(change(first, 'cancel', 'too late')).rejects.toThrow(IllegalMove);
      expect((await client.call('shop.orders')).body).toMatchObject([
        { status: 'cancelled', note: 'sold out' },
        { status: 'delivered', note: 'parcel 7' },
      ]);
      expect((await openOrders(db())).filter((row) => row.player_id === playerId)).toEqual([]);
      await agree();
    });

    it('tells the player of an order, and of what becomes of it, in the language of the player', async () => {
      const told: unknown[] = [];
      const { client, playerId } = await rich(15_000);
      casino.core.relay.subscribe('shop_orders_changes', (message) => {
        if (message.playerId === playerId) told.push(message.payload);
        return Promise.resolve();
      });
      await order(client, 15_000, 'enamel-mug');
      await casino.settle();
      const [own] = (await client.call('shop.orders')).body;
      expect(told.at(-1)).toEqual(own);
      const sent = { playerId, id: own?.id ?? 0, event: 'send', note: 'parcel 8', at: casino.clock.now() } as const;
      await changeOrder(db(), sent);
      await casino.settle();
      expect(told.at(-1)).toEqual({ ...own, status: 'sent', note: 'parcel 8' });
    });

    it('sells no free spins of games that have left the shelf', async () => {
      const { rewards } = casino.core.content.shop;
      const spins = rewards.find(({ group }) => group === 'spins-cosmic-gems');
      if (spins?.prize.kind !== 'freespins') throw new Error('there are no free spins');
      const gone = { ...spins, group: 'spins-gone', prize: { ...spins.prize, games: ['orbital-9/Gone'] } };
      (rewards as (typeof gone)[]).push(gone);
      const { client } = await rich(100_000);
      const buySpins = (group: string) =>
        client.call('shop.exchange', {
          params: { type: 'freespins' },
          body: { exchange: { group, points: spins.points } },
        });
      const listed = (await client.call('shop.rates', { params: { type: 'freespins' } })).body;
      expect(listed.map(({ group }) => group)).toEqual(['spins-cosmic-gems', 'spins-book-of-comets']);
      expect(refusals(await buySpins('spins-gone'))).toEqual([422, ['shop_unknown']]);
      expect(await points(client)).toBe(100_000);
      expect((await buySpins('spins-cosmic-gems')).status).toBe(200);
    });

    it('asks for an address before it orders a thing', async () => {
      const { client, playerId } = await casino.player(0n, null);
      await give(playerId, 20_000);
      expect(refusals(await order(client, 15_000, 'enamel-mug'))).toEqual([422, ['shop_address_missing']]);
      expect(await points(client)).toBe(20_000);
    });

    it('sells several tickets as one larger prize', async () => {
      const { client, playerId } = await rich(10_000);
      const seen: Prize[] = [];
      const prizes = {
        grant: (...[trx, request]: Parameters<typeof casino.core.prizes.grant>) => {
          seen.push(request.prize);
          return casino.core.prizes.grant(trx, request);
        },
      };
      const prize = { kind: 'lottery', lottery: 'night-orbit', tickets: 10 } as const;
      const title = { en: 'Ten tickets' };
      const reward = { group: 'tickets', points: 2_000, tag: null, title, text: title, prize };
      const wish = { key: 'shop:tickets', group: 'tickets', points: 6_000, type: 'lotteries' as const, currency: null };
      await exchangeOnce(playerId, wish, prizes, [reward]);
      expect(seen).toMatchObject([{ kind: 'lottery', tickets: 30 }]);
      expect(await points(client)).toBe(4_000);
      await agree();
    });

    it('says what differs when somebody has touched the rows', async () => {
      const { client, playerId } = await rich(5_000);
      await buy(client, 1_000);
      await db()
        .updateTable('shop_exchanges' as never)
        .set({ points: 1n } as never)
        .where('player_id' as never, '=', playerId as never)
        .execute();
      expect(await reconcileShop(db())).toMatchObject({
        charges: [{ playerId, charged: '100000', exchanged: '1' }],
      });
    });

    /** An exchange without the call, so that its parts can fail. */
    function exchangeOnce(
      playerId: number,
      wish: { key: string; group: string; points: number; type?: 'money' | 'lotteries'; currency?: string | null },
      prizes: Parameters<typeof exchange>[0]['prizes'] = casino.core.prizes,
      rewards: Parameters<typeof exchange>[0]['shelf']['rewards'] = casino.core.content.shop.rewards,
    ) {
      const { prizes: all, content, clock } = casino.core;
      const shelf = { rewards, rates: content.levels.rates, delivers: all.delivers.bind(all) };
      const admitted = { mayBeOffered: () => Promise.resolve(null), isOpen: () => Promise.resolve(true) };
      const deps = { connection: db(), clock, shelf, prizes, ...admitted };
      return exchange(deps, { playerId, host: 'localhost', type: 'money', currency: 'EUR', ...wish });
    }
  });

  describe('under the strict profile', () => {
    beforeAll(async () => {
      casino = await open({ PROTECTION: 'strict' });
    }, 60_000);
    afterAll(() => casino.close());

    it('there is no shop', async () => {
      const { client } = await rich(5_000);
      expect((await client.call('shop.moneyRates')).body).toEqual([]);
      expect((await client.call('shop.rates', { params: { type: 'special' } })).body).toEqual([]);
      expect((await client.call('content.host')).body.points_shop).toBe(false);
      expect(refusals(await buy(client, 1_000))).toEqual([422, ['shop_not_here']]);
      expect(await points(client)).toBe(5_000);
    });
  });
});
