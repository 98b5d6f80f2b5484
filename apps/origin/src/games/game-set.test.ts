import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameSet } from './game-set.ts';

const SIZE = 200;

test('two sets have in common as many games as stand in both', () => {
  const places = fc.uniqueArray(fc.nat(SIZE - 1));
  fc.assert(
    fc.property(places, places, (one, other) => {
      const of = (list: readonly number[]): GameSet => {
        const set = new GameSet(SIZE);
        for (const place of list) set.add(place);
        return set;
      };
      expect(of(one).countWith(of(other))).toBe(one.filter((place) => other.includes(place)).length);
    }),
  );
});
