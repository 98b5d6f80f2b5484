import { randomBytes } from 'node:crypto';
import type { LootboxFile } from '@cosmodrome/content/schema/lootboxes.ts';
import { anyEngine } from '@cosmodrome/database/testing';
import { drawByWeight } from '@cosmodrome/fairness';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, TEST_GAMES, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/origin.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { reconcileLootboxes } from './reconcile.ts';
import { boxesOf } from './store.ts';

const GAMES = ['apogee/EmberWyrm', 'orbital-9/PrismRush'].map((identifier) => testGame(identifier));
const TITLE = { en: 'Test box', de: 'Testkiste' };
const euros = (cents: number, wager = 0): Prize => ({ kind: 'money', amounts: { EUR: cents }, wager });
/** Boxes in which all that comes out is alike, but for its place. */
const sure = (prize: Prize): LootboxFile => ({
  title: TITLE,
  group_key: 'lootbox-test',
  days: 14,
  items: [1, 2, 3].map((place) => ({ id: `item-${place}`, weight: place, prize }) as LootboxFile['items'][number]),
});

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-03T12:00:00Z'),
      games: [...TEST_GAMES, ...GAMES],
    });
    const { lootboxes } = casino.core.content;
    lootboxes.set('money', sure(euros(700)));
    lootboxes.set('points', sure({ kind: 'points', chargeable: 50, persistent: 0 }));
    lootboxes.set('nowhere', sure({ ...spins, games: ['orbit/NoSuchGame'] }));
  }, 60_000);
  afterAll(() => casino.close());

  const spins = {
    kind: 'freespins',
    games: [],
    count: 5,
    bet_level: 1,
    wager: 0,
    max_wins: null,
    days_to_activate: 7,
    days_to_play: 3,
  } as const;
  const db = () => casino.core.database.db;
  const give = async (playerId: number, box: string, key: string = crypto.randomUUID()) =>
    casino.core.prizes.grant(db(), {
      playerId,
      prize: { kind: 'lootbox', box },
      source: 'operator',
      key: `test:${key}`,
      at: casino.clock.now(),
      lifecycle: 'given',
    });
  const list = async (client: TestClient) => (await client.call('lootboxes.list')).body;
  const newest = async (client: TestClient) => (await list(client))[0]?.id ?? 0;
  const open = (client: TestClient, id: number) => client.call('lootboxes.open', { params: { id } });
  const cents = async (client: TestClient) => (await client.call('money.accounts')).body[0]?.amount_cents;
  const points = async (client: TestClient) => (await client.call('levels.points')).body.chargeable.points;
  const withBox = async (box: string) => {
    const player = await casino.player(0n);
    await give(player.playerId, box);
    return { ...player, id: await newest(player.client) };
  };

  describe('a closed box', () => {
    it('shows everything that can be inside with its chance and terms', async () => {
      const { client } = await withBox('cargo');
      const [box, ...more] = await list(client);
      expect(more).toEqual([]);
      expect(box).toMatchObject({
        title: 'Cargo box',
        stage: 'issued',
        group_key: 'lootbox-cargo',
        currency: 'EUR',
        valid_until: '2026-11-17T12:00:00.000Z',
      });
      expect(box?.items.map(({ title, chance_bp, prize }) => [title, chance_bp, prize])).toEqual([
        ['10 free spins', 4_600, false],
        ['500 astrocoins', 3_000, false],
        ['30 free spins', 1_800, false],
        ['Real money', 550, false],
        ['Real money', 50, false],
      ]);
      expect(box?.items[0]).toMatchObject({
        kind: 'freespins',
        count: 10,
        stake_cents: 20,
        wager: 3,
        max_win_cents: 5_000,
        games: [{ title: 'Ember Wyrm' }],
        bonuses: [{ type: 'freespins', attributes: [{ field: 'freespins_count', value: 10 }] }],
      });
      expect(box?.items[1]).toMatchObject({ amount: { currency: 'EUR', amount_cents: 50 } });
      expect(box?.items[3]).toMatchObject({ kind: 'money', amount: { currency: 'EUR', amount_cents: 1_000 } });
      const gift = (await client.call('gifts.list')).body.find(({ kind }) => kind === 'lootbox');
      expect(gift).toMatchObject({ id: String(box?.id), stage: 'issued', activatable: true });
      expect(gift?.terms.odds[4]).toEqual({ title: '€250.00', chance_bp: 50 });
    });

    it('is drawn as it was given, whatever its file says later', async () => {
      const { client, id } = await withBox('money');
      const [before] = await list(client);
      casino.core.content.lootboxes.set('money', sure(euros(1)));
      const { body } = await open(client, id);
      casino.core.content.lootboxes.set('money', sure(euros(700)));
      expect(await cents(client)).toBe(700);
      const { body: draws } = await client.call('draws.list');
      expect(draws.draws).toMatchObject([{ key: `lootbox:${id}`, weights: [1, 2, 3], table_hash: before?.table_hash }]);
      expect(body.items[draws.draws[0]?.picked ?? -1]?.prize).toBe(true);
    });
  });

  describe('opening', () => {
    it('gives exactly one item, once, however often it is asked', async () => {
      const { client, id } = await withBox('money');
      const answers = [];
      for (let sent = 0; sent < 7; sent += 1) answers.push((await open(client, id)).body);
      for (const body of answers) {
        expect(body).toEqual(answers[0]);
        expect(body.stage).toBe('activated');
        expect(body.items.filter(({ prize }) => prize)).toHaveLength(1);
      }
      expect(await cents(client)).toBe(700);
      expect((await client.call('draws.list')).body.next_nonce).toBe(1);
    });

    it('gives once to fifty at the same time', async () => {
      const { client, id } = await withBox('points');
      const answers = await Promise.all(Array.from({ length: 50 }, () => open(client, id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.items))).size).toBe(1);
      expect(await points(client)).toBe(50);
    });

    it('gives the prizes of the boxes that are shipped', async () => {
      for (const box of ['cargo', 'comet', 'cargo', 'comet']) {
        const { client, id } = await withBox(box);
        const { body } = await open(client, id);
        const won = body.items.find(({ prize }) => prize);
        if (won?.kind === 'money') expect(await cents(client)).toBe(won.amount?.amount_cents);
        if (won?.kind === 'points') expect(await points(client)).toBe(won.count);
        if (won?.kind === 'freespins') {
          const given = (await client.call('freespins.list')).body;
          expect(given.map(({ freespins_total }) => freespins_total)).toEqual([won.count]);
        }
        if (won?.kind === 'bonus') expect((await client.call('bonuses.list')).body).toHaveLength(1);
      }
    });

    it('refuses others, what is over, and who is held back, and changes nothing', async () => {
      const { client, id } = await withBox('money');
      const other = await casino.player(0n);
      expect((await open(other.client, id)).status).toBe(404);
      expect((await open(casino.client(), id)).status).toBe(401);
      await holdOffersBack(client);
      expect((await open(client, id)).status).toBe(422);
      expect(await list(client)).toEqual([]);
      expect((await client.call('gifts.list')).body.filter(({ kind }) => kind === 'lootbox')).toEqual([]);
      expect(await cents(client)).toBe(0);
      expect((await client.call('draws.list')).body.next_nonce).toBe(0);
    });

    it('can be refused while it is closed, by its player, and then gives nothing', async () => {
      const { client, id } = await withBox('money');
      const refuse = (who: TestClient) => who.call('lootboxes.refuse', { params: { id } });
      const other = await casino.player(0n);
      expect((await refuse(other.client)).status).toBe(404);
      const gift = async () => (await client.call('gifts.list')).body.find(({ kind }) => kind === 'lootbox');
      expect(await gift()).toMatchObject({ stage: 'issued', cancelable: true });
      expect([(await refuse(client)).status, (await refuse(client)).status]).toEqual([204, 204]);
      expect([await list(client), await gift()]).toMatchObject([[], { stage: 'canceled', cancelable: false }]);
      expect((await open(client, id)).status).toBe(422);
      expect((await client.call('draws.list')).body.draws).toEqual([]);
      const opened = await withBox('money');
      await open(opened.client, opened.id);
      expect((await opened.client.call('lootboxes.refuse', { params: { id: opened.id } })).status).toBe(422);
      expect(await cents(opened.client)).toBe(700);
    });

    it('draws nothing for who wants no bonuses where some are inside', async () => {
      const { client, id } = await withBox('cargo');
      await client.call('bonuses.settings', { body: { can_issue: false } });
      const refused = await open(client, id);
      expect([refused.status, Object.keys(refused.errors['base'] ?? {})]).toEqual([422, ['bonuses_off']]);
      expect((await client.call('draws.list')).body.draws).toEqual([]);
      await client.call('bonuses.settings', { body: { can_issue: true } });
      expect((await open(client, id)).status).toBe(200);
    });

    it('keeps a draw whose prize cannot be given: a new seed changes nothing', async () => {
      const { client, id } = await withBox('nowhere');
      const first = await open(client, id);
      expect([first.status, Object.keys(first.errors['base'] ?? {})]).toEqual([422, ['lootbox_not_now']]);
      const [drawn] = (await client.call('draws.list')).body.draws;
      await client.call('draws.changeSeed', { body: {} }, { key: crypto.randomUUID() });
      expect((await open(client, id)).status).toBe(422);
      const again = (await client.call('draws.list')).body;
      expect(again.draws).toHaveLength(1);
      expect(again.draws[0]?.picked).toBe(drawn?.picked);
      expect((await list(client))[0]?.stage).toBe('issued');
    });
  });

  it('is sold for points', async () => {
    const { client, playerId } = await casino.player(0n);
    await casino.core.prizes.grant(db(), {
      playerId,
      prize: { kind: 'points', chargeable: 8_000, persistent: 0 },
      source: 'operator',
      key: 'test:points',
      at: casino.clock.now(),
      lifecycle: 'given',
    });
    const body = { exchange: { points: 8_000, group: 'cargo-box' } };
    const answer = await client.call(
      'shop.exchange',
      { params: { type: 'lootboxes' }, body },
      { key: crypto.randomUUID() },
    );
    expect(answer.body).toMatchObject({ quantity: 2, points_left: 0 });
    expect(await list(client)).toHaveLength(2);
    const { body: own } = await client.call('profile.ownData');
    expect(own['lootboxes']).toMatchObject([{ strategy: 'shop' }, { strategy: 'shop' }]);
  });

  it('is over in time, is listed on the day it was opened, and goes with its account', async () => {
    casino.clock.advance(12 * HOUR_MS - MINUTE_MS);
    const [late, opened, closed] = [await withBox('money'), await withBox('points'), await withBox('money')];
    await open(opened.client, opened.id);
    expect((await list(opened.client)).map(({ stage }) => stage)).toEqual(['activated']);
    await closed.client.call('identity.close', { body: { user: { current_password: PASSWORD } } });
    expect((await boxesOf(db(), closed.playerId)).map(({ stage }) => stage)).toEqual(['canceled']);
    casino.clock.advance(MINUTE_MS);
    expect(await list(opened.client)).toEqual([]);
    casino.clock.advance(14 * DAY_MS);
    await casino.jobs.find(({ name }) => name === 'end loot boxes')?.run();
    await casino.settle();
    expect((await boxesOf(db(), late.playerId)).map(({ stage }) => stage)).toEqual(['expired']);
    expect(await reconcileLootboxes(db())).toEqual({ grants: [], prizes: [], draws: [] });
  });

  describe('the odds of the boxes that are shipped', () => {
    const DRAWS = 200_000;
    /** Of chi-square, for 1 in 10,000 runs, by degrees of freedom. */
    const MOST: Readonly<Record<number, number>> = { 4: 23.51 };
    it.each(['cargo', 'comet'])(
      'are those that are shown: %s',
      (name) => {
        const items = casino.core.content.lootboxes.get(name)?.items ?? [];
        const weights = items.map(({ weight }) => weight);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const source = { serverSeed: randomBytes(32).toString('hex'), clientSeed: 'odds' };
        const found = weights.map(() => 0);
        for (let nonce = 0; nonce < DRAWS; nonce += 1) {
          const picked = drawByWeight({ ...source, nonce }, weights);
          found[picked] = (found[picked] ?? 0) + 1;
        }
        const chi = weights.reduce((total, weight, place) => {
          const expected = (DRAWS * weight) / sum;
          return total + ((found[place] ?? 0) - expected) ** 2 / expected;
        }, 0);
        expect(chi).toBeLessThan(MOST[weights.length - 1] ?? 0);
      },
      60_000,
    );

    it('are those that the shop tells', async () => {
      const { body } = await casino.client().call('shop.rates', { params: { type: 'lootboxes' } });
      const told = body.find(({ group }) => group === 'cargo-box')?.contents?.map(({ chance_bp }) => chance_bp);
      expect(told).toEqual(casino.core.content.lootboxes.get('cargo')?.items.map(({ weight }) => weight));
    });
  });
});
