import { expect, test } from 'vitest';
import { daysSince } from './continue.ts';
import { withWin } from './live-wins.ts';
import type { StripWin } from './queries.ts';
import { rowsOf } from './rows.ts';

test('categories without games get no row, all games have their own link, and rows are bounded', () => {
  const collections = Array.from({ length: 12 }, (_, at) => ({ id: `c${at}`, games_count: at }));
  const rows = rowsOf(
    ['all', 'missing', ...collections.map(({ id }) => id)],
    [...collections, { id: 'all', games_count: 99 }],
  );
  expect(rows.map(({ slug }) => slug)).toEqual(['c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9']);
});

test('games for a bonus have no row: they say nothing to who has none', () => {
  const collections = ['top', 'bonus-wagering'].map((id) => ({ id, games_count: 99 }));
  expect(rowsOf(['top', 'bonus-wagering'], collections).map(({ slug }) => slug)).toEqual(['top']);
});

test('tables and shows are the third row, as in the design', () => {
  const collections = ['top', 'new', 'recommended', 'live'].map((id) => ({ id, games_count: 9 }));
  const slugs = rowsOf(['top', 'new', 'recommended'], collections).map(({ slug }) => slug);
  expect(slugs).toEqual(['top', 'new', 'live', 'recommended']);
});

test('days are counted on the calendar, not in hours', () => {
  expect(daysSince(new Date(2026, 0, 1, 23, 59), new Date(2026, 0, 2, 0, 1))).toBe(1);
  expect(daysSince(new Date(2026, 0, 1, 0, 1), new Date(2026, 0, 1, 23, 59))).toBe(0);
});

test('a new win comes first, once, and the strip keeps its length', () => {
  const win = (key: string) => ({ key }) as StripWin;
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(win);
  expect(withWin(six, win('x')).map(({ key }) => key)).toEqual(['x', 'a', 'b', 'c', 'd', 'e']);
  expect(withWin(six, win('c')).map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd', 'e', 'f']);
});
