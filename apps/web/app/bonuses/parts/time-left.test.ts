import { expect, it } from 'vitest';
import { wagerTimeLeft } from './time-left.ts';

const until = '2026-11-30T12:00:00.000Z';
const at = (instant: string) => wagerTimeLeft(until, Date.parse(instant));

it('counts whole days, never one that is not there', () => {
  expect(at('2026-11-16T12:00:00Z')).toEqual({ unit: 'days', count: 14 });
  expect(at('2026-11-16T12:00:01Z')).toEqual({ unit: 'days', count: 13 });
  expect(at('2026-11-29T12:00:00Z')).toEqual({ unit: 'days', count: 1 });
});

it('counts hours on the last day, and nothing when it is over', () => {
  expect(at('2026-11-29T12:00:01Z')).toEqual({ unit: 'hours', count: 23 });
  expect(at('2026-11-30T11:59:59Z')).toEqual({ unit: 'hours', count: 1 });
  expect(at('2026-11-30T12:00:00Z')).toBeNull();
});
