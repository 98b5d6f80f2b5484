import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('keeps what was set last, and no more than it may', () => {
  const sets = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), sets, (most, entries) => {
      const map = new BoundedMap<number, number>(most);
      for (const [key, value] of entries) map.set(key, value);
      const latest = new Map<number, number>();
      for (const [key, value] of entries.toReversed()) {
        if (latest.size < most && !latest.has(key)) latest.set(key, value);
      }
      expect([...map]).toEqual([...latest].toReversed());
    }),
  );
});
