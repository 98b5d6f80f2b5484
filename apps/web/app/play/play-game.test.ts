import { expect, it } from 'vitest';
import { kinCategory } from './play-game.ts';

const counts = [
  { id: 'all', games_count: 80 },
  { id: 'pokies', games_count: 60 },
  { id: 'high-volatility', games_count: 20 },
  { id: 'egypt-games', games_count: 9 },
  { id: 'book-games', games_count: 3 },
];

it('finds similar games in the smallest category that fills a row', () => {
  expect(kinCategory({ categories: ['all', 'pokies', 'high-volatility', 'egypt-games', 'book-games'] }, counts)).toBe(
    'egypt-games',
  );
  expect(kinCategory({ categories: ['all', 'pokies', 'book-games'] }, counts)).toBe('pokies');
  expect(kinCategory({ categories: ['all', 'roulette'] }, counts)).toBe('all');
  expect(kinCategory({ categories: ['egypt-games'] }, [])).toBe('all');
});
