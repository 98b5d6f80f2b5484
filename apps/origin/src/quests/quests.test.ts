import { questSchema } from '@cosmodrome/content/schema/quests.ts';
import type { OwnQuest, Quest } from '@cosmodrome/contract/http/quests';
import type { Connection } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithQuests } from '../../testing/content.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { baseReasons, holdOffersBack } from '../../testing/held-back.ts';
import { CATALOGUE } from '../games/index.ts';
import { wallets } from '../ledger/index.ts';
import { changeGroups } from '../profile/index.ts';
import { payDue, payLevels } from './pay.ts';
import { reconcileQuests } from './reconcile.ts';
import { RunningQuests } from './running.ts';
import { testQuest } from './testing/quest.ts';

const START = '2026-11-25T12:00:00Z';
const GAME = 'orbit/CosmicGems';

anyEngine((engine) => {
  let casino: TestCasino;
  const told: { playerId: number | null; payload: unknown }[] = [];
  beforeAll(async () => {
    const series = [
      testQuest('orbit'),
      testQuest('tried', { test: true, groups: ['21'] }),
      testQuest('estonian', { licences: ['EE'] }),
      testQuest('later', {
        schedule: { kind: 'once', starts_at: '2026-11-28T12:00:00Z', ends_at: '2026-11-29T12:00:00Z' },
      }),
    ];
    casino = await startCasino({
      engine,
      clock: new ManualClock(START),
      env: { CONTENT_DIR: contentWithQuests(series) },
    });
    casino.core.relay.subscribe('quests_statuses', ({ playerId, payload }) => {
      told.push({ playerId, payload });
    });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => {
    casino.clock.set(START);
    told.length = 0;
  });

  const db = () => casino.core.database.db;
  const all = async (client: TestClient = casino.client()): Promise<Quest[]> => (await client.call('quests.list')).body;
  const named = async (slug: string, client?: TestClient): Promise<Quest> => {
    const found = (await all(client)).find(({ frontend_identifier: id }) => id.includes(`--${slug}`));
    if (!found) throw new Error(`no quest ${slug}`);
    return found;
  };
  const begin = async (client: TestClient, tier: OwnQuest['tier'] = 'rocket_lite', slug = 'orbit') =>
    client.call('quests.start', { params: { id: (await named(slug, client)).id }, body: { tier } });
  const own = async (client: TestClient): Promise<OwnQuest | undefined> =>
    (await client.call('quests.statuses')).body[0];
  const pay = async () => {
    await casino.settle();
    await casino.jobs.find(({ name }) => name === 'pay quests')?.run();
    await casino.settle();
  };
  /** Rounds that pay back what they cost. */
  const bet = async (
    client: TestClient,
    stake: number,
    rounds = 1,
    more: { game?: string; currency?: string } = {},
  ) => {
    const session = await casino.openGame(client, more.game ?? GAME, more.currency);
    for (let round = 0; round < rounds; round += 1) {
      casino.clock.advance(3_000);
      casino.studio.expectAnswer(await casino.studio.play(session, { bet: stake, win: stake }));
    }
    await casino.settle();
  };
  const cents = async (playerId: number) => (await wallets(db(), playerId))[0]?.real;
  const clean = async () => {
    await casino.settle();
    expect(await reconcileQuests(db())).toEqual({ bets: [], rounds: [], prizes: [] });
  };

  it('lists what runs and comes next to everybody, each with what it pays, and tests to testers', async () => {
    const names = (await all()).map(({ frontend_identifier: id }) => id);
    expect(names).toEqual(['quest--xs--later', 'quest--xs--orbit-2026-11-23']);
    expect(await named('orbit')).toMatchObject({
      in_progress: true,
      levels: expect.arrayContaining([{ money_cents: 3_000, freespins: 10 }]),
      freespins_wager: 3,
      games: { category: 'pokies' },
    });
    expect((await named('orbit')).least_payout).toBeGreaterThan(90);
    const { client, playerId } = await casino.player(0n);
    const slug = 'tried-2026-11-23';
    expect((await client.call('quests.bySlug', { params: { slug } })).status).toBe(404);
    await changeGroups(db(), playerId, { add: ['21'], remove: [] }, casino.clock.now());
    expect((await named('tried', client)).frontend_identifier).toBe(`quest--xs--${slug}--ffc`);
    expect((await client.call('quests.bySlug', { params: { slug } })).status).toBe(200);
    expect((await casino.client().call('quests.bySlug', { params: { slug: 'orbit-2026-11-23' } })).body.title).toBe(
      'Quest orbit',
    );
  });

  it('is started once, in the tier of the status, with what was shown', async () => {
    const { client, playerId } = await casino.player(0n);
    expect(baseReasons(await begin(client, 'rocket_max'))).toEqual(['quest_tier_changed']);
    const first = await begin(client);
    expect(first.body).toMatchObject({
      tier: 'rocket_lite',
      currency: 'EUR',
      bets_cents: 0,
      level: 1,
      paid_level: 1,
      thresholds: [0, 41_000, 140_000, 295_000, 500_000, 750_000],
    });
    expect(first.body.prizes[5]).toEqual({ money_cents: 1_500, freespins: 5 });
    const again = await Promise.all(Array.from({ length: 5 }, () => begin(client)));
    expect(again.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => first.body));
    // What was shown holds, whatever the status becomes.
    await changeGroups(db(), playerId, { add: ['259'], remove: [] }, casino.clock.now());
    expect((await begin(client, 'rocket_max')).body.tier).toBe('rocket_lite');
    const silver = await casino.player(0n);
    await changeGroups(db(), silver.playerId, { add: ['258'], remove: [] }, casino.clock.now());
    expect((await begin(silver.client, 'rocket_pro')).body.thresholds.at(-1)).toBe(1_500_000);
  });

  it('pays each level that bets have opened once, and tells the player', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await bet(client, 10_000, 4);
    await pay();
    expect(await own(client)).toMatchObject({ bets_cents: 40_000, level: 1, paid_level: 1 });
    expect(await cents(playerId)).toBe(100_000n);
    await bet(client, 1_000);
    await pay();
    expect(await own(client)).toMatchObject({ bets_cents: 41_000, level: 2, paid_level: 2 });
    expect(await cents(playerId)).toBe(100_200n);
    expect(told.at(-1)).toMatchObject({
      playerId,
      payload: { reached: [2], title: 'Quest orbit', level: 2, won: { money_cents: 200, freespins: 0 } },
    });
    await bet(client, 10_000, 10);
    await pay();
    await pay();
    expect(await own(client)).toMatchObject({
      level: 3,
      paid_level: 3,
      collected: { money_cents: 500, freespins: 10 },
    });
    expect(await cents(playerId)).toBe(100_500n);
    const gifts = (await client.call('gifts.list')).body;
    expect(gifts.filter(({ kind }) => kind === 'freespins')).toHaveLength(1);
    expect(gifts.filter(({ id }) => String(id).startsWith('quest-'))).toHaveLength(2);
    expect(await named('orbit')).toMatchObject({ paid_count: 2, paid_cents: 500 });
    await clean();
  });

  it('counts what the rules say and nothing else', async () => {
    const { client } = await casino.player();
    await bet(client, 10_000);
    await begin(client);
    casino.clock.advance(1_000);
    await bet(client, 10);
    await bet(client, 1_000, 1, { game: 'tables/GrandRoulette' });
    expect(await own(client)).toMatchObject({ bets_cents: 0 });
    await bet(client, 20);
    expect(await own(client)).toMatchObject({ bets_cents: 20 });
    await clean();
  });

  it('counts stakes of another wallet at the rate of the day', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await casino.fund(playerId, 'USD', 100_000n);
    await bet(client, 1_000, 1, { currency: 'USD' });
    expect(await own(client)).toMatchObject({ bets_cents: 860 });
    await clean();
  });

  it('takes bets back with their round, and keeps what a level has paid', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await bet(client, 10_000, 4);
    const session = await casino.openGame(client, GAME);
    casino.clock.advance(3_000);
    const undone = { action_id: 'action-undone', round_id: 'round-undone' };
    casino.studio.expectAnswer(await casino.studio.play(session, { bet: 1_000, win: 0, ...undone }));
    await pay();
    expect(await own(client)).toMatchObject({ level: 2, paid_level: 2 });
    const before = await cents(playerId);
    casino.studio.expectAnswer(
      await casino.studio.rollback(session, { original_action_id: undone.action_id, round_id: undone.round_id }),
    );
    await pay();
    expect(await own(client)).toMatchObject({ bets_cents: 40_000, level: 1, paid_level: 2 });
    expect(await cents(playerId)).toBe((before ?? 0n) + 1_000n);
    await bet(client, 1_000);
    await pay();
    expect(await own(client)).toMatchObject({ level: 2, paid_level: 2 });
    expect(await cents(playerId)).toBe((before ?? 0n) + 1_000n);
    await clean();
  });

  it('is closed to others’ groups, after its end, before its start, and to what is none', async () => {
    const { client } = await casino.player(0n);
    const { rows } = await sql<{ id: number; slug: string }>`select id, slug from quests`.execute(db());
    const id = (slug: string) => rows.find((row) => row.slug.startsWith(slug))?.id ?? 0;
    const startOf = (quest: number | string) =>
      client.call('quests.start', { params: { id: quest }, body: { tier: 'rocket_lite' } });
    expect((await startOf(id('tried'))).status).toBe(404);
    expect((await startOf(id('estonian'))).status).toBe(404);
    expect(baseReasons(await startOf(id('later')))).toEqual(['quest_over']);
    for (const none of [999_999, 'orbit', '1;drop', 0]) expect([404, 422]).toContain((await startOf(none)).status);
    expect((await casino.client().call('quests.statuses')).status).toBe(401);
    const other = await casino.player();
    await begin(other.client);
    expect(await own(client)).toBeUndefined();
  });

  it('starts and counts nothing while offers are held back', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await bet(client, 1_000);
    await holdOffersBack(client);
    expect(baseReasons(await begin(client))).toEqual(['offers_held_back']);
    casino.clock.advance(11_000);
    await bet(client, 1_000);
    const { rows } = await sql<{
      bets: string;
    }>`select bets::text from quests_entries where player_id = ${playerId}`.execute(db());
    expect(rows).toEqual([{ bets: '1000' }]);
    expect(await own(client)).toBeUndefined();
    await clean();
  });

  const depsOn = (connection: Connection) => {
    const catalogue = CATALOGUE.of(casino.core);
    return {
      connection,
      clock: casino.clock,
      log: casino.core.log,
      series: [],
      catalogue,
      running: new RunningQuests(connection, casino.clock, catalogue),
      prizes: casino.core.prizes,
      mayBeOffered: () => Promise.resolve(null),
      onCommit: () => undefined,
    };
  };

  it('pays a level once, ended before and after every statement and by several nodes at a time', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await bet(client, 10_000, 14);
    const { id } = await named('orbit');
    const before = await cents(playerId);
    expect(await stopEverywhere(db(), (connection) => payLevels(depsOn(connection), playerId, id))).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 4 }, () => payDue(depsOn(db()))));
    expect(await own(client)).toMatchObject({ level: 3, paid_level: 3 });
    expect(await cents(playerId)).toBe((before ?? 0n) + 500n);
    await clean();
  }, 60_000);

  it('says of a level what it has really brought: no free spins for who wants no bonuses', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await sql`update players set can_issue_bonuses = false where id = ${playerId}`.execute(db());
    await bet(client, 10_000, 14);
    await pay();
    expect(await own(client)).toMatchObject({ paid_level: 3, collected: { money_cents: 500, freespins: 0 } });
    expect(told.at(-1)).toMatchObject({
      playerId,
      payload: { reached: [2, 3], won: { money_cents: 500, freespins: 0 } },
    });
    await clean();
  });

  it('pays by the job what a node has left', async () => {
    const { client, playerId } = await casino.player();
    await begin(client);
    await bet(client, 10_000, 5);
    const before = await cents(playerId);
    await casino.jobs.find(({ name }) => name === 'pay quests that wait')?.run();
    expect(await cents(playerId)).toBe((before ?? 0n) + 200n);
    await clean();
  });

  it('finds what does not agree', async () => {
    await sql`update quests_entries set bets = bets + 1 where bets > 0`.execute(db());
    await sql`delete from quests_levels`.execute(db());
    const found = await reconcileQuests(db());
    expect(found.bets.length).toBeGreaterThan(0);
    expect(found.prizes.length).toBeGreaterThan(0);
  });
});

it('holds a quest to its levels, and a test to testers', () => {
  expect(questSchema.safeParse(testQuest('one')).success).toBe(true);
  for (const wrong of [
    { size: 's' as const },
    { test: true },
    { test: true, groups: ['21', '543'] },
    { prizes: testQuest('one').prizes.map((prize) => ({ ...prize, money_cents: 3 })) },
    { least_stake_cents: 20_000 },
  ]) {
    expect(questSchema.safeParse(testQuest('one', wrong)).success, JSON.stringify(wrong)).toBe(false);
  }
});
