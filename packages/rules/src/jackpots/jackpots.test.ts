import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSalt, hitAmount } from './draw.ts';
import { feeds } from './feeding.ts';
import { centsOf, fed, longRunPpm, poolOf, shareOf, worthOf } from './pool.ts';
import { byAmount, byTime } from './winners.ts';

describe('pool', () => {
  test('takes the share of the smallest bet', () => {
    // 0.4 % of a cent.
    expect(shareOf(worthOf(1n, 'EUR', 'EUR'), 4_000)).toBe(4_000n);
    let pool = poolOf(100n);
    const round = { counted: 0n, worth: worthOf(1n, 'EUR', 'EUR'), sharePpm: 4_000, start: 100n };
    for (let bet = 0; bet < 250; bet += 1) pool = fed(pool, round);
    expect(pool).toBe(poolOf(101n));
  });

  test('values a stake by the reference rates, in whole numbers', () => {
    // 1,000 satoshi at 90,510 euros a coin.
    expect(worthOf(1_000n, 'BTC', 'EUR')).toBe(90_510_000n);
    expect(worthOf(100n, 'JPY', 'EUR')).toBe(55_600_000n);
    expect(worthOf(1n, 'ETH', 'EUR')).toBe(296n);
  });

  test('gives back exactly what a round brought, and never takes the beginning', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.integer({ min: 1, max: 50_000 }), (first, second, extra, sharePpm) => {
        const start = 1_000n;
        const pool = poolOf(start) + extra;
        const filled = fed(pool, { counted: 0n, worth: first, sharePpm, start });
        const changed = fed(filled, { counted: first, worth: second, sharePpm, start });
        expect(changed).toBe(fed(pool, { counted: 0n, worth: second, sharePpm, start }));
        expect(fed(changed, { counted: second, worth: 0n, sharePpm, start })).toBe(pool);
        // Won meanwhile: the next cycle stands at its beginning.
        expect(fed(poolOf(start), { counted: first, worth: 0n, sharePpm, start })).toBe(poolOf(start));
      }),
    );
  });

  test('shows whole minor units only', () => {
    expect(centsOf(poolOf(7n) + 999_999n)).toBe(7n);
  });

  test('returns in the long run what it takes and what the house begins it with', () => {
    // Falls half-way at 600 on average: 500 from stakes and 100 from the house.
    expect(longRunPpm({ sharePpm: 4_000, start: 100, ceiling: 1_099 })).toBe(4_800);
  });
});

describe('draw', () => {
  test('covers every amount above the beginning, up to and including the ceiling', () => {
    const drawn = (value: number) => hitAmount(100n, 105n, (bound) => (value < bound ? value : bound - 1));
    expect([0, 1, 2, 3, 4].map(drawn)).toEqual([101n, 102n, 103n, 104n, 105n]);
    expect(hitAmount(100n, 105n, (bound) => bound - 1)).toBe(105n);
  });

  test('is made with a text of its own for each level', () => {
    expect(drawSalt('mystic-jackpots', 'level_1')).not.toBe(drawSalt('mystic-jackpots', 'level_2'));
  });
});

test('a game feeds by studio and family', () => {
  const rule = { studios: ['apogee'], families: ['lines'] };
  expect(feeds(rule, { provider: 'apogee', family: 'lines' })).toBe(true);
  expect(feeds(rule, { provider: 'apogee', family: 'roulette' })).toBe(false);
  expect(feeds(rule, { provider: 'tideline', family: 'lines' })).toBe(false);
});

test('the boards are ordered by time and by amount', () => {
  const win = (created_at: string, jackpot_original_amount_cents: number) => ({
    created_at,
    jackpot_original_amount_cents,
  });
  const [old, big, fresh] = [
    win('2026-01-01T00:00:00Z', 5),
    win('2026-02-01T00:00:00Z', 9),
    win('2026-03-01T00:00:00Z', 5),
  ];
  expect(byTime([old, big, fresh])).toEqual([fresh, big, old]);
  expect(byAmount([old, big, fresh])).toEqual([big, fresh, old]);
});
