import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestStake, lowerStakes, type StakeTier } from './highest-stake.ts';

const tiers: readonly StakeTier[] = [
  { fromAge: 18, cents: 200 },
  { fromAge: 25, cents: 500 },
];

describe('the highest stake of a round', () => {
  it('is that of the age, and the lowest for who has told none', () => {
    expect([18, 24, 25, 70].map((age) => highestStake(tiers, age, 'EUR'))).toEqual([200, 200, 500, 500]);
    expect([highestStake(tiers, null, 'EUR'), highestStake(tiers, 17, 'EUR')]).toEqual([200, 200]);
    expect(highestStake([], 18, 'EUR')).toBeNull();
  });

  it('is worth the same in every currency, never more', () => {
    // 2 euros at the reference rates: 1.7605 pounds, 359.7 yen, 0.00002209 bitcoin.
    expect(['GBP', 'JPY', 'BTC'].map((currency) => highestStake(tiers, 20, currency))).toEqual([176, 359, 2_209]);
  });

  const list = fc
    .uniqueArray(fc.record({ fromAge: fc.integer({ min: 18, max: 99 }), cents: fc.integer({ min: 1, max: 10_000 }) }), {
      selector: ({ fromAge }) => fromAge,
      maxLength: 4,
    })
    .map((found) => found.toSorted((a, b) => a.fromAge - b.fromAge));

  it('is the lower of two policies at every age', () => {
    const euros = (each: readonly StakeTier[], age: number | null): number =>
      highestStake(each, age, 'EUR') ?? Infinity;
    fc.assert(
      fc.property(list, list, fc.integer({ min: 18, max: 110 }), (one, other, age) => {
        const met = lowerStakes(one, other);
        expect(euros(met, age)).toBe(Math.min(euros(one, age), euros(other, age)));
        expect(euros(met, null)).toBeLessThanOrEqual(Math.min(euros(one, null), euros(other, null)));
        expect(lowerStakes(met, met)).toEqual(met);
      }),
    );
  });
});
