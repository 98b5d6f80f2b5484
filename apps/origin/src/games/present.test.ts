import { expect, test } from 'vitest';
import { testGame } from '../../testing/casino.ts';
import type { CatalogueGame } from './catalogue.ts';
import { presentGame } from './present.ts';

const stakesOf = (game: CatalogueGame) =>
  presentGame(game, { idIn: () => 1, categories: [], badges: [], uniqueSeoTitle: true }).stakes;

test('a table tells its limits in the default currency; other games and tables of other currencies do not', () => {
  expect(stakesOf(testGame('tables/One', { family: 'roulette' }))).toEqual({
    currency: 'EUR',
    min_cents: 10,
    max_cents: 50_000,
  });
  expect(stakesOf(testGame('tables/Two', { family: 'blackjack', currencies: ['USD'] }))).toBeNull();
  expect(stakesOf(testGame('studio/Three', { family: 'lines' }))).toBeNull();
});
