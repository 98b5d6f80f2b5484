import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceSchema } from '@cosmodrome/content/schema/chance.ts';
import { anyEngine } from '@cosmodrome/database/testing';
import { drawByWeight, keepsCommitment, tableHash } from '@cosmodrome/fairness';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithChance } from '../../testing/content.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { baseReasons, holdOffersBack } from '../../testing/held-back.ts';
import { launch as launchOnce } from './launch.ts';
import { reconcileChance } from './reconcile.ts';
import { tableOf } from './table.ts';

const shipped = chanceSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../content/chance/chance.json'), 'utf8')),
);
const money = shipped.outcomes.find(({ id }) => id === 'money-2');
if (!money) throw new Error('no money');
/** Each of three outcomes is as likely: nothing, fifty points, two euros. */
const CHANCE = {
  ...shipped,
  outcomes: [
    { id: 'nothing', weight: 1, prize: null },
    { id: 'points', weight: 1, prize: { kind: 'points' as const, chargeable: 50, persistent: 0 } },
    { ...money, weight: 1 },
  ],
};

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-03T12:00:00Z'),
      env: { CONTENT_DIR: contentWithChance(CHANCE) },
    });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set('2026-11-03T23:45:00Z'));

  const db = () => casino.core.database.db;
  const read = async (client: TestClient) => {
    const { body: odds } = await client.call('chance.odds');
    const { body: own } = await client.call('chance.own');
    return { table_hash: odds.table_hash, server_seed_hash: own.server_seed_hash ?? '' };
  };
  const launch = async (client: TestClient, key: string = crypto.randomUUID()) =>
    client.call('chance.launch', { body: { launch: await read(client) } }, { key });
  const has = async (client: TestClient) => ({
    cents: (await client.call('money.accounts')).body[0]?.amount_cents,
    points: (await client.call('levels.points')).body.chargeable.points,
  });
  const worthOf = (kind: string) => ({ cents: kind === 'money' ? 200 : 0, points: kind === 'points' ? 50 : 0 });

  it('publishes chances that sum up, to everybody', async () => {
    const { body } = await casino.client().call('chance.odds');
    expect(body.outcomes.map(({ kind }) => kind)).toEqual(['nothing', 'points', 'money']);
    expect(body.outcomes.reduce((sum, { chance_bp: chance }) => sum + chance, 0)).toBeCloseTo(10_000);
    expect((await casino.client().call('chance.own')).status).toBe(401);
  });

  it('gives exactly what it answers, once a day, and again the next day', async () => {
    const { client } = await casino.player(0n);
    const first = await launch(client, 'a-key-of-one-attempt');
    expect(first.body).toMatchObject({ day: '2026-11-03', next_at: '2026-11-04T00:00:00.000Z' });
    const won = worthOf(first.body.outcome.kind);
    expect((await launch(client, 'a-key-of-one-attempt')).body).toEqual(first.body);
    expect(baseReasons(await launch(client))).toEqual(['launched_today']);
    expect(await has(client)).toEqual(won);
    expect((await client.call('chance.own')).body).toMatchObject({
      state: 'launched',
      last: [{ day: '2026-11-03', outcome: first.body.outcome }],
    });
    casino.clock.set('2026-11-04T00:00:00Z');
    expect((await client.call('chance.own')).body.state).toBe('ready');
    const second = await launch(client);
    const more = worthOf(second.body.outcome.kind);
    expect(await has(client)).toEqual({ cents: (won.cents ?? 0) + more.cents, points: won.points + more.points });
  });

  it('launches once for twenty attempts at the same time', async () => {
    const { client } = await casino.player(0n);
    const body = { launch: await read(client) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('chance.launch', { body })));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await has(client)).toEqual(worthOf(won[0]?.body.outcome.kind ?? ''));
  });

  it('can be drawn again by its player once the seed is revealed', async () => {
    const { client } = await casino.player(0n);
    const seen = await read(client);
    const { body: launched } = await launch(client);
    const { body } = await client.call('draws.changeSeed', { body: {} });
    const [draw] = body.draws;
    expect(draw).toMatchObject({ key: 'chance:2026-11-03', table_hash: seen.table_hash });
    expect(keepsCommitment(draw?.server_seed ?? '', seen.server_seed_hash)).toBe(true);
    const source = {
      serverSeed: draw?.server_seed ?? '',
      clientSeed: draw?.client_seed ?? '',
      nonce: draw?.nonce ?? 0,
    };
    const picked = drawByWeight(source, draw?.weights ?? []);
    expect(CHANCE.outcomes[picked]?.id).toBe(launched.outcome.id);
  });

  it('draws only from what its player has read', async () => {
    const { client } = await casino.player(0n);
    const before = await read(client);
    const other = await casino.player(0n);
    const foreign = await read(other.client);
    for (const wrong of [
      { ...before, table_hash: 'a'.repeat(64) },
      { ...before, server_seed_hash: foreign.server_seed_hash },
    ]) {
      expect(baseReasons(await client.call('chance.launch', { body: { launch: wrong } }))).toEqual(['odds_changed']);
    }
    await client.call('draws.changeSeed', { body: {} });
    expect(baseReasons(await client.call('chance.launch', { body: { launch: before } }))).toEqual(['odds_changed']);
    expect((await client.call('draws.list')).body.draws).toEqual([]);
    expect((await launch(client)).status).toBe(200);
  });

  it('knows another prize of the same weight as another table', () => {
    const [first, ...others] = CHANCE.outcomes;
    const dearer = { id: 'nothing', weight: 1, prize: { kind: 'points' as const, chargeable: 1, persistent: 0 } };
    expect(first?.weight).toBe(dearer.weight);
    expect(tableHash(tableOf([dearer, ...others]))).not.toBe(tableHash(tableOf(CHANCE.outcomes)));
  });

  it('is not for who has not confirmed the address, and not for who is held back', async () => {
    const { client, playerId } = await casino.player(0n);
    await sql`update players set confirmed_at = null where id = ${playerId}`.execute(db());
    expect((await client.call('chance.own')).body.state).toBe('unconfirmed');
    expect(baseReasons(await launch(client))).toEqual(['address_unconfirmed']);
    const held = await casino.player(0n);
    const seen = await read(held.client);
    await holdOffersBack(held.client);
    expect((await held.client.call('chance.own')).body).toMatchObject({ state: 'held_back', server_seed_hash: null });
    const refused = await held.client.call('chance.launch', { body: { launch: seen } });
    expect(refused.status).toBe(422);
    expect([await has(client), await has(held.client)]).toEqual([worthOf('nothing'), worthOf('nothing')]);
  });

  it('gives all or nothing, ended before and after every statement', async () => {
    const { client, playerId } = await casino.player(0n);
    const seen = await read(client);
    const { core } = casino;
    const deps = {
      connection: db(),
      clock: casino.clock,
      prizes: core.prizes,
      mayBeOffered: () => Promise.resolve(null),
      hasPoints: () => Promise.resolve(true),
      title: CHANCE.title,
      outcomes: CHANCE.outcomes,
      table: tableOf(CHANCE.outcomes),
      tableHash: seen.table_hash,
      rates: core.content.levels.rates,
    };
    const statements = await stopEverywhere(db(), (connection) =>
      launchOnce({ ...deps, connection }, { playerId, host: 'casino.test', read: seen }),
    );
    expect(statements).toBeGreaterThan(0);
    const { body } = await client.call('chance.own');
    expect(await has(client)).toEqual(worthOf(body.last[0]?.outcome.kind ?? ''));
  }, 60_000);

  it('agrees with the grants and the draws, and finds what does not', async () => {
    expect(await reconcileChance(db())).toEqual({ prizes: [], draws: [] });
    await sql`update chance_launches set picked = (picked + 1) % 3`.execute(db());
    const found = await reconcileChance(db());
    expect(found.draws.length).toBeGreaterThan(0);
    expect(found.prizes.length).toBeGreaterThan(0);
  });
});

