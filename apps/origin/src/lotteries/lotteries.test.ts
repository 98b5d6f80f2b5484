import { createHash } from 'node:crypto';
import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { commitment, drawPlaces } from '@cosmodrome/fairness';
import { ManualClock } from '@cosmodrome/rules/clock';
import { listLine } from '@cosmodrome/rules/lotteries/list';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moneyOf } from '../../testing/books.ts';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithLotteries } from '../../testing/content.ts';
import { testLottery } from '../../testing/lotteries.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { PAYMENT_TOPIC } from '../cashbox/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { reconcileLotteries } from './reconcile.ts';
import type { LotteriesTables } from './tables.ts';

const NONE = { numbers: [], entries: [], deposits: [], granted: [], prizes: [], results: [] };
const LOTTERIES = [
  testLottery('night-orbit', {
    deposits: [
      { from: { EUR: 1_000 }, price: { EUR: 1_000 } },
      { from: { EUR: 10_000 }, price: { EUR: 800 } },
    ],
  }),
  testLottery('evening-comet', {
    deposits: [],
    most_tickets: 5,
    schedule: { kind: 'once', starts_at: '2026-11-20T12:00:00Z', ends_at: '2026-11-22T00:05:00Z' },
  }),
  testLottery('testers', { groups: ['21'] }),
  testLottery('estonian', { licences: ['EE'] }),
];

