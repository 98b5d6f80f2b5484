import { expect, it } from 'vitest';
import { reminded } from './reminder.ts';

it('tells of the campaign that ends first, else of the first one', () => {
  const [always, late, soon] = [{ end: null }, { end: '2026-11-30T00:00:00Z' }, { end: '2026-11-27T00:00:00+01:00' }];
  expect(reminded([always, late, soon])).toBe(soon);
  expect(reminded([always, { end: null }])).toBe(always);
  expect(reminded([])).toBeUndefined();
});
