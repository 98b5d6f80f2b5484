import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf, statusNow, statusReached, vipProgress, type QuarterSums, type VipTerms } from './progress.ts';
import { quarterAfter, quarterEnd, quarterName, quarterStart } from './quarter.ts';
import { cardPosition, nextVipStatus, VIP_STATUSES, vipStatusOf } from './tiers.ts';

const threshold = (deposit: bigint, bet: bigint) => ({
  EUR: { deposit, bet },
  NOK: { deposit: deposit * 10n, bet: bet * 10n },
});
const terms: VipTerms = {
  REGULAR: threshold(1n, 1n),
  BRONZE: threshold(150_000n, 1_500_000n),
  SILVER: threshold(450_000n, 4_500_000n),
  GOLD: threshold(900_000n, 9_000_000n),
};
const sums = (...each: [string, bigint, bigint][]): QuarterSums =>
  new Map(each.map(([currency, deposits, bets]) => [currency, { deposits, bets }]));
const nothing = sums();

describe('quarters', () => {
  test('are named, counted on and bounded in UTC', () => {
    expect(quarterName(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-Q4');
    expect(quarterName(new Date('2027-01-01T00:00:00.000Z'))).toBe('2027-Q1');
    expect(quarterAfter('2026-Q4')).toBe('2027-Q1');
    expect(quarterAfter('2026-Q1', -1)).toBe('2025-Q4');
    expect(quarterStart('2026-Q4').toISOString()).toBe('2026-10-01T00:00:00.000Z');
    expect(quarterEnd('2026-Q4').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  test('hold every instant exactly once', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (at) => {
        const name = quarterName(at);
        expect(quarterStart(name) <= at && at < quarterEnd(name)).toBe(true);
      }),
    );
  });
});

describe('tiers', () => {
  test('both figures have to be reached, the lower one counts', () => {
    expect(statusReached(sums(['EUR', 900_000n, 8_999_999n]), terms)).toBe('SILVER');
    expect(statusReached(sums(['EUR', 900_000n, 9_000_000n]), terms)).toBe('GOLD');
    expect(statusReached(sums(['EUR', 90_000_000n, 0n]), terms)).toBe('REGULAR');
  });

  test('wallets count together, each by its own thresholds', () => {
    const half = sums(['EUR', 75_000n, 750_000n], ['NOK', 750_000n, 7_500_000n]);
    expect(statusReached(half, terms)).toBe('BRONZE');
    // A currency without figures of its own is held to those of the default currency.
    expect(sharesOf(sums(['JPY', 150_000n, 0n]), terms.BRONZE ?? {}).deposits).toBe(1_000_000n);
  });

  test('a tier lasts to the end of the next quarter, Diamond for life', () => {
    const gold = sums(['EUR', 900_000n, 9_000_000n]);
    const bronze = sums(['EUR', 150_000n, 1_500_000n]);
    expect(statusNow({ before: gold, running: bronze, given: 'REGULAR' }, terms)).toBe('GOLD');
    expect(statusNow({ before: bronze, running: gold, given: 'REGULAR' }, terms)).toBe('GOLD');
    expect(statusNow({ before: nothing, running: bronze, given: 'REGULAR' }, terms)).toBe('BRONZE');
    expect(statusNow({ before: nothing, running: nothing, given: 'DIAMOND' }, terms)).toBe('DIAMOND');
    expect(statusNow({ before: nothing, running: bronze, given: 'GOLD' }, terms)).toBe('GOLD');
    expect(statusNow({ before: gold, running: bronze, given: 'SILVER' }, terms)).toBe('GOLD');
  });

  test('playing more never lowers a tier', () => {
    const amount = fc.bigInt({ min: 0n, max: 20_000_000n });
    fc.assert(
      fc.property(amount, amount, amount, amount, (deposits, bets, more, moreBets) => {
        const less = statusReached(sums(['EUR', deposits, bets]), terms);
        const after = statusReached(sums(['EUR', deposits + more, bets + moreBets]), terms);
        expect(VIP_STATUSES.indexOf(after)).toBeGreaterThanOrEqual(VIP_STATUSES.indexOf(less));
      }),
    );
  });

  test('groups name a tier, the former Bronze among them', () => {
    expect(vipStatusOf(['level_3', '1117'])).toBe('REGULAR');
    expect(vipStatusOf(['1117', '793'])).toBe('BRONZE');
    expect(vipStatusOf(['257', '259', '793'])).toBe('GOLD');
    expect(VIP_STATUSES.map(nextVipStatus)).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND', null]);
    expect(VIP_STATUSES.map((card) => cardPosition(card, 'SILVER'))).toEqual([
      'before',
      'before',
      'current',
      'future',
      'lock',
      'lock',
    ]);
  });
});

describe('progress', () => {
  test('shows amounts of one currency exactly, and the lower share rounded down', () => {
    const running = sums(['EUR', 585_000n, 4_120_000n]);
    const silver = sums(['EUR', 450_000n, 4_500_000n]);
    expect(vipProgress({ before: silver, running, given: 'REGULAR' }, terms, 'EUR')).toEqual({
      active: 'SILVER',
      current: 'BRONZE',
      next: 'GOLD',
      depositAmount: 585_000n,
      depositThreshold: 900_000n,
      betSum: 4_120_000n,
      betThreshold: 9_000_000n,
      overall: 45,
    });
  });

  test('ends where figures lead no further', () => {
    const gold = sums(['EUR', 900_000n, 9_000_000n]);
    const progress = vipProgress({ before: nothing, running: gold, given: 'REGULAR' }, terms, 'EUR');
    expect(progress).toMatchObject({ active: 'GOLD', next: null, overall: 100 });
  });

  test('of several wallets is shown as the share of the asked currency’s thresholds', () => {
    const running = sums(['EUR', 75_000n, 150_000n], ['NOK', 750_000n, 0n]);
    const progress = vipProgress({ before: nothing, running, given: 'REGULAR' }, terms, 'NOK');
    expect(progress).toMatchObject({ depositAmount: 1_500_000n, depositThreshold: 1_500_000n, overall: 10 });
  });
});