anyEngine((engine) => {
  let casino: TestCasino;
  let payments: ReturnType<typeof testPayments>;
  const open = async (enabled = true): Promise<void> => {
    payments = testPayments();
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-21T23:45:00Z'),
      more: [payments.system],
      env: { CONTENT_DIR: contentWithLotteries(LOTTERIES, enabled) },
    });
  };
  beforeEach(() => open(), 60_000);
  afterEach(() => casino.close());

  const db = () => casino.core.database.db;
  const named = async (slug: string, client: TestClient = casino.client()): Promise<Lottery> =>
    (await client.call('lotteries.one', { params: { slug } })).body;
  const draw = async (at: string): Promise<void> => {
    await casino.settle();
    casino.clock.set(at);
    for (const name of ['open lotteries', 'draw lotteries']) await casino.jobs.find((job) => job.name === name)?.run();
    await casino.settle();
  };
  const deposit = async (client: TestClient, cents: number, currency = 'EUR'): Promise<string> => {
    const body = { action: 'deposit', method: 'card', currency, amount_cents: cents, return_path: '/' } as const;
    const answer = await client.call('cashbox.start', { body }, { key: crypto.randomUUID() });
    expect(answer.status).toBe(201);
    const { id } = answer.body.payment;
    await confirmDeposit(payments, id, cents, currency);
    await casino.settle();
    return id;
  };
  const give = (playerId: number, lottery: string, tickets: number, key: string = crypto.randomUUID()) =>
    casino.core.prizes.grant(db(), {
      playerId,
      prize: { kind: 'lottery', lottery, tickets },
      source: 'operator',
      key: `operator:${key}`,
      at: casino.clock.now(),
      lifecycle: 'given',
    });
  const status = async (client: TestClient, slug: string) =>
    (await client.call('lotteries.status', { params: { id: (await named(slug, client)).id } })).body;
  const rich = async (points: number) => {
    const player = await casino.player(0n);
    await casino.core.prizes.grant(db(), {
      playerId: player.playerId,
      prize: { kind: 'points', chargeable: points, persistent: 0 },
      source: 'operator',
      key: 'operator:points',
      at: casino.clock.now(),
      lifecycle: 'given',
    });
    return player;
  };
  const buy = (client: TestClient, lottery: string, tickets: number, key: string = crypto.randomUUID()) =>
    client.call(
      'shop.exchange',
      {
        params: { type: 'lotteries' },
        body: { exchange: { group: `ticket-${lottery}`, tickets_count: tickets, lottery_id: lottery } },
      },
      { key },
    );
  const points = async (client: TestClient): Promise<number> =>
    (await client.call('levels.points')).body.chargeable.points;
  const agree = async () => expect(await reconcileLotteries(db())).toEqual(NONE);

  describe('the list', () => {
    it('has what runs and what comes next, for whom it is, with the seed committed to and not told', async () => {
      const guest = casino.client();
      const { body, raw } = await guest.call('lotteries.list');
      expect(body.map(({ frontend_identifier: identifier, in_progress: runs }) => [identifier, runs])).toEqual([
        ['night-orbit-2026-11-21', true],
        ['evening-comet', true],
        ['night-orbit-2026-11-22', false],
      ]);
      const seeds = await tablesOf<LotteriesTables>(db())
        .selectFrom('lotteries')
        .select(['seed', 'seed_hash'])
        .execute();
      for (const { seed, seed_hash: hash } of seeds) {
        expect(commitment(seed)).toBe(hash);
        expect(JSON.stringify(raw)).not.toContain(seed);
      }
      const lottery = await named('night-orbit');
      expect(lottery).toMatchObject({ comp_points_ticket_price: 1_500, shop_group: 'ticket-night-orbit' });
      expect(lottery.draw).toMatchObject({ seed: null, list_hash: null, drawn_at: null });
      expect(lottery.prizes.map(({ money_award_cents: cents }) => cents)).toEqual([5_000, 2_500, 2_500]);
      // Every currency earns tickets, none for nothing.
      expect(Object.keys(lottery.deposit_scale_rules)).toEqual(currencies.map(({ code }) => code));
      for (const rules of Object.values(lottery.deposit_scale_rules)) {
        expect(rules.every(({ price_cents: price }) => price > 0)).toBe(true);
      }
    });

    it('knows nothing of what is for others, nor of ids that are none', async () => {
      const { client } = await casino.player(0n);
      for (const slug of ['testers', 'estonian', 'no-such-lottery', '../night-orbit']) {
        expect((await client.call('lotteries.one', { params: { slug } })).status).toBe(404);
      }
      const { id } = await tablesOf<LotteriesTables>(db())
        .selectFrom('lotteries')
        .select('id')
        .where('series', '=', 'testers')
        .executeTakeFirstOrThrow();
      expect((await client.call('lotteries.status', { params: { id } })).status).toBe(404);
      expect((await client.call('lotteries.tickets', { params: { id } })).status).toBe(404);
      for (const wrong of ['0', '-1', '1.5', 'x', '99999999999']) {
        expect((await client.call('lotteries.status', { params: { id: wrong } })).status).toBe(422);
      }
    });

    it('is empty where lotteries are off: nothing is sold, nothing is issued, nothing is found', async () => {
      await casino.close();
      await open(false);
      const { client, playerId } = await rich(10_000);
      expect((await client.call('lotteries.list')).body).toEqual([]);
      expect((await client.call('lotteries.one', { params: { slug: 'night-orbit' } })).status).toBe(404);
      expect((await client.call('shop.rates', { params: { type: 'lotteries' } })).body).toEqual([]);
      expect((await buy(client, 'night-orbit', 1)).status).toBe(422);
      expect(await give(playerId, 'night-orbit', 1)).toEqual({ outcome: 'refused', reason: 'lottery_over' });
      await deposit(client, 5_000);
      expect(await tablesOf<LotteriesTables>(db()).selectFrom('lotteries').selectAll().execute()).toEqual([]);
    });
  });

  describe('tickets for deposits', () => {
    it('come once for each, and what is left counts towards the next', async () => {
      const { client, playerId } = await casino.player(0n);
      const id = await deposit(client, 2_500);
      expect(await status(client, 'night-orbit')).toMatchObject({
        tickets: [1, 2],
        sources: { deposit: 2, points: 0, gift: 0 },
        carried_cents: { EUR: 500 },
      });
      for (let told = 0; told < 2; told += 1) {
        const payload = { id, action: 'deposit', state: 'succeeded' };
        await append(db(), { topic: PAYMENT_TOPIC, playerId, isPrivate: true, at: casino.clock.now(), payload });
      }
      await casino.settle();
      expect((await status(client, 'night-orbit')).tickets).toEqual([1, 2]);
      await deposit(client, 1_500);
      expect(await status(client, 'night-orbit')).toMatchObject({ tickets: [1, 2, 3, 4], carried_cents: { EUR: 0 } });
      await agree();
    });

    it('cost less from the higher amount on, and end at the most of a player', async () => {
      const { client } = await casino.player(0n);
      await deposit(client, 10_000);
      expect((await status(client, 'night-orbit')).tickets).toHaveLength(12);
      await deposit(client, 10_000);
      expect((await status(client, 'night-orbit')).tickets).toHaveLength(20);
      await deposit(client, 10_000);
      expect((await status(client, 'night-orbit')).tickets).toHaveLength(20);
      expect(await named('night-orbit')).toMatchObject({ lottery_tickets_count: 20, players_count: 1 });
      await agree();
    });

    it('follow the moment at which a deposit came, not that of its message', async () => {
      const { client } = await casino.player(0n);
      casino.clock.set('2026-11-21T23:59:58Z');
      const body = {
        action: 'deposit',
        method: 'card',
        currency: 'EUR',
        amount_cents: 3_000,
        return_path: '/',
      } as const;
      const { body: started } = await client.call('cashbox.start', { body }, { key: 'late' });
      await confirmDeposit(payments, started.payment.id, 3_000, 'EUR');
      casino.clock.set('2026-11-22T00:00:05Z');
      await casino.settle();
      expect((await status(client, 'night-orbit-2026-11-21')).tickets).toEqual([1, 2, 3]);
      expect((await status(client, 'night-orbit-2026-11-22')).tickets).toEqual([]);
    });

    it('do not come from what is held above the limits of the player', async () => {
      const { client, playerId } = await casino.player(0n);
      const user_limit = {
        type: 'deposit' as const,
        period: 'day' as const,
        accounts: [{ currency: 'EUR', amount_cents: 3_000 }],
      };
      const deposit = {
        action: 'deposit',
        method: 'card',
        currency: 'EUR',
        amount_cents: 3_000,
        return_path: '/',
      } as const;
      const start = async (key: string): Promise<string> =>
        (await client.call('cashbox.start', { body: deposit }, { key })).body.payment.id;
      await confirmDeposit(payments, await start('whole'), 3_000, 'EUR');
      await casino.settle();
      const held = await start('held');
      await client.call('limits.set', { body: { user_limit } });
      await confirmDeposit(payments, held, 3_000, 'EUR');
      expect((await client.call('cashbox.payment', { params: { id: held } })).body.payment).toMatchObject({
        amount_cents: 0,
        held_cents: 3_000,
      });
      // Who has reached a limit is offered nothing: without it the deposit itself has to bring nothing.
      await sql`delete from user_limits where player_id = ${playerId}`.execute(db());
      await casino.settle();
      const { rows } =
        await sql`select topic from outbox where player_id = ${playerId} and topic = ${PAYMENT_TOPIC}`.execute(db());
      expect(rows).toEqual([]);
      expect((await status(client, 'night-orbit-2026-11-21')).tickets).toEqual([1, 2, 3]);
    });
  });

  describe('tickets for points', () => {
    it('are numbered on, charged once for an attempt, and told to their player', async () => {
      const { client, playerId } = await rich(10_000);
      await give(playerId, 'night-orbit', 2);
      expect((await buy(client, 'night-orbit', 3, 'once')).status).toBe(200);
      expect((await buy(client, 'night-orbit', 3, 'once')).status).toBe(200);
      expect(await points(client)).toBe(5_500);
      expect(await status(client, 'night-orbit')).toMatchObject({
        tickets: [1, 2, 3, 4, 5],
        sources: { deposit: 0, points: 3, gift: 2 },
      });
      const { body: statuses } = await client.call('lotteries.statuses');
      expect(statuses.map(({ lottery_id: id, tickets }) => [id, tickets.length])).toEqual([
        [(await named('night-orbit')).id, 5],
      ]);
      await agree();
    });

    it('are never more than there are, whoever asks at the same time, and what is refused costs nothing', async () => {
      const players = [await rich(20_000), await rich(20_000), await rich(20_000)];
      const all = await Promise.all(
        players.flatMap(({ client }) => Array.from({ length: 4 }, () => buy(client, 'evening-comet', 1))),
      );
      const bought = all.filter(({ status: code }) => code === 200);
      expect(bought).toHaveLength(5);
      const refused = all.filter(({ status: code }) => code !== 200);
      expect(refused.every(({ raw }) => JSON.stringify(raw).includes('lottery_full'))).toBe(true);
      let left = 0;
      for (const { client } of players) left += await points(client);
      expect(left).toBe(60_000 - 5 * 800);
      const { id } = await named('evening-comet');
      const { body } = await casino.client().call('lotteries.tickets', { params: { id } });
      expect(body.tickets.map(({ number, name }) => [number, name])).toEqual(
        [1, 2, 3, 4, 5].map((number) => [number, null]),
      );
      await agree();
    });

    it('are all or none above the most of a player', async () => {
      const { client, playerId } = await rich(100_000);
      await give(playerId, 'night-orbit', 19);
      expect((await buy(client, 'night-orbit', 2)).status).toBe(422);
      expect(await points(client)).toBe(100_000);
      expect((await buy(client, 'night-orbit', 1)).status).toBe(200);
      expect(await give(playerId, 'night-orbit', 1)).toEqual({ outcome: 'refused', reason: 'lottery_full' });
    });

    it('are not sold after the end: a series goes on with its next lottery, and one that happens once is over', async () => {
      const { client } = await rich(10_000);
      casino.clock.set('2026-11-22T00:00:01Z');
      await casino.jobs.find(({ name }) => name === 'open lotteries')?.run();
      expect((await buy(client, 'night-orbit', 1)).status).toBe(200);
      expect((await status(client, 'night-orbit-2026-11-21')).tickets).toEqual([]);
      expect((await status(client, 'night-orbit-2026-11-22')).tickets).toEqual([1]);
      casino.clock.set('2026-11-22T00:05:00Z');
      const answer = await buy(client, 'evening-comet', 1);
      expect([answer.status, JSON.stringify(answer.raw).includes('lottery_over')]).toEqual([422, true]);
      expect(await points(client)).toBe(8_500);
    });
  });

  describe('the draw', () => {
    it('follows from what was published, and pays each prize once', async () => {
      const players = [await casino.player(0n), await casino.player(0n), await casino.player(0n)];
      for (const [at, { playerId }] of players.entries()) await give(playerId, 'night-orbit', 3 + at);
      const before = await named('night-orbit');
      const { id } = before;
      await draw('2026-11-22T00:00:05Z');
      expect((await named(before.frontend_identifier)).draw.seed).toBeNull();
      await draw('2026-11-22T00:00:10Z');
      const lottery = await named(before.frontend_identifier);
      const { seed, list_hash: listHash, seed_hash: hash } = lottery.draw;
      expect(hash).toBe(before.draw.seed_hash);
      expect(
        createHash('sha256')
          .update(Buffer.from(seed ?? '', 'hex'))
          .digest('hex'),
      ).toBe(hash);
      const { body: list } = await casino.client().call('lotteries.tickets', { params: { id } });
      expect(list.issued).toBe(12);
      expect(createHash('sha256').update(list.tickets.map(listLine).join('')).digest('hex')).toBe(listHash);
      const drawn = drawPlaces({ serverSeed: seed ?? '', listHash: listHash ?? '', tickets: 12, places: 3 });
      expect(lottery.prizes.map(({ ticket }) => ticket)).toEqual(drawn);
      expect(lottery.prizes.map(({ nickname }) => nickname)).toEqual(
        drawn.map((number) => list.tickets[number - 1]?.name),
      );
      expect(lottery.result).toMatchObject({
        entries: 3,
        fees_cents: 0,
        pool_cents: 10_000,
        places: 3,
        paid_cents: 10_000,
      });
      let paid = 0n;
      for (const { client, playerId } of players) {
        const own = await moneyOf(db(), playerId);
        const { prizes } = await status(client, before.frontend_identifier);
        expect(own).toBe(BigInt(prizes.reduce((sum, { money_award_cents: cents }) => sum + cents, 0)));
        expect(
          (await client.call('gifts.list')).body.filter(({ id: gift }) => gift.startsWith('lottery-')),
        ).toHaveLength(prizes.length);
        paid += own;
      }
      expect(paid).toBe(10_000n);
      await draw('2026-11-22T00:01:00Z');
      await agree();
    });

    it('keeps the tickets of someone who takes a break, without a name, and gives no new ones', async () => {
      const away = await casino.player(0n);
      await give(away.playerId, 'night-orbit', 3);
      const before = await named('night-orbit');
      const limit = { type: 'selfexclusion', period: 'month_6' } as const;
      expect((await away.client.call('limits.set', { body: { user_limit: limit } })).status).toBe(201);
      await draw('2026-11-22T00:00:10Z');
      const lottery = await named(before.frontend_identifier);
      expect(lottery.prizes.map(({ nickname }) => nickname)).toEqual([null, null, null]);
      expect(lottery.result).toMatchObject({ entries: 1, places: 3, paid_cents: 10_000 });
      expect(await moneyOf(db(), away.playerId)).toBe(10_000n);
      await agree();
    });

    it('lets the places without a ticket go, and one without any ticket end', async () => {
      const { playerId } = await casino.player(0n);
      await give(playerId, 'night-orbit', 2);
      const first = await named('night-orbit');
      await draw('2026-11-22T00:00:10Z');
      const lottery = await named(first.frontend_identifier);
      expect(
        lottery.prizes
          .map(({ ticket }) => ticket)
          .filter((ticket) => ticket !== null)
          .toSorted((one, other) => one - other),
      ).toEqual([1, 2]);
      expect(lottery).toMatchObject({ state: 'paid', result: { places: 2, paid_cents: 7_500 } });
      await draw('2026-11-23T00:00:10Z');
      const next = await named('night-orbit-2026-11-22');
      expect(next).toMatchObject({ state: 'paid', result: { entries: 0, places: 0, paid_cents: 0 } });
      await agree();
    });

    it('waits for a person when a number is missing from the list', async () => {
      const { playerId } = await casino.player(0n);
      await give(playerId, 'night-orbit', 4);
      const { frontend_identifier: slug } = await named('night-orbit');
      await tablesOf<LotteriesTables>(db())
        .deleteFrom('lotteries_tickets')
        .where('player_id', '=', playerId)
        .where('number', '=', 2)
        .execute();
      await draw('2026-11-22T00:00:10Z');
      expect(await named(slug)).toMatchObject({ state: 'closed', draw: { seed: null } });
      expect(await reconcileLotteries(db())).toMatchObject({ numbers: [{}], entries: [{ playerId }] });
    });
  });
});
