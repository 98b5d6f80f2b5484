import { expect, test } from 'vitest';
import { highestRung } from './rungs.ts';

const ladder = [10, 20, 50, 100];

test('a bet can be raised up to what the bonus in play allows, and to the end without one', () => {
  expect(highestRung(ladder, null)).toBe(3);
  expect(highestRung(ladder, 1000)).toBe(3);
  expect(highestRung(ladder, 50)).toBe(2);
  expect(highestRung(ladder, 49)).toBe(1);
  expect(highestRung(ladder, 9)).toBe(-1);
});
