import { describe, expect, it } from 'vitest';
import type { Prize } from '../prizes/prize.ts';
import { chancesOf } from '../prizes/chances.ts';
import { allowedPrize, isSpinAvailable, LEAST_ANGLE, needsBonuses, sectorsOf, wheelOf } from './wheel.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');
const spins: Prize = {
  kind: 'freespins',
  games: ['studio/Game'],
  count: 10,
  bet_level: 1,
  wager: 30,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 3,
};

describe('spins of the wheel', () => {
  it.each([
    ['issued', 'wheel', later, true],
    ['issued', 'wheel-2', later, true],
    ['issued', 'manual_wheel_1', later, true],
    ['issued', 'my-wheel', later, false],
    ['issued', 'manual', later, false],
    ['issued', 'wheel', now, false],
    ['finished', 'wheel', later, false],
    ['expired', 'wheel', later, false],
    ['canceled', 'wheel', later, false],
  ] as const)('counts %s with %s: %s, %s', (stage, groupKey, validUntil, counts) => {
    expect(isSpinAvailable({ stage, groupKey, validUntil }, now)).toBe(counts);
  });

  it('takes the wheel of the first group that has one', () => {
    expect(wheelOf([])).toBe('default');
    expect(wheelOf(['5'])).toBe('default');
    expect(wheelOf(['1309', '5', '1308'])).toBe('1308');
    expect(wheelOf(['21', '1308'])).toBe('21');
  });

  it('gives free spins with the lower wager where a policy bounds it', () => {
    expect(allowedPrize(spins, null)).toEqual(spins);
    expect(allowedPrize(spins, 10)).toEqual({ ...spins, wager: 3 });
    expect(allowedPrize({ ...spins, wager: 3 }, 10)).toEqual({ ...spins, wager: 3 });
    expect(needsBonuses(spins)).toBe(true);
    expect(needsBonuses({ kind: 'money', amounts: { EUR: 100 }, wager: 0 })).toBe(false);
  });
});

describe('the face', () => {
  it('is drawn to scale', () => {
    expect(chancesOf([1, 0, 3])).toEqual([2_500, 0, 7_500]);
    expect(sectorsOf([2_500, 0, 7_500])).toEqual([
      { from: 0, to: 90, widened: false },
      { from: 90, to: 90, widened: false },
      { from: 90, to: 360, widened: false },
    ]);
  });

  it('widens what could not be seen, and says so', () => {
    const [wide, thin] = sectorsOf([9_950, 50]);
    expect(wide?.widened).toBe(false);
    expect(thin?.widened).toBe(true);
    expect((thin?.to ?? 0) - (thin?.from ?? 0)).toBeCloseTo(LEAST_ANGLE);
    expect(thin?.to).toBeCloseTo(360);
  });
});
