import { expect, it } from 'vitest';
import type { Prize } from '../prizes/prize.ts';
import {
  inOrder,
  isForGroups,
  MOST_AT_ONCE,
  mostAffordable,
  needsBonuses,
  quantityOf,
  severalOf,
  shopTypeOf,
} from './rewards.ts';

const money: Prize = { kind: 'money', amounts: { EUR: 100, USD: 116 }, wager: 0 };
const thing: Prize = { kind: 'thing', thing: 'mug' };

it('affords whole pieces only, from none up to the most of one exchange', () => {
  expect([-5, 0, 999, 1_000, 1_999, 2_000].map((points) => mostAffordable(points, 1_000))).toEqual([0, 0, 0, 1, 1, 2]);
  expect(mostAffordable(1e9, 1)).toBe(MOST_AT_ONCE);
});

it('takes points that pay a whole number of pieces, at least one', () => {
  expect([1_000, 3_000, MOST_AT_ONCE * 1_000].map((points) => quantityOf(points, 1_000))).toEqual([1, 3, MOST_AT_ONCE]);
  const refused = [0, -1_000, 500, 1_500, (MOST_AT_ONCE + 1) * 1_000, Number.NaN];
  expect(refused.map((points) => quantityOf(points, 1_000))).toEqual(refused.map(() => null));
});

it('gives more of what is counted, and a thing again', () => {
  expect(severalOf(money, 3)).toEqual([{ ...money, amounts: { EUR: 300, USD: 348 } }]);
  expect(severalOf({ kind: 'lottery', lottery: 'perigee', tickets: 2 }, 3)).toMatchObject([{ tickets: 6 }]);
  expect(severalOf(thing, 2)).toEqual([thing, thing]);
  expect(severalOf({ kind: 'lootbox', box: 'cargo' }, 2)).toHaveLength(2);
});

it('knows where a prize is sold, and for whom', () => {
  expect([money, thing, { kind: 'group', group: '791' } as const].map(shopTypeOf)).toEqual(['money', 'special', null]);
  expect([
    isForGroups('VIP', ['257']),
    isForGroups('VIP', ['1117']),
    isForGroups('NEW', []),
    isForGroups(null, []),
  ]).toEqual([true, false, true, true]);
  expect([money, { ...money, wager: 5 }, thing].map(needsBonuses)).toEqual([false, true, false]);
});

it('orders rewards by their cost, and leaves those of one price as they were', () => {
  const rewards = [
    { cost: 2, name: 'a' },
    { cost: 1, name: 'b' },
    { cost: 2, name: 'c' },
  ];
  const names = (order: 'usual' | 'cheapest' | 'dearest') =>
    inOrder(rewards, order)
      .map(({ name }) => name)
      .join('');
  expect([names('usual'), names('cheapest'), names('dearest')]).toEqual(['abc', 'bac', 'acb']);
});
