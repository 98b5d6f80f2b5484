import { HOUR_MS } from '@cosmodrome/rules/durations';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithLowTiers } from '../../testing/content.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { changeGroups, playerFacts } from '../profile/index.ts';
import { reconcileVip } from './reconcile.ts';

/** Bronze here: 1.50 in deposits and 15.00 in stakes of one quarter. Silver: 4.50 and 45.00. */
const GAMES = [testGame('tables/GrandRoulette', { family: 'roulette', lines: null, currencies: ['EUR', 'USD'] })];

anyEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      games: GAMES,
      clock: new ManualClock('2026-11-18T12:00:00Z'),
      env: { CONTENT_DIR: contentWithLowTiers() },
      more: [payments.system],
    });
  }, 60_000);
  afterAll(() => casino.close());

  const deposit = async (client: TestClient, cents: number): Promise<void> => {
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: cents, return_path: '/' } as const;
    const answer = await client.call('cashbox.start', { body }, { key: crypto.randomUUID() });
    expect(answer.status).toBe(201);
    await confirmDeposit(payments, answer.body.payment.id, cents);
    await casino.settle();
  };
  const stake = async (client: TestClient, cents: number): Promise<{ undo: () => Promise<void> }> => {
    const session = await casino.openGame(client, 'tables/GrandRoulette');
    const [action_id, round_id] = [crypto.randomUUID(), crypto.randomUUID()];
    casino.studio.expectAnswer(await casino.studio.play(session, { bet: cents, action_id, round_id }));
    await casino.settle();
    return {
      undo: async () => {
        casino.studio.expectAnswer(await casino.studio.rollback(session, { original_action_id: action_id, round_id }));
        await casino.settle();
      },
    };
  };
  const progress = async (client: TestClient) => (await client.call('vip.progress')).body;
  const groups = async (playerId: number) => (await playerFacts(casino.core.database.db, playerId))?.groups ?? [];
  const settleTiers = async (): Promise<void> => {
    await casino.jobs.find(({ name }) => name === 'settle VIP tiers')?.run();
    await casino.settle();
  };

  describe('a tier', () => {
    it('is reached at once when deposits and stakes both reach it, and acts', async () => {
      const { client, playerId } = await casino.player(100_000n);
      expect(await progress(client)).toMatchObject({
        activeStatus: 'REGULAR',
        nextStatus: 'BRONZE',
        overallProgress: 0,
      });
      await stake(client, 1_500);
      expect(await progress(client)).toMatchObject({
        activeStatus: 'REGULAR',
        betSumCents: 1_500,
        betSumThresholdCents: 1_500,
        depositAmountCents: 0,
        overallProgress: 0,
      });
      await deposit(client, 2_000);
      expect(await progress(client)).toMatchObject({
        currency: 'EUR',
        currentStatus: 'BRONZE',
        activeStatus: 'BRONZE',
        nextStatus: 'SILVER',
        depositAmountCents: 2_000,
        depositThresholdCents: 450,
        overallProgress: 33,
        activeUntil: '2027-04-01T00:00:00.000Z',
        quarterEndsAt: '2027-01-01T00:00:00.000Z',
      });
      expect(await groups(playerId)).toEqual(expect.arrayContaining(['257']));
      expect(await groups(playerId)).not.toContain('1117');
      expect((await client.call('cashback.standing')).body.terms?.share_bp).toBe(1_050);
      expect(await reconcileVip(casino.core.database.db)).toEqual({ quarters: [], stakes: [] });
    });

    it('is not reached by a stake that was taken back', async () => {
      const { client, playerId } = await casino.player(100_000n);
      await deposit(client, 2_000);
      const { undo } = await stake(client, 1_400);
      await undo();
      casino.clock.advance(10_000);
      await stake(client, 1_400);
      expect(await groups(playerId)).toContain('1117');
      expect(await progress(client)).toMatchObject({ betSumCents: 1_400, overallProgress: 93 });
      expect(await reconcileVip(casino.core.database.db)).toEqual({ quarters: [], stakes: [] });
    });

    it('waits while offers are held back, and is not lost', async () => {
      const { client, playerId } = await casino.player(100_000n);
      await deposit(client, 2_000);
      await holdOffersBack(client);
      await stake(client, 1_500);
      await settleTiers();
      expect(await groups(playerId)).toContain('1117');
      expect(await progress(client)).toMatchObject({ activeStatus: 'BRONZE', overallProgress: 33 });
    });

    it('lasts to the end of the next quarter and falls then; Diamond stays', async () => {
      const bronze = await casino.player(100_000n);
      const diamond = await casino.player(100_000n);
      await deposit(bronze.client, 2_000);
      await stake(bronze.client, 1_500);
      await changeGroups(casino.core.database.db, diamond.playerId, { add: ['759'], remove: [] }, casino.clock.now());
      await stake(diamond.client, 100);
      casino.clock.advance(new Date('2027-03-31T23:00:00Z').getTime() - casino.clock.now().getTime());
      await settleTiers();
      expect(await groups(bronze.playerId)).toContain('257');
      casino.clock.advance(2 * HOUR_MS);
      await settleTiers();
      expect(await groups(bronze.playerId)).toEqual(expect.arrayContaining(['1117']));
      expect(await groups(bronze.playerId)).not.toContain('257');
      expect(await groups(diamond.playerId)).toContain('759');
    });
  });

  describe('a tier that the operator gives by a group', () => {
    it('counts, has no end, and stays when a lower one is reached', async () => {
      const { client, playerId } = await casino.player(100_000n);
      await changeGroups(casino.core.database.db, playerId, { add: ['259'], remove: [] }, casino.clock.now());
      await settleTiers();
      const given = { activeStatus: 'GOLD', nextStatus: 'PLATINUM', followingStatus: 'GOLD', activeUntil: null };
      expect(await progress(client)).toMatchObject({ ...given, currentStatus: 'REGULAR' });
      await deposit(client, 2_000);
      await stake(client, 1_500);
      expect(await groups(playerId)).toEqual(expect.arrayContaining(['257', '259']));
      expect(await groups(playerId)).not.toContain('1117');
      expect(await progress(client)).toMatchObject({ ...given, currentStatus: 'BRONZE' });
      const { body } = await client.call('profile.player');
      expect(body).toMatchObject({ vip: true, manager: { managerName: 'Ole Lind', groupId: '257' } });
      await changeGroups(casino.core.database.db, playerId, { add: [], remove: ['259'] }, casino.clock.now());
      expect(await progress(client)).toMatchObject({ activeStatus: 'BRONZE', nextStatus: 'SILVER' });
    });
  });

  describe('a birthday', () => {
    const giveBirthdays = async (): Promise<void> => {
      await casino.jobs.find(({ name }) => name === 'give birthday gifts')?.run();
      await casino.settle();
    };
    const moveTo = (text: string): void =>
      casino.clock.advance(new Date(text).getTime() - casino.clock.now().getTime());
    const gifts = async (playerId: number) =>
      ((await casino.core.hooks.ownData(playerId))['grants'] as { given_for: string; amount: number }[]).filter(
        ({ given_for }) => given_for.startsWith('vip:birthday'),
      );

    it('brings the gift of the tier where the player lives, once a year, and nothing to others', async () => {
      moveTo('2027-12-08T12:00:00Z');
      const born = { date_of_birth: '10/12/1990' };
      const gold = await casino.player(0n, born);
      const leap = await casino.player(0n, { date_of_birth: '29/02/1992' });
      const regular = await casino.player(0n, born);
      const held = await casino.player(0n, born);
      const { db } = casino.core.database;
      for (const { playerId } of [gold, held])
        await changeGroups(db, playerId, { add: ['259'], remove: [] }, casino.clock.now());
      await changeGroups(db, leap.playerId, { add: ['257'], remove: [] }, casino.clock.now());
      await holdOffersBack(held.client);
      // In Germany the day begins an hour earlier than the books' day.
      moveTo('2027-12-09T22:30:00Z');
      await giveBirthdays();
      expect(await gifts(gold.playerId)).toEqual([]);
      moveTo('2027-12-09T23:30:00Z');
      await giveBirthdays();
      await giveBirthdays();
      expect(await gifts(gold.playerId)).toMatchObject([{ given_for: 'vip:birthday:2027', amount: 5_000 }]);
      expect([await gifts(leap.playerId), await gifts(regular.playerId), await gifts(held.playerId)]).toEqual([
        [],
        [],
        [],
      ]);
      moveTo('2028-02-29T12:00:00Z');
      await giveBirthdays();
      expect(await gifts(leap.playerId)).toMatchObject([{ given_for: 'vip:birthday:2028', amount: 1_000 }]);
      moveTo('2029-03-01T12:00:00Z');
      await giveBirthdays();
      expect((await gifts(leap.playerId)).map(({ given_for }) => given_for)).toContain('vip:birthday:2029');
      expect(await gifts(gold.playerId)).toHaveLength(1);
    });
  });

  describe('for everybody', () => {
    it('tiers stand in their order, each asking for more', async () => {
      const { body } = await casino.client().call('vip.tiers');
      expect(body.map(({ status }) => status)).toEqual(['REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND']);
      expect(body.map(({ thresholds }) => thresholds?.length ?? 0)).toEqual([0, 22, 22, 22, 22, 0]);
      expect((await casino.client().call('vip.progress')).status).toBe(401);
    });

    it('a manager is that of the groups, and nobody’s for others', async () => {
      const of = async (userGroups: string[]) =>
        (await casino.client().call('vip.manager', { body: { userGroups } })).body;
      expect(await of(['1117', 'level_3'])).toBeNull();
      expect(await of(['level_3', '759'])).toMatchObject({ groupId: '759', managerName: 'Vera Moss' });
      expect(await of(['257'])).toMatchObject({ groupId: '257', phone: null });
    });
  });
});
