import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { badgesOf } from './badges.ts';
import { categorySlug, fixedCategories } from './categories.ts';
import type { GameFacts } from './facts.ts';
import {
  byTitle,
  editorialOrder,
  globalOrder,
  isOpen,
  isReleased,
  newGames,
  recommendedGames,
  releaseDays,
  unfinishedFirst,
  withPins,
} from './order.ts';
import { pageLinks } from './pages.ts';
import { facetOrder, facetValues, payoutBand } from './facets.ts';
import { searchText, searchWords, slippedFit, textFit, wordFit } from './search.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const TODAY = releaseDays(NOW);
const game = (name: string, facts: Partial<GameFacts> = {}): GameFacts => ({
  identifier: `studio/${name}`,
  title: name,
  provider: 'studio',
  family: 'lines',
  features: [],
  volatility: 'medium',
  themes: [],
  tags: [],
  currencies: ['EUR'],
  payout: '96.00',
  released: '2026-01-01',
  ...facts,
});
const names = (games: readonly GameFacts[]) => games.map(({ title }) => title);

describe('categories of a game', () => {
  it.each<[Partial<GameFacts>, string[]]>([
    [{}, ['pokies', 'bonus-wagering', 'all']],
    [{ family: 'book', volatility: 'very-high' }, ['pokies', 'bonus-wagering', 'book-games', 'high-volatility', 'all']],
    [
      { volatility: 'low-medium', themes: ['fruit'] },
      ['pokies', 'bonus-wagering', 'fruit-games', 'low-volatility', 'all'],
    ],
    [{ family: 'roulette', currencies: ['EUR', 'BTC'] }, ['live', 'live_all', 'table', 'roulette', 'btc-games', 'all']],
    [{ family: 'blackjack' }, ['live', 'live_all', 'table', 'blackjack', 'all']],
    [{ family: 'wheel', features: ['game-show'] }, ['live', 'live_all', 'game-shows', 'all']],
    [{ family: 'crash', features: ['live'] }, ['live', 'live_all', 'crash-games', 'special', 'all']],
    [{ family: 'crash' }, ['crash-games', 'special', 'all']],
    [
      { tags: ['exclusive'], themes: ['egypt', 'fishing'] },
      ['pokies', 'bonus-wagering', 'egypt-games', 'fishing-games', 'exclusive', 'all'],
    ],
    [{ tags: ['coin', 'no-category'] }, ['pokies', 'bonus-wagering', 'coin', 'all']],
  ])('of %j are %j', (facts, expected) => {
    expect(fixedCategories(game('X', facts))).toEqual(expected);
  });

  it('are found with the suffix of a country or locale', () => {
    expect(['top:au', 'new:en-AU', 'all'].map(categorySlug)).toEqual(['top', 'new', 'all']);
  });
});

