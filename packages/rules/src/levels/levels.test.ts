import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '../money/currencies.ts';
import {
  levelAfter,
  levelIds,
  levelNumber,
  levelOf,
  LEVELS,
  nextLevel,
  pointsOf,
  rateFor,
  valueOfPoints,
  wholePoints,
} from './levels.ts';

const STARTS = [0, 100, 500, 1_500, 4_000, 10_000, 25_000, 60_000, 125_000, 250_000, 500_000, 1_000_000];
const TERMS = { hundredthsPerEuro: 100, starts: STARTS };

/** Twelve beginnings, the first at none, each above the one before. */
const starts = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: LEVELS - 1, maxLength: LEVELS - 1 })
  .map((steps) => steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]));
const terms = fc.record({ hundredthsPerEuro: fc.integer({ min: 1, max: 10_000 }), starts });
const hundredths = fc.bigInt({ min: 0n, max: 10n ** 12n });
const stake = fc.bigInt({ min: 0n, max: 10n ** 12n });
const currency = fc.constantFrom(...currencies.map(({ code }) => code));

describe('the points of a stake', () => {
  test('are one for a euro, and a part of one for a part of it', () => {
    const given = [0n, -100n, 1n, 20n, 100n, 12_345n].map((cents) => pointsOf(cents, 'EUR', TERMS));
    expect(given).toEqual([0n, 0n, 1n, 20n, 100n, 12_345n]);
    expect(pointsOf(1n, 'EUR', { ...TERMS, hundredthsPerEuro: 10 })).toBe(0n);
    expect(pointsOf(19n, 'EUR', { ...TERMS, hundredthsPerEuro: 10 })).toBe(1n);
  });

  test('follow the rate of the currency, and its smallest unit', () => {
    expect(pointsOf(10_000n, 'USD', TERMS)).toBe(8_600n);
    expect(pointsOf(1_000n, 'JPY', TERMS)).toBe(556n);
    expect(pointsOf(100_000_000n, 'BTC', TERMS)).toBe(9_051_000n);
  });

  test('never fall with a higher stake, and of two stakes are no more than of their sum', () => {
    fc.assert(
      fc.property(stake, stake, currency, terms, (one, other, code, by) => {
        const [a, b, both] = [one, other, one + other].map((each) => pointsOf(each, code, by)) as [
          bigint,
          bigint,
          bigint,
        ];
        return both >= a && both >= b && a + b <= both && both - a - b <= 2n;
      }),
    );
  });
});

describe('the level', () => {
  test('begins with the point at which it begins, and no hundredth before', () => {
    for (const [at, start] of STARTS.entries()) {
      expect(levelOf(BigInt(start) * 100n, TERMS)).toBe(at + 1);
      if (start > 0) expect(levelOf(BigInt(start) * 100n - 1n, TERMS)).toBe(at);
    }
    expect(levelOf(-1n, TERMS)).toBe(1);
    expect(levelOf(10n ** 15n, TERMS)).toBe(12);
  });

  test('never falls with more points', () => {
    fc.assert(
      fc.property(hundredths, hundredths, terms, (one, other, by) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        return levelOf(less, by) <= levelOf(more, by);
      }),
    );
  });

  test('is what the points make as long as the levels stay as they are, whatever is staked and taken back', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(fc.bigInt({ min: -(10n ** 8n), max: 10n ** 9n }), { maxLength: 30 }),
        (by, changes) => {
          let points = 0n;
          let level = 1;
          for (const change of changes) {
            const after = points + change < 0n ? 0n : points + change;
            level = levelAfter(level, { before: points, after }, by);
            points = after;
            if (level !== levelOf(points, by)) return false;
          }
          return true;
        },
      ),
    );
  });

  test('does not lapse when more is asked for it; only stakes that were taken back take it', () => {
    const dearer = { ...TERMS, starts: STARTS.map((start) => start * 10) };
    expect(levelAfter(3, { before: 50_000n, after: 50_100n }, dearer)).toBe(3);
    expect(levelAfter(3, { before: 50_000n, after: 50_000n }, dearer)).toBe(3);
    expect(levelAfter(3, { before: 50_000n, after: 49_900n }, dearer)).toBe(3);
    expect(levelAfter(3, { before: 50_000n, after: 49_999n }, TERMS)).toBe(2);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LEVELS }), hundredths, hundredths, terms, (level, before, more, by) => {
        return levelAfter(level, { before, after: before + more }, by) >= level;
      }),
    );
  });
});

test('the next level says at how many points it begins and how many are missing', () => {
  expect(nextLevel(1, 0, STARTS)).toEqual({ level: 2, start: 100, missing: 100 });
  expect(nextLevel(2, 499, STARTS)).toEqual({ level: 3, start: 500, missing: 1 });
  expect(nextLevel(3, 2_000, STARTS)).toEqual({ level: 4, start: 1_500, missing: 0 });
  expect(nextLevel(12, 9_999_999, STARTS)).toBeNull();
});

test('whole points are rounded down, also below zero', () => {
  expect([0n, 99n, 100n, 199n, -1n, -100n, -101n].map(wholePoints)).toEqual([0, 0, 1, 1, -1, -1, -2]);
});

test('ids and numbers are two names of one level', () => {
  expect(levelIds.map(levelNumber)).toEqual(STARTS.map((_, at) => at + 1));
  expect(['level_0', 'level_13', '21', 'level_', 'level_1 '].map(levelNumber)).toEqual([null, null, null, null, null]);
});

describe('the value of points', () => {
  const rates = [
    { currency: 'JPY', points: 1_000, amount_cents: 179 },
    { currency: 'EUR', points: 1_000, amount_cents: 100 },
  ];

  test("follows the player's currency, then the default one, then the first", () => {
    expect(rateFor(rates, 'JPY')?.currency).toBe('JPY');
    expect(rateFor(rates, 'BTC')?.currency).toBe('EUR');
    expect(rateFor(rates.slice(0, 1), 'BTC')?.currency).toBe('JPY');
    expect(rateFor([], 'EUR')).toBeUndefined();
  });

  test('is rounded down, so that it never promises more than points bring, and never negative', () => {
    const euro = rates[1]!;
    expect([-5, 0, 9, 10, 1_234].map((points) => valueOfPoints(points, euro))).toEqual([0, 0, 0, 1, 123]);
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (some, more) => {
        return valueOfPoints(some, euro) + valueOfPoints(more, euro) <= valueOfPoints(some + more, euro);
      }),
    );
  });
});
