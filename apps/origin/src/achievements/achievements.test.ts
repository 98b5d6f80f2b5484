import { achievementsSchema } from '@cosmodrome/content/schema/achievements.ts';
import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { anyEngine } from '@cosmodrome/database/testing';
import { FACTS } from '@cosmodrome/rules/achievements/facts';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { testPayments } from '../../testing/payments.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { baseReasons, holdOffersBack } from '../../testing/held-back.ts';
import { countPlayers } from '../profile/index.ts';
import { collect } from './collect.ts';
import { reconcileAchievements } from './reconcile.ts';
import { insertReached } from './store.ts';

const START = '2026-11-03T12:00:00Z';
const LIMIT = 'achievement-my-own-limit';
const SECRET = 'achievement-first-of-all';

anyEngine((engine) => {
  let casino: TestCasino;
  const told: unknown[] = [];
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock(START), more: [testPayments().system] });
    casino.core.relay.subscribe('achievements_changes', ({ playerId, payload }) => {
      told.push({ playerId, payload });
    });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => {
    casino.clock.set(START);
    told.length = 0;
  });

  const db = () => casino.core.database.db;
  const own = async (client: TestClient, identifier: string): Promise<Achievement | undefined> =>
    (await client.call('achievements.own')).body.achievements.find((each) => each.identifier === identifier);
  const collectBy = (client: TestClient, identifier: string, key: string = crypto.randomUUID()) =>
    client.call('achievements.collect', { params: { identifier } }, { key });
  const points = async (client: TestClient) => (await client.call('levels.points')).body.chargeable.points;
  const setLimit = (client: TestClient) =>
    client.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
  const look = async () => {
    await casino.settle();
    await casino.jobs.find(({ name }) => name === 'look for achievements')?.run();
    await casino.settle();
  };

  it('asks only for facts that one system answers', async () => {
    const { playerId } = await casino.player(0n);
    expect(Object.keys(await casino.core.hooks.facts(playerId)).sort()).toEqual([...FACTS].sort());
  });

  it('shows everybody what can be achieved, and nothing of what is secret', async () => {
    const { body } = await casino.client().call('achievements.list');
    expect(body.achievements.length).toBeGreaterThanOrEqual(30);
    expect(body.achievements.every(({ state, progress }) => state === 'running' && progress === 0)).toBe(true);
    const hidden = body.achievements.filter(({ secret }) => secret);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { title, text, icon, reward, goal } of hidden) {
      expect([title, text, icon, reward, goal]).toEqual([null, null, null, null, 0]);
    }
    expect((await casino.client().call('achievements.own')).status).toBe(401);
  });

  it('says what part of all players has found a secret one, to who has not', async () => {
    const [finder, other] = [await casino.player(0n), await casino.player(0n)];
    expect((await own(other.client, SECRET))?.found_by).toBe(0);
    const reached = { criterion: JSON.stringify({ fact: 'rounds', at_least: 1 }), prize: null, collected_at: null };
    await insertReached(db(), {
      player_id: finder.playerId,
      identifier: SECRET,
      reached_at: casino.clock.now(),
      ...reached,
    });
    casino.clock.advance(10 * MINUTE_MS);
    const players = await countPlayers(db());
    expect(await own(other.client, SECRET)).toMatchObject({ title: null, found_by: 1 / players });
    expect(await own(finder.client, SECRET)).toMatchObject({ title: expect.any(String), found_by: null });
    expect((await own(other.client, LIMIT))?.found_by).toBeNull();
  });

  it('is reached by what was done, told once, and collected once', async () => {
    const { client, playerId } = await casino.player(0n);
    expect(await own(client, LIMIT)).toMatchObject({ state: 'running', progress: 0, goal: 1, reward: { points: 100 } });
    await casino.settle();
    told.length = 0;
    await setLimit(client);
    expect(await own(client, LIMIT)).toMatchObject({ state: 'ready', progress: 1, reached_at: expect.any(String) });
    await own(client, LIMIT);
    await casino.settle();
    expect(told).toEqual([{ playerId, payload: { identifier: LIMIT, title: 'My own limit', waits: true } }]);
    const before = await points(client);
    const first = await collectBy(client, LIMIT, 'one-key');
    expect(first.body).toMatchObject({ state: 'done', reward: { points: 100 }, collected_at: expect.any(String) });
    expect((await collectBy(client, LIMIT, 'one-key')).body).toEqual(first.body);
    const again = await Promise.all(Array.from({ length: 10 }, () => collectBy(client, LIMIT)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await points(client)) - before).toBe(100);
    expect(await own(client, LIMIT)).toMatchObject({ state: 'done' });
  });

  it('notices by itself what a round has reached, and looks once a minute', async () => {
    const { client, playerId } = await casino.player();
    await look();
    told.length = 0;
    const play = async (game: string) => casino.studio.play(await casino.openGame(client, game), { bet: 100, win: 0 });
    for (const game of ['CosmicGems', 'BookOfComets', 'RocketX']) await play(`orbit/${game}`);
    for (const game of ['GrandRoulette', 'AceBlackjack']) await play(`tables/${game}`);
    await look();
    expect(told).toEqual([]);
    casino.clock.advance(60_000);
    await look();
    const names = told.map((each) => (each as { payload: { identifier: string } }).payload.identifier);
    expect(names.sort()).toEqual([
      'achievement-around-the-house',
      'achievement-first-steps',
      'achievement-on-the-grid',
    ]);
    expect(told.every((each) => (each as { playerId: number }).playerId === playerId)).toBe(true);
  });

  it('counts the days of a limit, and does not take back what was reached when it goes', async () => {
    const { client, playerId } = await casino.player(0n);
    await setLimit(client);
    await own(client, LIMIT);
    const later = (days: number) => casino.clock.set(new Date(new Date(START).getTime() + days * DAY_MS).toISOString());
    const setSince = (days: number) => {
      const at = new Date(casino.clock.now().getTime() - days * DAY_MS);
      return sql`update user_limits set created_at = ${at} where player_id = ${playerId}`.execute(db());
    };
    await setSince(6);
    expect(await own(client, 'achievement-quiet-week')).toMatchObject({ state: 'running', progress: 6, goal: 7 });
    await setSince(7);
    expect(await own(client, 'achievement-quiet-week')).toMatchObject({ state: 'ready', progress: 7 });
    await sql`update user_limits set ended_at = ${casino.clock.now()}, end_reason = 'removed' where player_id = ${playerId}`.execute(
      db(),
    );
    later(0.01);
    expect(await own(client, 'achievement-quiet-week')).toMatchObject({ state: 'ready', progress: 7 });
    expect(await own(client, 'achievement-quiet-month')).toMatchObject({ state: 'running', progress: 0 });
  });

  it('gives nothing for what was not reached, is another player’s, or is none', async () => {
    const { client } = await casino.player(0n);
    const other = await casino.player(0n);
    await setLimit(other.client);
    await own(other.client, LIMIT);
    const before = await points(client);
    for (const identifier of [LIMIT, SECRET, 'achievement-none', '../x', `${LIMIT}'`]) {
      expect((await collectBy(client, identifier)).status, identifier).toBe(404);
    }
    expect((await casino.client().call('achievements.collect', { params: { identifier: LIMIT } })).status).toBe(401);
    expect(await points(client)).toBe(before);
  });

  it('notes and gives nothing while offers are held back', async () => {
    const { client, playerId } = await casino.player(0n);
    await setLimit(client);
    expect(await own(client, LIMIT)).toMatchObject({ state: 'ready' });
    await holdOffersBack(client);
    expect(baseReasons(await collectBy(client, LIMIT))).toEqual(['offers_held_back']);
    expect(await own(client, 'achievement-honest-answer')).toMatchObject({ state: 'running', progress: 1 });
    const { rows } =
      await sql`select 1 from prizes_grants where player_id = ${playerId} and source = 'achievements'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('gives all or nothing, ended before and after every statement', async () => {
    const { client, playerId } = await casino.player(0n);
    await setLimit(client);
    await own(client, LIMIT);
    const before = await points(client);
    const { core } = casino;
    const deps = {
      clock: casino.clock,
      all: core.content.achievements,
      prizes: core.prizes,
      facts: core.hooks.facts,
      mayBeOffered: () => Promise.resolve(null),
      hasPoints: () => Promise.resolve(true),
      rates: core.content.levels.rates,
      onCommit: () => undefined,
    };
    const statements = await stopEverywhere(db(), (connection) =>
      collect({ ...deps, connection }, { playerId, host: 'casino.test', identifier: LIMIT }),
    );
    expect(statements).toBeGreaterThan(0);
    expect((await points(client)) - before).toBe(100);
    expect(await own(client, LIMIT)).toMatchObject({ state: 'done' });
  }, 60_000);

  it('agrees with the grants, and finds what does not', async () => {
    expect(await reconcileAchievements(db())).toEqual({ rewards: [] });
    await sql`update achievements_reached set collected_at = null`.execute(db());
    expect((await reconcileAchievements(db())).rewards.length).toBeGreaterThan(0);
  });
});

anyEngine((engine) => {
  it('has no rewards where the licence of the account has no points', async () => {
    const casino = await startCasino({ engine, env: { PROTECTION: 'strict' } });
    const { client } = await casino.player(0n);
    await client.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
    const { body } = await client.call('achievements.own');
    expect(body.achievements.find(({ identifier }) => identifier === LIMIT)).toMatchObject({
      state: 'done',
      reward: null,
    });
    expect((await client.call('achievements.collect', { params: { identifier: LIMIT } })).status).toBe(404);
    await casino.close();
  });
});

const file = (more: object) => ({
  achievements: [
    {
      identifier: 'achievement-one',
      icon: 'moon',
      criterion: { fact: 'withdrawals', at_least: 1 },
      prize: { kind: 'points', chargeable: 5 },
      words: Object.fromEntries(
        ['en', 'de', 'fr-CA', 'no', 'it', 'et'].map((code) => [code, { title: 'One', text: 'Do it once, please.' }]),
      ),
      ...more,
    },
  ],
});

it('holds what is asked for to facts that reward no loss, and a reward to points', () => {
  expect(achievementsSchema.safeParse(file({})).success).toBe(true);
  for (const wrong of [
    { criterion: { fact: 'wagered', at_least: 1 } },
    { criterion: { fact: 'deposits', at_least: 1 } },
    { identifier: 'tournament-one' },
    { prize: { kind: 'money', amounts: { EUR: 100 }, wager: 0 } },
  ]) {
    expect(achievementsSchema.safeParse(file(wrong)).success, JSON.stringify(wrong)).toBe(false);
  }
});
