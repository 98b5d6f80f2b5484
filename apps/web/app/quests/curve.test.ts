import { expect, it } from 'vitest';
import { curveThrough, pathData, upTo } from './curve.ts';

it('goes through every point, and ends where it is cut', () => {
  const pieces = curveThrough([
    [0, 0],
    [10, 0],
    [20, 10],
  ]);
  expect(pieces.map(([from]) => from)).toEqual([
    [0, 0],
    [10, 0],
  ]);
  expect(pieces.map((piece) => piece[3])).toEqual([
    [10, 0],
    [20, 10],
  ]);
  expect(upTo(pieces, 0, 0)).toEqual([]);
  expect(upTo(pieces, 1, 0)).toEqual(pieces.slice(0, 1));
  expect(upTo(pieces, 2, 0.5)).toEqual(pieces);
  const half = upTo(pieces, 1, 0.5).at(-1);
  expect(half?.[3][0]).toBeGreaterThan(10);
  expect(half?.[3][0]).toBeLessThan(20);
  expect(pathData(pieces)).toMatch(/^M0 0C.* 10 0C.* 20 10$/);
  expect(pathData([])).toBe('');
});