describe('orders', () => {
  it('keep unreleased games back until their day', () => {
    expect(isReleased(game('X', { released: '2026-07-01' }), TODAY)).toBe(false);
    expect(isReleased(game('X', { released: '2026-06-30' }), TODAY)).toBe(true);
  });

  it('count as new what came in the last 60 days, and always the newest twelve', () => {
    const day = (n: number) => new Date(NOW.getTime() - n * DAY_MS).toISOString().slice(0, 10);
    const fresh = Array.from({ length: 20 }, (_, i) => game(`F${i}`, { released: day(i * 3 + 1) }));
    expect(names(newGames(fresh.toReversed(), TODAY))).toEqual(names(fresh));
    const old = Array.from({ length: 20 }, (_, i) => game(`O${i}`, { released: day(100 + i) }));
    expect(names(newGames(old, TODAY))).toEqual(names(old).slice(0, 12));
    expect(newGames([game('X', { released: day(60) }), ...fresh], TODAY).length).toBe(20);
  });

  it('follow the editor without plays, and the players with them', () => {
    const games = ['A', 'B', 'C', 'D'].map((name) => game(name));
    expect(names(globalOrder(games, new Map()))).toEqual(['A', 'B', 'C', 'D']);
    const plays = new Map([
      ['studio/D', 50],
      ['studio/C', 10],
    ]);
    expect(names(globalOrder(games, plays))).toEqual(['D', 'C', 'A', 'B']);
    expect(
      names(editorialOrder([game('Z'), game('N', { released: '2026-05-01' }), game('E', { tags: ['exclusive'] })])),
    ).toEqual(['E', 'N', 'Z']);
  });

  it('never depend on the order they are given, beyond the editor’s', () => {
    const facts = fc.record({
      name: fc.stringMatching(/^[A-Z]{1,3}$/),
      plays: fc.nat(3),
      day: fc.integer({ min: 10, max: 28 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(facts, { selector: ({ name }) => name }), fc.infiniteStream(fc.nat()), (all, keys) => {
        const games = all.map(({ name, day }) => game(name, { released: `2026-06-${day}` }));
        const shuffled = games
          .map((one) => ({ one, key: keys.next().value }))
          .sort((a, b) => (a.key ?? 0) - (b.key ?? 0));
        const other = shuffled.map(({ one }) => one);
        expect(names(editorialOrder(other))).toEqual(names(editorialOrder(games)));
        expect(names(newGames(other, TODAY))).toEqual(names(newGames(games, TODAY)));
        expect(names([...other].sort(byTitle))).toEqual(names([...games].sort(byTitle)));
        const plays = new Map(all.map(({ name, plays: n }) => [`studio/${name}`, n]));
        expect(names(globalOrder(editorialOrder(other), plays)).sort()).toEqual(names(games).sort());
      }),
    );
  });

  it('recommend what is like the games played, and the untried first', () => {
    const egypt = game('Pharaoh', { themes: ['egypt'], family: 'book', provider: 'one' });
    const sphinx = game('Sphinx', { themes: ['egypt'], family: 'book', provider: 'one' });
    const fruit = game('Cherry', { themes: ['fruit'], provider: 'two' });
    expect(names(recommendedGames([fruit, egypt, sphinx], [egypt]))).toEqual(['Sphinx', 'Pharaoh', 'Cherry']);
  });

  it('recommend something of every studio to somebody unknown, and not the top list again', () => {
    const of = (provider: string, ...titles: string[]) => titles.map((title) => game(title, { provider }));
    const ordered = [...of('one', 'Ant', 'Bee', 'Cat'), ...of('two', 'Dog', 'Elk'), ...of('three', 'Fox')];
    expect(names(recommendedGames(ordered, []))).toEqual(['Bee', 'Elk', 'Fox', 'Cat', 'Dog', 'Ant']);
  });
});

describe('badges', () => {
  const types = (facts: Partial<GameFacts>) => badgesOf(game('X', facts), TODAY).map(({ type }) => type);

  it('follow the flag or the day, the weightiest first', () => {
    expect(types({ released: '2026-06-29', tags: ['animated', 'exclusive'] })).toEqual([
      'exclusive',
      'new',
      'animated',
    ]);
    expect(types({ released: '2025-01-01', tags: ['new'] })).toEqual(['new']);
    const drops = ['pragmatic-drop-wins-live', 'exclusive', 'pragmatic-drop-wins'];
    expect(types({ released: '2025-01-01', tags: drops })).toEqual([
      'exclusive',
      'pragmatic-drop-wins',
      'pragmatic-drop-wins-live',
    ]);
    expect(types({ released: '2025-01-01' })).toEqual([]);
  });

  it('give the card a theme, and say which one', () => {
    const tags = ['prerelease', 'exclusive', 'pragmatic-drop-wins', 'animated'];
    const themes = badgesOf(game('X', { released: '2026-07-01', tags }), TODAY).map(({ theme }) => theme);
    expect(themes).toEqual(['early', 'lit', 'prize', 'moving']);
  });

  it('open a prerelease before its day, which makes it new and nothing else', () => {
    const early = game('X', { released: '2026-07-01', tags: ['prerelease'] });
    expect([isOpen(early, TODAY), isOpen({ ...early, tags: [] }, TODAY)]).toEqual([true, false]);
    expect(types(early)).toEqual(['prerelease']);
    expect(newGames([early], TODAY)).toEqual([]);
    expect(types({ ...early, released: '2026-06-30' })).toEqual(['new']);
  });
});

describe('games to go on with', () => {
  it('stand by their unfinished rounds first, otherwise as they were played', () => {
    expect(unfinishedFirst(['a', 'b', 'c', 'd'], (name) => name === 'b' || name === 'd')).toEqual(['b', 'd', 'a', 'c']);
    expect(unfinishedFirst([], () => true)).toEqual([]);
  });
});

describe('pins', () => {
  it('stand first in their own order, once, and pass over what is not on the shelf', () => {
    const games = ['A', 'B', 'C'].map((name) => game(name));
    const shelf = new Map(games.map((one) => [one.identifier, one]));
    expect(names(withPins(games, ['studio/C', 'studio/gone', 'studio/A', 'studio/C'], shelf))).toEqual(['C', 'A', 'B']);
    expect(names(withPins(games.slice(0, 1), ['studio/B'], shelf))).toEqual(['B', 'A']);
    expect(withPins(games, [], shelf)).toEqual(games);
  });
});

describe('facets', () => {
  it.each([
    ['94.99', 'under-95'],
    ['95.00', '95-96'],
    ['95.99', '95-96'],
    ['96.00', '96-97'],
    ['97', '97-and-more'],
    ['99.56', '97-and-more'],
    [null, null],
    ['unknown', null],
  ])('put a return of %s into the band %s', (payout, band) => {
    expect(payoutBand(payout)).toBe(band);
  });

  it('name of a game what players look for, and leave out the details of its rules', () => {
    const facts = game('X', {
      features: ['retrigger', 'scatters', 'wilds', 'free-spins'],
      volatility: null,
      payout: null,
    });
    expect(facetValues(facts)).toEqual({
      providers: ['studio'],
      features: ['free-spins', 'wilds'],
      volatility_rating: [],
      payout: [],
    });
  });

  it('stand in their own order, studios with most games first', () => {
    const counts = (...entries: [string, number][]) => new Map(entries);
    expect(facetOrder('volatility_rating', counts(['high', 9], ['low', 1]))).toEqual(['low', 'high']);
    expect(facetOrder('providers', counts(['b', 2], ['c', 5], ['a', 2]))).toEqual(['c', 'a', 'b']);
  });
});

describe('search', () => {
  it('compares without accents, case and marks', () => {
    expect(searchText("  Jester's  GÂMBIT—2 ")).toBe('jesters gambit 2');
    expect(searchWords(' - ')).toEqual([]);
  });

  it('finds the same word, its beginning and what is in it, in that order', () => {
    const fits = ['comets', 'com', 'ome', 'xyz'].map((typed) => wordFit('comets', typed));
    expect(fits[3]).toBe(0);
    expect(fits.slice(0, 3)).toEqual(fits.slice(0, 3).toSorted((a, b) => b - a));
    expect(new Set(fits).size).toBe(4);
    expect(wordFit('comets', 'me')).toBe(0);
  });

  it.each([
    ['a wrong letter', 'roulette', 'rouletta', true],
    ['a missing one', 'roulette', 'roulete', true],
    ['one too many', 'roulette', 'rroulette', true],
    ['two swapped', 'blackjack', 'balckjack', true],
    ['a slip before the word is finished', 'blackjack', 'blavk', true],
    ['two slips in a long word', 'blackjack', 'blakjak', false],
    ['two slips in a longer one', 'blackjack', 'blaccjacc', true],
    ['a slip in three letters', 'egypt', 'egx', false],
    ['another word', 'phoenix', 'dragon', false],
  ])('forgives %s: %s for %s', (_what, word, typed, found) => {
    expect(slippedFit(word, typed) > 0).toBe(found);
  });

  it('gives less for every slip, and never more than for a fitting word', () => {
    expect(slippedFit('blackjack', 'blackjaxx')).toBeLessThan(slippedFit('blackjack', 'blackjaxk'));
    expect(slippedFit('blackjack', 'blackjaxk')).toBeLessThan(wordFit('xblackjack', 'blackjack'));
  });

  it('a slip of one letter anywhere in five or more is always forgiven', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (text, at, letter) => {
        const place = at % text.length;
        expect(slippedFit(text, text.slice(0, place) + letter + text.slice(place + 1))).toBeGreaterThan(0);
        expect(slippedFit(text, text.slice(0, place) + text.slice(place + 1))).toBeGreaterThan(0);
      }),
    );
  });

  it('wants every typed word in a short text', () => {
    expect(textFit(['orbital', '9'], ['orbital', '9'])).toBeGreaterThan(0);
    expect(textFit(['orbital', '9'], ['orbital', '8'])).toBe(0);
    expect(textFit(['orbital', '9'], [])).toBe(0);
  });
});

describe('pages', () => {
  it.each([
    [1, 40, 0, { next_page: null, prev_page: null, total_pages: 0 }],
    [1, 40, 40, { next_page: null, prev_page: null, total_pages: 1 }],
    [1, 40, 41, { next_page: 2, prev_page: null, total_pages: 2 }],
    [2, 40, 41, { next_page: null, prev_page: 1, total_pages: 2 }],
    [9, 40, 41, { next_page: null, prev_page: 2, total_pages: 2 }],
  ])('page %i of size %i over %i', (page, size, total, expected) => {
    expect(pageLinks(page, size, total)).toMatchObject({ ...expected, current_page: page, total_count: total });
  });
});
