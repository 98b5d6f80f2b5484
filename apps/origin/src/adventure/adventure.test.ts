import { anyEngine } from '@cosmodrome/database/testing';
import { decodeTitle } from '@cosmodrome/rules/adventure/title';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { PAYMENT_TOPIC } from '../cashbox/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { changeGroups } from '../profile/index.ts';
import { reconcileAdventure } from './reconcile.ts';

anyEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      games: [testGame('orbital-9/CosmicGems')],
      clock: new ManualClock('2026-11-03T12:00:00Z'),
      more: [payments.system],
    });
  }, 60_000);
  afterAll(() => casino.close());

  const at = (text: string): void => casino.clock.advance(new Date(text).getTime() - casino.clock.now().getTime());
  const emails = new Map<TestClient, string>();
  const newPlayer = async () => {
    const player = await casino.player(100_000n);
    const { body } = await player.client.call('profile.player');
    emails.set(player.client, 'email' in body ? body.email : '');
    return player;
  };
  /** Signs in again where the time that has passed has ended the session. */
  const stay = async (client: TestClient): Promise<void> => {
    const email = emails.get(client);
    if (email === undefined || (await client.call('bonuses.list')).status !== 401) return;
    const { status } = await client.call('identity.signIn', { body: { user: { email, password: PASSWORD } } });
    expect(status).toBe(201);
  };
  const start = async (client: TestClient, cents: number, currency = 'EUR'): Promise<string> => {
    await stay(client);
    const body = { action: 'deposit', method: 'card', currency, amount_cents: cents, return_path: '/' } as const;
    const answer = await client.call('cashbox.start', { body }, { key: crypto.randomUUID() });
    expect(answer.status === 201 ? '' : JSON.stringify(answer.raw)).toBe('');
    return answer.body.payment.id;
  };
  const deposit = async (client: TestClient, cents: number, currency = 'EUR'): Promise<string> => {
    const id = await start(client, cents, currency);
    await confirmDeposit(payments, id, cents, currency);
    await casino.settle();
    return id;
  };
  const groups = (playerId: number, add: string[], remove: string[] = []) =>
    changeGroups(casino.core.database.db, playerId, { add, remove }, casino.clock.now());
  const adventurer = async () => {
    const player = await newPlayer();
    await groups(player.playerId, ['791']);
    return player;
  };
  const visit = async (client: TestClient, time_zone = 'Europe/Berlin') => {
    await stay(client);
    return client.call('adventure.visit', { body: { time_zone } });
  };
  const seen = async (client: TestClient, time_zone?: string) => {
    const answer = await visit(client, time_zone);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const day = async (client: TestClient, step: number) => (await seen(client)).days[step - 1];
  const offered = async (client: TestClient) => {
    await stay(client);
    return (await client.call('bonuses.list')).body.filter(({ title }) => decodeTitle(title) !== null);
  };
  const run = async (name: string): Promise<void> => {
    await casino.jobs.find((job) => job.name === name)?.run();
    await casino.settle();
  };

  describe('everybody', () => {
    it('reads what the days of the running month ask and give', async () => {
      const { body } = await casino.client().call('adventure.month');
      expect(body).toMatchObject({ month: '2026-11', super_days: 20 });
      expect(body?.days).toHaveLength(31);
      expect(body?.days[2]).toMatchObject({
        date: '2026-11-03',
        step: 3,
        stepTotal: 31,
        condition: { wager: 3, periodActivationDays: 3 },
        prize: { type: 'bonus' },
      });
      expect(body?.days[2]?.condition.minDep).toContainEqual({ currency: 'EUR', amount_cents: 2_000 });
      expect(body?.days[30]).toMatchObject({ date: '2026-12-01', prize: { type: 'superPrize' } });
    });

    it('gets the shapes of the field: variables by currency, and prizes that name them', async () => {
      const { body } = await casino.client().call('adventure.config');
      const [set = ''] = Object.keys(body.prizes);
      const third = body.prizes[set]?.[2];
      expect(third).toMatchObject({
        title: 'Adventure 3/31 03/11/2026',
        prize: { bonus: 'five' },
        condition: { minDep: 'middle', wager: 3, periodActivationDays: 3 },
      });
      expect(body.variables['minDep']?.['middle']?.['EUR']).toBe('20.00');
      expect(body.variables['bonus']?.['five']?.['EUR']).toBe('5.00');
    });
  });

  describe('a day', () => {
    it('is completed by its deposits and offers its gift once, however often the notice comes', async () => {
      const { client } = await adventurer();
      expect(await seen(client)).toMatchObject({
        time_zone: 'Europe/Berlin',
        today: 3,
        today_ends_at: '2026-11-03T23:00:00.000Z',
        finished: false,
        completed: 0,
        lost: 2,
      });
      await deposit(client, 1_500);
      expect(await day(client, 3)).toMatchObject({
        state: 'active',
        isCompleted: false,
        deposited: [{ currency: 'EUR', amount_cents: 1_500 }],
        gift: null,
      });
      const id = await deposit(client, 1_000);
      await confirmDeposit(payments, id, 1_000);
      await casino.settle();
      expect(await day(client, 3)).toMatchObject({
        isCompleted: true,
        gift: {
          type: 'bonus',
          stage: 'issued',
          activatable: true,
          activatable_until: '2026-11-06T12:00:00.000Z',
          title: 'Adventure 3/31 03/11/2026',
        },
      });
      const [gift, ...more] = await offered(client);
      expect(more).toEqual([]);
      expect(gift).toMatchObject({ stage: 'issued', currency: 'EUR', amount_cents: 500, group_key: 'adventure' });
      await client.call('bonuses.activate', { params: { id: gift?.id ?? 0 } });
      expect((await day(client, 3))?.gift).toMatchObject({ stage: 'activated', activatable: false });
    });

    it('counts a message that is told twice once', async () => {
      const { client, playerId } = await adventurer();
      await seen(client);
      const id = await deposit(client, 1_500);
      const payload = { id, action: 'deposit', state: 'succeeded' };
      await append(casino.core.database.db, { topic: PAYMENT_TOPIC, playerId, payload, at: casino.clock.now() });
      await casino.settle();
      expect((await day(client, 3))?.deposited).toEqual([{ currency: 'EUR', amount_cents: 1_500 }]);
    });

    it('is completed once by two deposits at the same time', async () => {
      const { client } = await adventurer();
      await seen(client);
      const ids = [await start(client, 2_000), await start(client, 2_000), await start(client, 2_000)];
      await Promise.all(ids.map((id) => confirmDeposit(payments, id, 2_000)));
      await casino.settle();
      expect(await offered(client)).toHaveLength(1);
      expect((await seen(client)).completed).toBe(1);
    });

    it('waits for the first visit of the month, and is given then', async () => {
      const { client } = await adventurer();
      await deposit(client, 2_000);
      expect(await offered(client)).toEqual([]);
      expect(await seen(client)).toMatchObject({ completed: 1 });
      expect(await offered(client)).toHaveLength(1);
    });

    it('gives the same whether or not the day before was completed', async () => {
      const [steady, rare] = [await adventurer(), await adventurer()];
      await seen(steady.client);
      await seen(rare.client);
      await deposit(steady.client, 2_000);
      at('2026-11-04T12:00:00Z');
      await deposit(steady.client, 1_000);
      await deposit(rare.client, 1_000);
      const amounts = [await day(steady.client, 4), await day(rare.client, 4)].map(
        (each) => each?.prize.bonus?.amounts,
      );
      expect(amounts[0]).toEqual(amounts[1]);
      expect((await offered(rare.client)).map((gift) => gift.amount_cents)).toEqual([200]);
      expect((await day(rare.client, 3))?.state).toBe('lost');
    });

    it('belongs to when the deposit came, also when its message is late', async () => {
      const { client } = await adventurer();
      await seen(client);
      const id = await start(client, 1_000);
      await confirmDeposit(payments, id, 1_000);
      at('2026-11-05T12:00:00Z');
      await casino.settle();
      expect((await day(client, 4))?.isCompleted).toBe(true);
      expect((await day(client, 5))?.deposited).toEqual([]);
    });

    it('gives free spins where that is its prize', async () => {
      const { client } = await adventurer();
      await seen(client);
      await deposit(client, 1_000);
      expect(await day(client, 5)).toMatchObject({
        prize: { type: 'fs', bonus: null, freespins: { count: 10, games: [{ title: 'Cosmic Gems' }], wager: 0 } },
        isCompleted: true,
        gift: { type: 'freespins', stage: 'issued', activatable: true },
      });
      const { body } = await client.call('freespins.list');
      expect(body).toMatchObject([{ title: 'Adventure 5/31 05/11/2026', freespins_total: 10, stage: 'issued' }]);
    });

    it('is not completed in another currency than the deposit’s', async () => {
      at('2026-11-06T12:00:00Z');
      const { client } = await adventurer();
      await seen(client);
      await client.call('money.selectAccount', { body: { currency: 'USD' } });
      await deposit(client, 1_500);
      await deposit(client, 1_500, 'USD');
      expect(await day(client, 6)).toMatchObject({ isCompleted: false });
      expect(await offered(client)).toEqual([]);
      await deposit(client, 1_300, 'USD');
      expect((await offered(client)).map(({ currency }) => currency)).toEqual(['USD']);
    });

    it('is not given while bonuses are off, and comes when they are on again', async () => {
      const { client } = await adventurer();
      await seen(client);
      await client.call('bonuses.settings', { body: { can_issue: false } });
      await deposit(client, 2_000);
      expect((await day(client, 6))?.isCompleted).toBe(false);
      await client.call('bonuses.settings', { body: { can_issue: true } });
      expect((await day(client, 6))?.isCompleted).toBe(true);
    });
  });

  describe('the clock of a player', () => {
    it('is that of the first visit: another zone later makes no second day of one deposit', async () => {
      const { client } = await adventurer();
      await seen(client, 'America/Los_Angeles');
      at('2026-11-07T05:00:00Z');
      await deposit(client, 2_000);
      const elsewhere = await seen(client, 'Pacific/Kiritimati');
      expect(elsewhere).toMatchObject({ time_zone: 'America/Los_Angeles', today: 6, completed: 1 });
      expect(await offered(client)).toHaveLength(1);
    });

    it('divides the months without a deposit of two', async () => {
      at('2026-11-30T22:30:00Z');
      const { client } = await adventurer();
      await seen(client, 'UTC');
      await deposit(client, 4_000);
      // In Tokyo it is the first of December, and the month of the player is not over.
      expect(await seen(client, 'Asia/Tokyo')).toMatchObject({ month: '2026-11', today: 30, finished: true });
      at('2026-12-01T00:30:00Z');
      expect(await seen(client, 'Asia/Tokyo')).toMatchObject({ month: '2026-12', today: 1, completed: 0, lost: 0 });
      expect((await day(client, 1))?.deposited).toEqual([]);
      expect(await offered(client)).toHaveLength(1);
    });
  });

  describe('the super prize', () => {
    it('comes after the last day for enough of them, whichever they are, and once', async () => {
      at('2027-01-01T12:00:00Z');
      const [eager, short] = [await adventurer(), await adventurer()];
      await seen(short.client);
      for (let step = 1; step <= 31; step += 1) {
        if (step % 3 !== 0) await deposit(eager.client, 4_000);
        if (step < 20) await deposit(short.client, 4_000);
        await seen(eager.client);
        casino.clock.advance(DAY_MS);
      }
      // 21 of 31 days, and 19.
      await run('end adventures');
      await run('end adventures');
      const own = await offered(eager.client);
      expect(own.filter(({ amount_cents }) => amount_cents === 10_000)).toHaveLength(1);
      expect(own.find(({ amount_cents }) => amount_cents === 10_000)?.title).toBe('Adventure 32/32 01/02/2027');
      expect((await offered(short.client)).some(({ amount_cents }) => amount_cents === 10_000)).toBe(false);
      casino.clock.advance(8 * DAY_MS);
      await run('end adventures');
      await run('forget adventures');
    });
  });

  describe('nobody else', () => {
    it('has a calendar: other groups, and guests', async () => {
      const { client, playerId } = await newPlayer();
      const refused = await visit(client);
      expect([refused.status, refused.errors]).toEqual([403, { base: { adventure_not_yours: expect.any(String) } }]);
      await groups(playerId, ['759']);
      await deposit(client, 4_000);
      expect((await visit(client)).status).toBe(403);
      expect(await offered(client)).toEqual([]);
      expect((await visit(casino.client())).status).toBe(401);
      await groups(playerId, ['916']);
      expect((await seen(client)).completed).toBe(0);
    });

    it('is given anything once the group is gone, and nothing is counted meanwhile', async () => {
      const { client, playerId } = await adventurer();
      await seen(client);
      await groups(playerId, [], ['791']);
      await deposit(client, 4_000);
      expect((await visit(client)).status).toBe(403);
      await groups(playerId, ['791']);
      expect(await seen(client)).toMatchObject({ completed: 0 });
      expect(await offered(client)).toEqual([]);
    });

    it('sees or gets anything while offers are held back', async () => {
      const { client } = await adventurer();
      await seen(client);
      await holdOffersBack(client);
      expect((await visit(client)).status).toBe(422);
      await deposit(client, 4_000);
      expect((await visit(client)).status).toBe(422);
      const { body } = await client.call('profile.ownData');
      expect(body).toMatchObject({ adventure: { deposits: [], days: [] } });
    });

    it('names a zone that there is not', async () => {
      const { client } = await adventurer();
      expect((await visit(client, 'Mars/Olympus')).status).toBe(422);
    });
  });

  it('adds up with the payments and the grants', async () => {
    expect(await reconcileAdventure(casino.core.database.db)).toEqual({ deposits: [], gifts: [], days: [] });
  });
});