anyEngine((engine) => {
  it('is nowhere where it is switched off', async () => {
    const env = { CONTENT_DIR: contentWithChance({ ...CHANCE, enabled: false }) };
    const casino = await startCasino({ engine, env });
    const { client } = await casino.player(0n);
    expect((await client.call('chance.odds')).status).toBe(404);
    expect((await client.call('chance.own')).status).toBe(404);
    const launched = { table_hash: 'a'.repeat(64), server_seed_hash: 'a'.repeat(64) };
    expect((await client.call('chance.launch', { body: { launch: launched } })).status).toBe(404);
    expect((await client.call('content.host')).body.rocket_chance).toBe(false);
    await casino.close();
  });
});

it.each([
  ['money that is wagered', { ...money, prize: { ...money.prize, wager: 2 } }],
  ['more than a little money', { ...money, prize: { kind: 'money', amounts: { EUR: 5_000 }, wager: 0 } }],
  ['another game of chance', { id: 'spin', weight: 1, prize: { kind: 'wheelspins', group_key: 'wheel', count: 1 } }],
])('may not hold %s', (_what, outcome) => {
  expect(chanceSchema.safeParse({ ...shipped, outcomes: [...shipped.outcomes.slice(0, 1), outcome] }).success).toBe(
    false,
  );
});
