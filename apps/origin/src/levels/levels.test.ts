import { anyEngine } from '@cosmodrome/database/testing';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { ManualClock } from '@cosmodrome/rules/clock';
import { rateFor } from '@cosmodrome/rules/levels/levels';
import { ASSESSMENT_QUESTIONS, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { messagesSince } from '../kernel/outbox/index.ts';
import { givePoints, spendPoints } from './points.ts';
import { reconcileLevels } from './reconcile.ts';

const GAMES = [testGame('orbit/CosmicGems'), testGame('tables/GrandRoulette', { family: 'roulette', lines: null })];

anyEngine((engine) => {
  let casino: TestCasino;
  const open = (env: Record<string, string> = {}) =>
    startCasino({ engine, games: GAMES, clock: new ManualClock('2026-11-18T12:00:00Z'), env });
  const bet = async (client: TestClient, cents: number, identifier = 'orbit/CosmicGems') => {
    const session = await casino.openGame(client, identifier);
    const round_id = `round-${casino.clock.now().getTime()}-${Math.random()}`;
    const action = { bet: cents, round_id, action_id: `${round_id}-bet` };
    casino.studio.expectAnswer(await casino.studio.play(session, action));
    await casino.settle();
    // A round has its least time.
    casino.clock.advance(10_000);
    return { session, round_id, original_action_id: action.action_id };
  };
  const points = async (client: TestClient) => (await client.call('levels.points')).body;
  const levelOf = async (client: TestClient) => {
    const { body } = await client.call('profile.player');
    return 'statuses' in body ? body.statuses.filter(({ id }) => id.startsWith('level_')) : [];
  };
  const counted = (number: number, collected = 'yes') => ({
    chargeable: { points: number },
    persistent: { points: number },
    collected,
  });

  describe('where points are collected', () => {
    beforeAll(async () => {
      casino = await open();
    }, 60_000);
    afterAll(() => casino.close());

    it('tells everybody what brings points and which levels there are, in the language of the caller', async () => {
      expect((await casino.client().call('levels.terms')).body).toEqual({ terms: { hundredths_per_euro: 100 } });
      const [money] = (await casino.client({ locale: 'de' }).call('shop.moneyRates')).body;
      expect(money).toMatchObject({ group: 'money', title: 'Wert in Geld', wager: 0 });
      expect(money?.rates.map(({ currency }) => currency)).toEqual(currencies.map(({ code }) => code));
      expect(rateFor(money?.rates ?? [], 'EUR')).toEqual({ currency: 'EUR', points: 1_000, amount_cents: 100 });
      expect(money?.rates.every(({ points, amount_cents: cents }) => points > 0 && cents > 0)).toBe(true);
      const all = (await casino.client({ locale: 'de' }).call('profile.statuses')).body;
      const levels = all.filter(({ id }) => id.startsWith('level_'));
      expect(levels).toHaveLength(12);
      expect(levels[0]).toEqual({
        id: 'level_1',
        name: 'Startrampe',
        status: true,
        writable: false,
        image: 'launch-pad',
        content: 'Hier fängt jeder an.',
        gift_descriptions: [],
        conditions: [{ persistent_comp_points: { type: 'range', exclude_end: true, min: 0, max: 100 } }],
      });
      const ranges = levels.map(({ conditions: [condition] }) => condition?.persistent_comp_points);
      expect(ranges.map((range) => range?.max)).toEqual([...ranges.slice(1).map((range) => range?.min), null]);
      const variant = (await casino.client({ locale: 'en-AU' }).call('profile.statuses')).body;
      expect(variant[0]?.name).toBe('Launch pad');
      expect(all.filter(({ status }) => !status).map(({ id }) => id)).toContain('21');
    });

    it('gives a point for a euro of any game, and the level and its name with them', async () => {
      const { client, playerId } = await casino.player();
      expect(await points(client)).toEqual(counted(0));
      await bet(client, 5_000);
      await bet(client, 4_990, 'tables/GrandRoulette');
      expect(await points(client)).toEqual(counted(99));
      expect(await levelOf(client)).toEqual([{ id: 'level_1', name: 'Launch pad' }]);
      await bet(client, 10);
      expect(await points(client)).toEqual(counted(100));
      expect(await levelOf(client)).toEqual([{ id: 'level_2', name: 'Stratosphere' }]);
      await client.call('profile.updateLocale', { body: { locale: 'de' } });
      expect(await levelOf(client)).toEqual([{ id: 'level_2', name: 'Stratosphäre' }]);
      const sent = await messagesSince(casino.core.database.db, playerId, 0n);
      const topics = sent.kind === 'messages' ? sent.messages.map(({ topic }) => topic) : [];
      expect(topics.filter((topic) => topic === 'comps_award')).toHaveLength(3);
      expect(topics.filter((topic) => topic === 'groups_updates')).toHaveLength(1);
      expect(await reconcileLevels(casino.core.database.db)).toEqual({ points: [], stakes: [], levels: [] });
    });

    it('offers the gift of a level once, with the terms that everybody reads', async () => {
      const { client } = await casino.player();
      for (let bets = 0; bets < 6; bets += 1) await bet(client, 10_000);
      expect(await levelOf(client)).toMatchObject([{ id: 'level_3' }]);
      const { body } = await client.call('bonuses.list');
      const terms = { stage: 'issued', currency: 'EUR', amount_cents: 200, strategy: 'level' };
      expect(body).toMatchObject([{ ...terms, title: 'Level 3 gift' }]);
      const told = (await client.call('profile.statuses')).body.find(({ id }) => id === 'level_3')?.gift_descriptions;
      expect(told).toMatchObject([{ type: 'bonus', wager: 10, days_to_wager: 30 }]);
      expect(told?.[0]?.amounts).toContainEqual({ currency: 'EUR', amount_cents: 200 });
    });

    it('takes them back with a stake that the studio takes back', async () => {
      const { client } = await casino.player();
      await bet(client, 5_000);
      const { session, ...action } = await bet(client, 5_000);
      expect(await levelOf(client)).toMatchObject([{ id: 'level_2' }]);
      casino.studio.expectAnswer(await casino.studio.rollback(session, action));
      await casino.settle();
      expect(await points(client)).toEqual(counted(50));
      expect(await levelOf(client)).toMatchObject([{ id: 'level_1' }]);
    });

    it('gives none for a demo, and none for bonus money', async () => {
      const { client, playerId } = await casino.player(0n);
      const launch = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'CosmicGems' },
        body: { mode: 'demo' },
      });
      const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
      const session = casino.studio.expectAnswer(await casino.studio.openSession(token));
      await casino.studio.play(session, { bet: 1_000 });
      await casino.fund(playerId, 'EUR', 300n, 5_000n);
      await bet(client, 5_000);
      expect(await points(client)).toEqual(counted(3));
    });

    it('gives none while offers are held back, and says so', async () => {
      const { client } = await casino.player();
      await bet(client, 1_000);
      const often = Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, 'often']));
      await client.call('limits.assess', { body: { answers: often as unknown as Assessment } });
      expect(await points(client)).toEqual(counted(10, 'held_back'));
      await bet(client, 5_000);
      expect(await points(client)).toEqual(counted(10, 'held_back'));
      expect(await reconcileLevels(casino.core.database.db)).toMatchObject({ points: [], stakes: [] });
    });

    it('are in what a player takes away, with what brought them', async () => {
      const { client } = await casino.player();
      const { round_id } = await bet(client, 1_250);
      const { body } = await client.call('profile.ownData');
      expect(body['comp_points']).toEqual({
        level: 'level_1',
        chargeable_hundredths: 1_250,
        persistent_hundredths: 1_250,
        complete: true,
        lines: [
          {
            round: expect.any(String),
            hundredths: 1_250,
            at: new Date(casino.clock.now().getTime() - 10_000).toISOString(),
          },
        ],
        entries: [],
      });
      expect(JSON.stringify(body['comp_points'])).toContain(round_id);
    });

    it('are read with what changed them, page by page, and lift the level when they are given', async () => {
      const { client, playerId } = await casino.player();
      const { round_id } = await bet(client, 1_250);
      const order = { playerId, at: casino.clock.now() };
      const { db } = casino.core.database;
      await givePoints(db, { ...order, key: 'won:1', kind: 'prize', chargeable: 0n, persistent: 9_000n });
      await casino.settle();
      expect(await levelOf(client)).toMatchObject([{ id: 'level_2' }]);
      casino.clock.advance(1_000);
      await spendPoints(db, { ...order, key: 'shop:1', kind: 'exchange', points: 250n, at: casino.clock.now() });
      const read = (query: { before?: string; page_size?: number }) => client.call('levels.history', { query });
      const first = (await read({ page_size: 2 })).body;
      expect(first.lines).toEqual([
        {
          key: 'shop:1',
          kind: 'exchange',
          at: casino.clock.now().toISOString(),
          chargeable_hundredths: -250,
          persistent_hundredths: 0,
        },
        expect.objectContaining({ key: 'won:1', chargeable_hundredths: 0, persistent_hundredths: 9_000 }),
      ]);
      const second = (await read({ before: first.next ?? '', page_size: 2 })).body;
      expect(second).toMatchObject({ lines: [{ kind: 'round', chargeable_hundredths: 1_250 }], next: null });
      expect(second.lines[0]?.key).toContain(round_id);
      expect((await read({ before: 'nonsense' })).status).toBe(422);
      expect((await casino.client().call('levels.history', { query: {} })).status).toBe(401);
      expect((await client.call('profile.ownData')).body['comp_points']).toMatchObject({
        chargeable_hundredths: 1_000,
        entries: [{ key: 'shop:1' }, { key: 'won:1' }],
      });
      expect(await reconcileLevels(db)).toEqual({ points: [], stakes: [], levels: [] });
    });

    it('come to no account that is closed', async () => {
      const { client, playerId } = await casino.player(1_000n);
      const session = await casino.openGame(client, 'orbit/CosmicGems');
      casino.studio.expectAnswer(await casino.studio.play(session, { bet: 1_000 }));
      const closing = await client.call('identity.close', { body: { user: { current_password: PASSWORD } } });
      expect(closing.status).toBe(204);
      await casino.settle();
      const rows = await casino.core.database.db.selectFrom('outbox_sent').select('topic').execute();
      expect(rows.length).toBeGreaterThan(0);
      const sent = await messagesSince(casino.core.database.db, playerId, 0n);
      const topics = sent.kind === 'messages' ? sent.messages.map(({ topic }) => topic) : [];
      expect(topics).not.toContain('comps_award');
    });

    it('are nobody else’s to read', async () => {
      expect((await casino.client().call('levels.points')).status).toBe(401);
    });
  });

  describe('under the strict profile', () => {
    beforeAll(async () => {
      casino = await open({ PROTECTION: 'strict' });
    }, 60_000);
    afterAll(() => casino.close());

    it('there are none, and nothing tells of them', async () => {
      expect((await casino.client().call('levels.terms')).body.terms).toBeNull();
      const { client } = await casino.player();
      await bet(client, 200);
      await bet(client, 100);
      expect(await points(client)).toEqual(counted(0, 'not_here'));
      expect(await levelOf(client)).toMatchObject([{ id: 'level_1' }]);
    });
  });
});
