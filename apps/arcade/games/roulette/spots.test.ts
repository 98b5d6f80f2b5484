import { expect, it } from 'vitest';
import { covered, spots, TABLE } from './spots.ts';

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

it('has every placement of the European table once', () => {
  const counts = new Map<string, number>();
  for (const { placement } of spots) counts.set(placement.kind, (counts.get(placement.kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    'six-line': 11,
    dozen: 3,
    column: 3,
    red: 1,
    black: 1,
    even: 1,
    odd: 1,
    low: 1,
    high: 1,
  });
  expect(new Set(spots.map((spot) => spot.key)).size).toBe(spots.length);
});

it('covers as many numbers as the kind says, in order, and lies on the table', () => {
  const sizes = { straight: 1, split: 2, corner: 4, street: 3, 'six-line': 6, dozen: 12, column: 12 };
  for (const { placement, x, y } of spots) {
    const numbers = covered(placement, reds);
    expect(numbers.length).toBe(Object.entries(sizes).find(([kind]) => kind === placement.kind)?.[1] ?? 18);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(x > 0 && x < TABLE.length && y >= 0 && y < TABLE.depth).toBe(true);
  }
});
