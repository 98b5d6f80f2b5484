import type { CallInput } from '@cosmodrome/contract/calls';
import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';

/** In the order of the site: the latest release first. */
const GAMES = [
  testGame('apogee/BookOfComets', { family: 'book', features: ['free-spins'], volatility: 'high', payout: '96.10' }),
  testGame('apogee/DragonPearl', {
    features: ['free-spins', 'bonus-buy'],
    volatility: 'low',
    payout: '95.20',
    devices: ['desktop'],
  }),
  testGame('tideline/PhoenixReborn', { features: ['bonus-buy'], volatility: 'high', payout: '97.40' }),
  testGame('tideline/FruitParade', { features: ['wilds'], themes: ['fruit'], volatility: 'low', payout: '96.50' }),
  testGame('tables/GrandRoulette', { family: 'roulette', features: [], volatility: null, currencies: ['USD'] }),
  testGame('tables/AceBlackjack', { family: 'blackjack', features: [], volatility: null, currencies: ['USD', 'BTC'] }),
].map((game, at) => ({ ...game, released: `2026-03-${String(20 - at)}` }));

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

eachEngine((engine) => {
  let casino: TestCasino;
  let guest: TestClient;
  beforeAll(async () => {
    casino = await startCasino({
      engine,
      games: GAMES,
      pins: { top: ['tables/AceBlackjack'], 'fruit-games': ['apogee/DragonPearl'], new: ['gone/Game'] },
      aliases: { 'fruit-games': ['Obst'] },
    });
    guest = casino.client();
  });
  afterAll(() => casino.close());

  const filter = async (body: CallInput<'games.filter'>['body'], client = guest) =>
    (await client.call('games.filter', { body })).body;
  const search = async (q: string, client = guest) => (await client.call('games.search', { query: { q } })).body;

  it('lists, numbers and chances are those of the device that asks', async () => {
    const on = async (device: 'desktop' | 'mobile') => names((await filter({ device })).data);
    expect(await on('mobile')).not.toContain('DragonPearl');
    expect(await on('desktop')).toContain('DragonPearl');
    const { body: all } = await guest.call('games.collections', { query: { device: 'mobile' } });
    expect(all.find(({ id }) => id === 'all')?.games_count).toBe(GAMES.length - 1);
    const chosen = { game_ids: ['apogee/DragonPearl', 'apogee/BookOfComets'], device: 'mobile' as const };
    const { body: selected } = await guest.call('games.select', { body: chosen });
    expect(Object.keys(selected)).toEqual(['apogee/BookOfComets']);
    const found = async (device: 'desktop' | 'mobile') =>
      (await guest.call('games.search', { query: { q: 'apogee dragon', device } })).body;
    expect(names((await found('desktop')).games)).toContain('DragonPearl');
    expect(names((await found('mobile')).games)).not.toContain('DragonPearl');
    expect((await found('mobile')).total_count).toBe((await found('desktop')).total_count - 1);
    const [studio] = (await guest.call('games.search', { query: { q: 'apogee', device: 'mobile' } })).body.providers;
    expect(studio?.games_count).toBe(1);
  });

  it('finds games like one: of its subject and kind, without it; none for an unknown one', async () => {
    const like = async (identifier: string) => names((await filter({ filter: { like: identifier } })).data);
    expect((await like('apogee/BookOfComets'))[0]).toBe('DragonPearl');
    expect(await like('apogee/BookOfComets')).not.toContain('BookOfComets');
    expect(await like('nobody/Nothing')).toEqual([]);
  });

  describe('facets', () => {
    const facets = async (by?: NonNullable<CallInput<'games.filter'>['body']['filter']>) => {
      const answer = (await filter({ facets: true, ...(by && { filter: by }) })).facets;
      return Object.fromEntries(
        Object.entries(answer ?? {}).map(([facet, values]) => [facet, values.map(({ id, count }) => `${id} ${count}`)]),
      );
    };

    it('come only when asked for', async () => {
      expect('facets' in (await filter({}))).toBe(false);
    });

    it('count the whole list, in their own order', async () => {
      expect(await facets()).toEqual({
        providers: ['apogee 2', 'tables 2', 'tideline 2'],
        features: ['free-spins 2', 'bonus-buy 2', 'mystic-jackpot 2', 'wilds 1'],
        volatility_rating: ['low 2', 'high 2'],
        payout: ['95-96 1', '96-97 4', '97-and-more 1'],
      });
    });

    it('count what is left beside the others, either of one facet and both of the features', async () => {
      expect(await facets({ providers: ['tideline'], features: ['bonus-buy'] })).toEqual({
        providers: ['apogee 1', 'tables 0', 'tideline 1'],
        features: ['free-spins 0', 'bonus-buy 1', 'mystic-jackpot 0', 'wilds 0'],
        volatility_rating: ['low 0', 'high 1'],
        payout: ['95-96 0', '96-97 0', '97-and-more 1'],
      });
    });

    it('name only values of the category', async () => {
      const { providers, volatility_rating } = await facets({ categories: { identifiers: ['table'] } });
      expect([providers, volatility_rating]).toEqual([['tables 2'], []]);
    });

    it('say for every value as many as ticking it then finds', async () => {
      const chosen = { volatility_rating: ['high' as const] };
      const { facets: answered } = await filter({ facets: true, filter: chosen });
      for (const { id, count } of answered?.providers ?? []) {
        const found = await filter({ filter: { ...chosen, providers: [id] } });
        expect([id, found.pagination.total_count]).toEqual([id, count]);
      }
    });
  });

  it.each<[NonNullable<CallInput<'games.filter'>['body']['filter']>, string[]]>([
    [{ features: ['free-spins', 'bonus-buy'] }, ['DragonPearl']],
    [{ payout: ['95-96', '97-and-more'] }, ['DragonPearl', 'PhoenixReborn']],
    [{ title: 'phenix' }, ['PhoenixReborn']],
    [{ title: 'tideline', features: ['wilds'] }, ['FruitParade']],
  ])('finds by %j', async (by, expected) => {
    expect(names((await filter({ filter: by })).data)).toEqual(expected);
  });

  it('sorts by return to player, also what is searched', async () => {
    expect(names((await filter({ sort: { type: 'payout' }, page_size: 2 })).data)).toEqual([
      'PhoenixReborn',
      'FruitParade',
    ]);
    const { data } = await filter({ filter: { title: 'apogee' }, sort: { type: 'payout', direction: 'DESC' } });
    expect(names(data)).toEqual(['DragonPearl', 'BookOfComets']);
  });

  it('puts pins first, and lets them in where the rule would not', async () => {
    const first = async (category: string) =>
      names((await filter({ filter: { categories: { identifiers: [category] } } })).data);
    expect((await first('top'))[0]).toBe('AceBlackjack');
    expect(await first('fruit-games')).toEqual(['DragonPearl', 'FruitParade']);
    expect((await filter({ filter: { title: 'dragon' } })).data[0]?.categories).toContain('fruit-games');
    expect((await first('all'))[0]).toBe('BookOfComets');
  });

  describe('search', () => {
    it.each([
      ['pho', ['PhoenixReborn']],
      ['PHÖNIX', ['PhoenixReborn']],
      ['phoneix', ['PhoenixReborn']],
      ['bookofco', ['BookOfComets']],
      ['comets of book', ['BookOfComets']],
      ['of book dragon', []],
      ['roulete', ['GrandRoulette']],
      ['xyzzy', []],
      ['ph', []],
      ['   ', []],
      ['%', []],
    ])('finds for %j the games %j', async (typed, expected) => {
      expect(names((await search(typed)).games)).toEqual(expected);
    });

    it('puts titles before studios and kinds', async () => {
      const kinds = await search('fruit');
      expect(names(kinds.games)).toEqual(['FruitParade']);
      expect(kinds.categories.map(({ id }) => id)).toEqual(['fruit-games']);
      const studio = await search('tideline');
      expect(studio.providers).toEqual([{ id: 'tideline', title: 'TIDELINE', games_count: 2 }]);
      expect(names(studio.games)).toEqual(['PhoenixReborn', 'FruitParade']);
    });

    it('knows categories by their title in the language, their slug and the words players use', async () => {
      const ids = async (typed: string, locale: 'en' | 'de') =>
        (await search(typed, casino.client({ locale }))).categories.map(({ id }) => id);
      expect(await ids('Früchte', 'de')).toEqual(['fruit-games']);
      expect(await ids('obst', 'en')).toEqual(['fruit-games']);
      expect(await ids('fruit-games', 'de')).toContain('fruit-games');
      expect(await ids('lottery', 'en')).toEqual([]);
    });

    it('says how many there are beyond the limit', async () => {
      const some = (await guest.call('games.search', { query: { q: 'apogee', limit: 1 } })).body;
      expect([some.games.length, some.total_count]).toEqual([1, 2]);
    });

    it.each(['q=abc&limit=0', 'q=abc&limit=x', `q=${'a'.repeat(101)}`, ''])('refuses ?%s', async (query) => {
      expect((await guest.request('GET', `/api/games/search?${query}`)).status).toBe(422);
    });
  });

  describe('the random game', () => {
    const draw = async (query: NonNullable<CallInput<'games.random'>['query']>, client = guest) => {
      const drawn = new Set<string>();
      for (let times = 0; times < 60; times += 1) drawn.add((await client.call('games.random', { query })).body.name);
      return [...drawn].sort();
    };

    it('is one of the category or the studio', async () => {
      expect(await draw({ category: 'table' })).toEqual(['AceBlackjack', 'GrandRoulette']);
      expect(await draw({ provider: 'tideline' })).toEqual(['FruitParade', 'PhoenixReborn']);
    });

    it('is for a player one in the currency of their wallet, and so is what is recommended', async () => {
      const { client } = await casino.player();
      expect(await draw({}, client)).toEqual(['BookOfComets', 'DragonPearl', 'FruitParade', 'PhoenixReborn']);
      expect((await client.call('games.random', { query: { category: 'table' } })).status).toBe(404);
      const recommended = await filter({ filter: { categories: { identifiers: ['recommended'] } } }, client);
      expect(names(recommended.data).toSorted()).toEqual(await draw({}, client));
    });

    it('is none where there are no games', async () => {
      expect((await guest.call('games.random', { query: { category: 'baccarat' } })).status).toBe(404);
      expect((await guest.call('games.random', { query: { provider: 'nobody' } })).status).toBe(404);
    });
  });
});
