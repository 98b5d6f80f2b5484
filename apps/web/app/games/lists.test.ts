import { expect, test } from 'vitest';
import { pagesAround } from './list/page-links.tsx';
import { randomPlace } from './list/random-card.tsx';
import { isLocked } from './components/game-tile.tsx';
import { type GameCard, playPath } from './card.ts';
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
  const card = { ids: { USD: 1, BTC: 2 } } as unknown as GameCard;
  expect(isLocked(card, 'EUR')).toBe(true);
  expect(isLocked(card, 'USD')).toBe(false);
  expect(isLocked(card, 'ETH')).toBe(false);
  expect(isLocked(card, undefined)).toBe(false);
});

test('demo is a query of the same address', () => {
  expect(playPath({ provider: 'orbital-9', seo: 'prism-rush' })).toBe('/play/orbital-9/prism-rush');
  expect(playPath({ provider: 'orbital-9', seo: 'prism-rush' }, 'demo')).toBe('/play/orbital-9/prism-rush?mode=demo');
});
