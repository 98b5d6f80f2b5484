import type { Game } from '@cosmodrome/contract/http/games';
import { expect, test } from 'vitest';
import { canonicalOf } from './list/canonical.ts';
import { pagesAround } from './list/page-links.tsx';
import { randomPlace } from './list/random-card.tsx';
import { isLocked } from './components/game-tile.tsx';
import { gameOfPath, type GameCard, playPath, sayingJackpot, toCard } from './card.ts';
import { pageNumber } from './list/page-number.ts';

test('a page number is a positive whole number, or the first page', () => {
  expect(['3', undefined, null, '', '0', '-2', '1.5', '1e9', 'x'].map(pageNumber)).toEqual([3, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('page links name the ends and the neighbours, each once', () => {
  expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagesAround(1, 9)).toEqual([1, 2, null, 9]);
  expect(pagesAround(1, 2)).toEqual([1, 2]);
});

test('the random card is the tenth, at the end of short and of curated lists', () => {
  expect(randomPlace('egypt-games', 40)).toBe(9);
  expect(randomPlace('egypt-games', 5)).toBe(5);
  expect(randomPlace('new', 40)).toBe(40);
  expect(randomPlace('egypt-games', 1)).toBe(-1);
});

test('a game is locked for a fiat wallet it is not played in, never for crypto or a guest', () => {
  const card = { playedIn: ['USD', 'BTC'] } as unknown as GameCard;
  expect(isLocked(card, 'EUR')).toBe(true);
  expect(isLocked(card, 'USD')).toBe(false);
  expect(isLocked(card, 'ETH')).toBe(false);
  expect(isLocked(card, undefined)).toBe(false);
  expect(isLocked({ playedIn: null } as GameCard, 'EUR')).toBe(false);
});

test('a card says where its picture bears the title only when that is above', () => {
  const game = { title_place: 'bottom', currencies: {}, badges: [], palette: [], stakes: null } as unknown as Game;
  expect(toCard(game)).not.toHaveProperty('titled');
  expect(toCard({ ...game, title_place: 'top' }).titled).toBe('top');
});

test('demo is a query of the same address', () => {
  expect(playPath({ provider: 'orbital-9', seo: 'prism-rush' })).toBe('/play/orbital-9/prism-rush');
  expect(playPath({ provider: 'orbital-9', seo: 'prism-rush' }, 'demo')).toBe('/play/orbital-9/prism-rush?mode=demo');
});

test('the address of a game names it, with whatever follows', () => {
  const game = { provider: 'orbital-9', seo: 'prism-rush' };
  expect([playPath(game), playPath(game, 'demo'), `${playPath(game)}#rules`].map(gameOfPath)).toEqual([
    game,
    game,
    game,
  ]);
  expect(['/', '/play', '/play/orbital-9', '/profile?from=/play/a/b'].map(gameOfPath)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('an amount that many games share is said once, by the first of them', () => {
  const card = (identifier: string, jackpot: number | null) => ({ identifier, jackpot });
  const said = new Set<number>();
  expect([...sayingJackpot([card('a', null), card('b', 5), card('c', 5), card('d', 7)], said)]).toEqual(['b', 'd']);
  expect([...sayingJackpot([card('e', 7), card('f', 9)], said)]).toEqual(['f']);
});

test('a list among the tables is its own address, every other section leads to one', () => {
  expect(canonicalOf('roulette', '/live')).toBe('/live/roulette');
  expect(canonicalOf('roulette')).toBe('/pokies/roulette');
  expect([canonicalOf('live_all'), canonicalOf('live_all', '/live')]).toEqual(['/live/all', '/live/all']);
});
