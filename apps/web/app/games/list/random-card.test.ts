import { expect, test } from 'vitest';
import { randomPlace } from './random-card.tsx';

test('the random card is the tenth of a list, or its last where the list is shorter', () => {
  expect(randomPlace('book-games', 40)).toBe(9);
  expect(randomPlace(undefined, 40)).toBe(9);
  expect(randomPlace('roulette', 7)).toBe(7);
});

test.each(['special', 'new', 'top', 'recommended'])('in %s it is the last one', (category) => {
  expect(randomPlace(category, 40)).toBe(40);
});

test('there is nothing to choose from one game or none', () => {
  expect([randomPlace('all', 1), randomPlace('top', 0)]).toEqual([-1, -1]);
});
