import type { WheelSegment } from '@cosmodrome/content/schema/wheel.ts';
import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, TEST_GAMES, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { baseReasons, holdOffersBack } from '../../testing/held-back.ts';
import { changeGroups } from '../profile/index.ts';
import { reconcileWheel } from './reconcile.ts';

const GAMES = ['apogee/EmberWyrm', 'orbital-9/PrismRush'].map((identifier) => testGame(identifier));
const TITLE = { en: 'Test prize', de: 'Testpreis' };
const euros: Prize = { kind: 'money', amounts: { EUR: 700 }, wager: 0 };
const sure = (prize: Prize): WheelSegment[] =>
  [0, 1, 3].map((weight, place) => ({ id: `item-${place}`, weight, title: TITLE, prize }) as unknown as WheelSegment);
/** Segments whichever way their currencies are in order: a database keeps none. */
const plain = (segments: readonly WheelItem[] = []): unknown[] => {
  const inOrder = (amounts: WheelItem['amounts']) => amounts.toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
  return segments.map((each) => ({
    ...each,
    amounts: inOrder(each.amounts),
    max_bets: inOrder(each.max_bets),
    max_wins: inOrder(each.max_wins),
  }));
};

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-03T12:00:00Z'),
      games: [...TEST_GAMES, ...GAMES],
    });
  }, 60_000);
  afterAll(() => casino.close());

  const db = () => casino.core.database.db;
  const withSegments = async (segments: WheelSegment[], run: () => Promise<void>): Promise<void> => {
    const { wheel } = casino.core.content;
    const shipped = wheel.get('default');
    if (!shipped) throw new Error('no wheel');
    wheel.set('default', { ...shipped, segments });
    await run().finally(() => wheel.set('default', shipped));
  };
  const give = (playerId: number, count = 1) =>
    casino.core.prizes.grant(db(), {
      playerId,
      prize: { kind: 'wheelspins', group_key: 'wheel', count },
      source: 'operator',
      key: `test:${crypto.randomUUID()}`,
      at: casino.clock.now(),
      lifecycle: 'given',
    });
  const withSpins = async (count = 1) => {
    const player = await casino.player(0n);
    await give(player.playerId, count);
    return player;
  };
  const spin = (client: TestClient, key: string = crypto.randomUUID()) => client.call('wheel.spin', {}, { key });
  const left = async (client: TestClient) => (await client.call('wheel.spins')).body.spins;
  const cents = async (client: TestClient) => (await client.call('money.accounts')).body[0]?.amount_cents;

  it('shows everybody the wheels with chances that sum up', async () => {
    const guest = casino.client();
    const { body: own } = await guest.call('wheel.config');
    const { body: all } = await guest.call('wheel.segments');
    expect(own).toEqual(all['default']);
    expect(Object.keys(all).toSorted()).toEqual(['1308', '1309', '21', 'default']);
    for (const segments of Object.values(all))
      expect(segments.reduce((sum, { chance_bp }) => sum + chance_bp, 0)).toBeCloseTo(10_000);
    expect(own[0]).toMatchObject({
      title: '10 free spins',
      chance_bp: expect.closeTo(1_530.6, 1) as number,
      wager: 30,
    });
    expect((await guest.call('wheel.spins')).status).toBe(401);
    expect((await spin(guest)).status).toBe(401);
  });

  it.each(['21', '1308', '1309'] as const)(
    'is that of group %s for who is in it, also in what is given',
    async (group) => {
      const { client, playerId } = await casino.player(0n);
      await changeGroups(db(), playerId, { add: [group], remove: [] }, casino.clock.now());
      const { body: all } = await client.call('wheel.segments');
      expect((await client.call('wheel.config')).body).toEqual(all[group]);
      await give(playerId);
      const { body } = await client.call('wheel.spins');
      expect([body.spins, plain(body.segments)]).toEqual([1, plain(all[group])]);
      const shipped = casino.core.content.wheel.get(group)?.segments.map(({ id, weight }) => [id, weight]);
      expect(body.segments.map(({ id, weight }) => [id, weight])).toEqual(shipped);
      const { body: spun } = await spin(client);
      expect(plain([spun.prize])).toEqual(plain(all[group]).slice(spun.segment, spun.segment + 1));
      // What was given keeps its wheel when the player leaves the group.
      await give(playerId);
      await changeGroups(db(), playerId, { add: [], remove: [group] }, casino.clock.now());
      expect(plain((await client.call('wheel.spins')).body.segments)).toEqual(plain(all[group]));
      expect((await client.call('wheel.config')).body).toEqual(all['default']);
    },
  );

  it('gives exactly what it answers, once to a key', () =>
    withSegments(sure(euros), async () => {
      const { client } = await withSpins(2);
      const first = await spin(client, 'a-key-of-one-attempt');
      expect(first.body).toMatchObject({ spins_left: 1, prize: { kind: 'money', title: 'Test prize' } });
      expect(first.body.segment).toBeGreaterThan(0);
      for (let sent = 0; sent < 6; sent += 1)
        expect((await spin(client, 'a-key-of-one-attempt')).body).toEqual(first.body);
      expect([await cents(client), await left(client)]).toEqual([700, 1]);
      const { body: draws } = await client.call('draws.list');
      expect(draws.draws).toMatchObject([{ key: `wheel:${first.body.id}`, picked: first.body.segment }]);
    }));

  it('uses one spin for fifty attempts at the same time', () =>
    withSegments(sure({ kind: 'points', chargeable: 50, persistent: 0 }), async () => {
      const { client } = await withSpins();
      const answers = await Promise.all(Array.from({ length: 50 }, () => spin(client)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
      expect((await client.call('levels.points')).body.chargeable.points).toBe(50);
      expect(await left(client)).toBe(0);
    }));

  it('keeps the segments that a spin was given with', async () => {
    let given: Awaited<ReturnType<typeof withSpins>> | undefined;
    await withSegments(sure(euros), async () => {
      given = await withSpins();
    });
    if (!given) throw new Error('nothing was given');
    expect((await given.client.call('wheel.spins')).body.segments).toHaveLength(3);
    expect((await spin(given.client)).body.prize.title).toBe('Test prize');
    expect(await cents(given.client)).toBe(700);
  });

  it('is a gift with its odds while spins are left', async () => {
    const { client } = await withSpins(2);
    const [gift] = (await client.call('gifts.list')).body.filter(({ kind }) => kind === 'wheelspins');
    expect(gift).toMatchObject({
      stage: 'issued',
      title: '2 spins of the wheel',
      group_key: 'wheel',
      terms: { count: 2 },
    });
    expect(gift?.terms.odds).toHaveLength(12);
  });

  it('refuses who has none, others, what is over, and who is held back, and changes nothing', () =>
    withSegments(sure(euros), async () => {
      const { client, playerId } = await withSpins();
      const other = await casino.player(0n);
      expect(baseReasons(await spin(other.client))).toEqual(['no_spins']);
      const held = await withSpins();
      await holdOffersBack(held.client);
      expect((await spin(held.client)).status).toBe(422);
      expect(await held.client.call('wheel.spins')).toMatchObject({ body: { spins: 0, next: null } });
      expect(await cents(held.client)).toBe(0);
      expect(await left(client)).toBe(1);
      const over = sql`update wheel_gifts set valid_until = ${casino.clock.now()} where player_id = ${playerId}`;
      await over.execute(db());
      expect(baseReasons(await spin(client))).toEqual(['spins_expired']);
      expect([await left(client), await cents(client)]).toEqual([0, 0]);
    }));

  it('draws nothing for who wants no bonuses where some are on the wheel', async () => {
    const { client } = await withSpins();
    await client.call('bonuses.settings', { body: { can_issue: false } });
    expect(baseReasons(await spin(client))).toEqual(['bonuses_off']);
    expect((await client.call('draws.list')).body.draws).toEqual([]);
    await client.call('bonuses.settings', { body: { can_issue: true } });
    expect((await spin(client)).status).toBe(200);
  });

  it('agrees with the grants and the draws', async () => {
    expect(await reconcileWheel(db())).toEqual({ grants: [], prizes: [], draws: [] });
  });
});

anyEngine((engine) => {
  it('asks for ten times wagering at most where a deployment protects strictly, in what is shown and in what is given', async () => {
    const env = { PROTECTION: 'strict' };
    const casino = await startCasino({ engine, env, games: [...TEST_GAMES, ...GAMES] });
    const guest = casino.client();
    const { body: all } = await guest.call('wheel.segments');
    const shown = Object.values(all).flat();
    expect(shown.some(({ kind }) => kind === 'freespins')).toBe(true);
    expect(shown.filter(({ wager }) => (wager ?? 0) > 10)).toEqual([]);
    const { client, playerId } = await casino.player(0n);
    await casino.core.prizes.grant(casino.core.database.db, {
      playerId,
      prize: { kind: 'wheelspins', group_key: 'wheel', count: 1 },
      source: 'operator',
      key: 'test:strict',
      at: casino.clock.now(),
      lifecycle: 'given',
    });
    expect(plain((await client.call('wheel.spins')).body.segments)).toEqual(plain(all['default']));
    const { body: spun } = await client.call('wheel.spin', {});
    expect(plain([spun.prize])).toEqual(plain(all['default']).slice(spun.segment, spun.segment + 1));
    await casino.close();
  });
});
