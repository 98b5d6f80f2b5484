import { describe, expect, it } from 'vitest';
import { daysOfMonth, sumIn } from './month.ts';

describe('the days of the running month', () => {
  it('begin at midnight of the zone, also where summer time ends', () => {
    const days = daysOfMonth(new Date('2026-10-27T12:00:00Z'), 'Europe/Berlin').map((day) => day.toISOString());
    expect(days).toHaveLength(27);
    expect(days[0]).toBe('2026-09-30T22:00:00.000Z');
    expect(days.slice(-4)).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
    ]);
  });

  it('are one on the first, whatever the day is elsewhere', () => {
    expect(daysOfMonth(new Date('2026-10-31T12:00:00Z'), 'Pacific/Auckland')).toEqual([
      new Date('2026-10-31T11:00:00Z'),
    ]);
  });
});

it('counts money of several wallets in one currency, losses as exactly as gains', () => {
  expect(sumIn([], 'EUR')).toBe(0);
  expect(
    sumIn(
      [
        { currency: 'EUR', amount: -1_000n },
        { currency: 'USD', amount: 500n },
      ],
      'EUR',
    ),
  ).toBe(-570);
});
