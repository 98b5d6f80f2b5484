import { HOUR_MS } from '@cosmodrome/rules/durations';
import { expect, test } from 'vitest';
import { leftUntil } from './session-end.ts';

test('a session counts down to its end and no further', () => {
  const end = '2026-11-22T00:00:00.000Z';
  const before = (ms: number) => leftUntil(end, Date.parse(end) - ms);
  expect(before(12 * HOUR_MS)).toBe('12:00:00');
  expect(before(3_599_001)).toBe('1:00:00');
  expect(before(59_000)).toBe('0:00:59');
  expect(before(0)).toBe('0:00:00');
  expect(before(-5_000)).toBe('0:00:00');
});
