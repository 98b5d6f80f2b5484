import type { CallInput } from '@cosmodrome/contract/calls';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { currenciesOf } from './catalogue.ts';
import { gameIds } from './ids.ts';

/** Released one day after the other, the first one last. */
const shelfOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    testGame(`studio-${i % 3}/Game${String(i).padStart(2, '0')}`, {
      title: `Game ${String(i).padStart(2, '0')}`,
      released: new Date(Date.UTC(2026, 9, 31) - i * DAY_MS).toISOString().slice(0, 10),
      family: i % 10 === 9 ? 'roulette' : 'lines',
      volatility: i % 2 === 0 ? 'high' : 'low',
      currencies: i % 4 === 0 ? ['EUR', 'BTC'] : ['EUR'],
    }),
  );
const GAMES = shelfOf(50);
const names = (list: readonly { identifier: string }[]) => list.map(({ identifier }) => Number(identifier.slice(-2)));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

anyEngine((engine) => {
  let casino: TestCasino;
  let guest: TestClient;
  beforeAll(async () => {
    casino = await startCasino({ engine, games: GAMES });
    guest = casino.client();
  });
  afterAll(() => casino.close());

  const filter = async (body: CallInput<'games.filter'>['body'], client = guest) =>
    (await client.call('games.filter', { body })).body;

  describe('pages', () => {
    it('go through all games once, in one order', async () => {
      const seen: number[] = [];
      for (let page: number | null = 1; page !== null;) {
        const answer: Awaited<ReturnType<typeof filter>> = await filter({ page, page_size: 20 });
        expect(answer.pagination).toMatchObject({ current_page: page, total_pages: 3, total_count: 50 });
        seen.push(...names(answer.data));
        page = answer.pagination.next_page;
      }
      expect(seen).toEqual(range(0, 50));
    });

    it('have forty games, and nothing behind the last one', async () => {
      expect((await filter({})).data.length).toBe(40);
      const beyond = await filter({ page: 9 });
      expect([beyond.data, beyond.pagination.prev_page, beyond.pagination.next_page]).toEqual([[], 2, null]);
    });

    it.each([{ page: 0 }, { page_size: 0 }, { page_size: 101 }, { page: 10_001 }, { page: 1.5 }, { page: 'x' }])(
      'refuse %j',
      async (body) => {
        const answer = await guest.request('POST', '/api/games_filter', { text: JSON.stringify(body) });
        expect(answer.status).toBe(422);
      },
    );
  });

  it.each<[string, NonNullable<CallInput<'games.filter'>['body']['filter']>, readonly number[]]>([
    ['a category', { categories: { identifiers: ['table'] } }, [9, 19, 29, 39, 49]],
    ['a category with a suffix', { categories: { identifiers: ['roulette:en-AU'] } }, [9, 19, 29, 39, 49]],
    [
      'one category or another',
      { categories: { identifiers: ['table', 'btc-games'], strategy: 'OR' } },
      range(0, 50).filter((i) => i % 4 === 0 || i % 10 === 9),
    ],
    [
      'one category and another',
      { categories: { identifiers: ['pokies', 'btc-games', 'high-volatility'], strategy: 'AND' } },
      range(0, 50).filter((i) => i % 4 === 0),
    ],
    ['an empty category', { categories: { identifiers: ['lottery-games'] } }, []],
    ['an unknown category among others', { categories: { identifiers: ['table', 'nonsense'], strategy: 'AND' } }, []],
    ['studios', { providers: ['studio-1', 'nobody'] }, range(0, 50).filter((i) => i % 3 === 1)],
    ['a currency', { currencies: ['BTC'] }, range(0, 50).filter((i) => i % 4 === 0)],
    ['a volatility', { volatility_rating: ['low'] }, range(0, 50).filter((i) => i % 2 === 1)],
    [
      'everything at once',
      { categories: { identifiers: ['table'] }, providers: ['studio-0'], currencies: ['EUR'] },
      [9, 39],
    ],
    ['a title', { title: 'gáme 4' }, range(40, 50)],
    ['a title of two letters', { title: 'ga' }, []],
  ])('filters by %s', async (_what, by, expected) => {
    const { data, pagination } = await filter({ filter: by, page_size: 100 });
    expect(names(data)).toEqual(expected);
    expect(pagination.total_count).toBe(expected.length);
  });

  it('sorts by title and release, both ways', async () => {
    const first = async (sort: CallInput<'games.filter'>['body']['sort']) =>
      names((await filter({ sort, page_size: 1 })).data);
    expect(await first({ type: 'title', direction: 'DESC' })).toEqual([49]);
    expect(await first({ type: 'released' })).toEqual([0]);
    expect(await first({ type: 'released', direction: 'DESC' })).toEqual([49]);
  });

  it('counts collections and studios, without the empty ones, in the caller’s language', async () => {
    const collections = (await casino.client({ locale: 'de' }).call('games.collections')).body;
    expect(collections.find(({ id }) => id === 'table')).toEqual({ id: 'table', title: 'Tischspiele', games_count: 5 });
    const ids = collections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['top', 'new', 'recommended', 'all', 'btc-games']));
    expect(ids).not.toContain('lottery-games');
    for (const { id, games_count } of collections) {
      const listed = await filter({ filter: { categories: { identifiers: [id] } }, page_size: 1 });
      expect([id, listed.pagination.total_count]).toEqual([id, games_count]);
    }
    const providers = (await guest.call('games.providers')).body;
    expect(providers).toEqual([
      { id: 'studio-0', title: 'STUDIO-0', games_count: 17 },
      { id: 'studio-1', title: 'STUDIO-1', games_count: 17 },
      { id: 'studio-2', title: 'STUDIO-2', games_count: 16 },
    ]);
  });

  it('selects by identifier and by address, once each, leaving out what is not there', async () => {
    const byId = await guest.call('games.select', {
      body: { game_ids: ['studio-1/Game01', 'studio-1/Game01', 'x/y', '__proto__'] },
    });
    expect(Object.keys(byId.body)).toEqual(['studio-1/Game01']);
    const bySeo = await guest.call('games.selectBySeoTitles', { body: { game_seo_titles: ['game02', 'none'] } });
    expect(Object.keys(bySeo.body)).toEqual(['studio-2/Game02']);
  });

  it('keeps favourites by any id of a game, and knows them by lasting numbers', async () => {
    const { client } = await casino.player(0n);
    const card = (await filter({ page_size: 1 })).data[0];
    const eur = card?.currencies['EUR']?.id ?? 0;
    const btc = card?.currencies['BTC']?.id ?? 0;
    expect(new Set([eur, btc, 0]).size).toBe(3);
    for (let times = 0; times < 3; times += 1) {
      expect((await client.call('games.addFavorite', { params: { id: eur } })).status).toBe(204);
    }
    expect((await client.call('games.favorites')).body).toMatchObject([{ identifier: card?.identifier }]);
    const v1 = { headers: { accept: 'application/vnd.s.v1+json' } };
    expect((await client.call('games.favorites', undefined, v1)).body).toEqual([eur]);
    expect((await (await casino.player(0n)).client.call('games.favorites')).body).toEqual([]);
    expect((await client.call('games.addFavorite', { params: { id: 999_999 } })).status).toBe(404);
    expect((await guest.call('games.addFavorite', { params: { id: eur } })).status).toBe(401);
    await client.call('games.removeFavorite', { params: { id: btc } });
    expect((await client.call('games.favorites')).body).toEqual([]);

    const again = await gameIds(casino.core.database.db, [testGame('a/New'), ...GAMES]);
    expect(again.idOf(card?.identifier ?? '', 'EUR')).toBe(eur);
    const ofNew = currenciesOf(testGame('a/New')).map((currency) => again.idOf('a/New', currency));
    expect(new Set(ofNew).size).toBe(4);
    expect(ofNew.map((id) => again.gameOf(id ?? 0))).toEqual(ofNew.map(() => 'a/New'));
    expect([again.idOf('a/New', 'XXX'), again.idOf('a/Nobody', 'EUR'), again.gameOf(0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('brings games up that players play for real, and recommends what is like them', async () => {
    const top = async (client = guest, category = 'top') =>
      names((await filter({ filter: { categories: { identifiers: [category] } }, page_size: 3 }, client)).data);
    expect(await top()).toEqual([0, 1, 2]);
    const { client } = await casino.player();
    const fan = (await casino.player()).client;
    for (const browser of [client, fan]) {
      await casino.studio.play(await casino.openGame(browser, 'studio-1/Game04'), { bet: 100, win: 0 });
      // Opened, but never bet on.
      await casino.openGame(browser, 'studio-1/Game07');
    }
    const wrong = await casino.openGame(client, 'studio-0/Game09');
    await casino.studio.play(wrong, { bet: 0, win: 0 });
    await casino.core.relay.drain();
    casino.clock.advance(61_000);
    await casino.refresh();
    expect(await top()).toEqual([0, 1, 4]);
    const recommended = await top(fan, 'recommended');
    expect(recommended.every((place) => place % 3 === 1 && place !== 4)).toBe(true);
    casino.clock.advance(8 * DAY_MS);
    await casino.refresh();
    expect(await top()).toEqual([0, 1, 2]);
  });

  it('tells visitors from restricted countries that real play is not for them', async () => {
    const abroad = await filter({ page_size: 1 }, casino.client({ country: 'US' }));
    expect(abroad.data[0]?.is_geo_available).toBe(false);
    expect((await filter({ page_size: 1 })).data[0]?.is_geo_available).toBe(true);
  });
});
