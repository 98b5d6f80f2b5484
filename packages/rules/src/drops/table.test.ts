import { expect, it } from 'vitest';
import { dropPool, dropTable, dropWeights, OF_ROUNDS } from './table.ts';

const prizes = [
  { amount_cents: 10_000, count: 1, per_million: 20 },
  { amount_cents: 200, count: 100, per_million: 2_000 },
];

it('makes a table of a million of which the rest is nothing', () => {
  const weights = dropWeights(prizes);
  expect(weights).toEqual([20, 2_000, OF_ROUNDS - 2_020]);
  expect(dropPool(prizes)).toBe(30_000);
  expect(dropTable('comet-2026-11-26')).toBe('prize drop comet-2026-11-26');
});
