import { expect, test } from 'vitest';
import type { GameCard } from '../card.ts';
import { gameOptions, moved, placeOptions } from './options.ts';

test('arrow keys go through the list and back to the field, in a circle', () => {
  const walk = (key: string, from: number) => moved(from, key, 3);
  expect([-1, 0, 1, 2].map((at) => walk('ArrowDown', at))).toEqual([0, 1, 2, -1]);
  expect([-1, 2, 1, 0].map((at) => walk('ArrowUp', at))).toEqual([2, 1, 0, -1]);
  expect([walk('a', 0), moved(-1, 'ArrowDown', 0)]).toEqual([null, null]);
});

test('every option has its own address', () => {
  const card = { identifier: 'apogee/Dragon', provider: 'apogee', seo: 'dragon' } as GameCard;
  const options = [...placeOptions([{ title: 'Books', count: 3, href: '/pokies/book-games' }]), ...gameOptions([card])];
  expect(options.map(({ href }) => href)).toEqual(['/pokies/book-games', '/play/apogee/dragon']);
  expect(new Set(options.map(({ key }) => key)).size).toBe(2);
});
