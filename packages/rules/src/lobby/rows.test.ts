import { expect, test } from 'vitest';
import { putLast, repeatsOf, ROW_IN_VIEW } from './rows.ts';

const games = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => `g${from + at}`);

const ordered = (rows: readonly (readonly string[])[]): string[][] => {
  const last = repeatsOf(rows);
  return rows.map((row, at) => putLast(row, last[at] ?? new Set(), String));
};

test('no game begins two rows, and a row loses none of its games', () => {
  const rows = [games(0, 15), games(4, 15), games(16, 15), games(10, 30)];
  const inView = ordered(rows).flatMap((row) => row.slice(0, ROW_IN_VIEW));
  expect(inView).toEqual([...new Set(inView)]);
  expect(ordered(rows).map((row) => row.toSorted())).toEqual(rows.map((row) => row.toSorted()));
});

test('what is not in view above may begin a row, and what is comes last in its order', () => {
  expect(ordered([games(0, 12), ['g1', 'g9', 'g0', 'x']])[1]).toEqual(['g9', 'x', 'g1', 'g0']);
});

test('a row with nothing new keeps its order', () => {
  expect(ordered([games(0, 8), games(2, 3)])[1]).toEqual(games(2, 3));
});
