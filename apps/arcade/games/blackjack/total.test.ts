import { expect, test } from 'vitest';
import { totalText } from './total.ts';

test('an ace leaves two totals while the hand is played, and one when it has ended', () => {
  expect(totalText(19, true, false)).toBe('9 / 19');
  expect(totalText(19, true, true)).toBe('19');
  expect(totalText(21, true, false)).toBe('21');
  expect(totalText(17, false, false)).toBe('17');
});
