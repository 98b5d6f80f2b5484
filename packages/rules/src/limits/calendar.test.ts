import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, windowOf } from './calendar.ts';

const ZONES = ['Europe/Berlin', 'Europe/Tallinn', 'America/Toronto', 'Australia/Sydney', 'Pacific/Auckland', 'UTC'];
const MONTHS = { month: 1, month_3: 3, month_6: 6, month_9: 9, month_12: 12, month_36: 36, month_60: 60 } as const;
const periods = Object.keys(MONTHS) as (keyof typeof MONTHS)[];

/** What a clock on the wall shows: `2026-11-22 12:00:00`. */
const wall = (at: Date, zone: string): string => at.toLocaleString('sv-SE', { timeZone: zone });
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (value: number): string => String(value).padStart(2, '0');

/** The same day and time some months later, or the last day of that month. */
function later(shown: string, months: number): string {
  const [date = '', time = ''] = shown.split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [then, there] = [Math.floor(count / 12), (count % 12) + 1];
  return `${then}-${two(there)}-${two(Math.min(day, daysIn(then, there)))} ${time}`;
}

/** The days on which months and quarters end, leap days among them. */
const ENDS = [2027, 2028, 2029].flatMap((year) =>
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    [30, 31, daysIn(year, month)]
      .filter((day) => day <= daysIn(year, month))
      .map((day) => `${year}-${two(month)}-${two(day)}`),
  ),
);

describe('a break of months', () => {
  it.each([
    ['month_3', '2027-12-31T12:00:00Z', '2028-03-31T11:00:00.000Z'],
    ['month_3', '2027-11-30T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['month_6', '2027-03-31T12:00:00Z', '2027-09-30T12:00:00.000Z'],
    ['month_6', '2027-06-30T12:00:00Z', '2027-12-30T13:00:00.000Z'],
    ['month_6', '2027-09-30T12:00:00Z', '2028-03-30T12:00:00.000Z'],
    ['month_9', '2027-12-31T12:00:00Z', '2028-09-30T11:00:00.000Z'],
    ['month_9', '2027-05-31T12:00:00Z', '2028-02-29T13:00:00.000Z'],
    ['month_12', '2027-02-28T12:00:00Z', '2028-02-28T12:00:00.000Z'],
    ['month_12', '2027-12-31T22:59:59Z', '2028-12-31T22:59:59.000Z'],
  ] as const)('%s from %s on ends at %s in Berlin', (period, start, end) => {
    expect(endOf(period, new Date(start), 'Europe/Berlin')?.toISOString()).toBe(end);
  });

  it('begun on the last days of any month ends on the same day, or on the last one where there is none', () => {
    for (const zone of ZONES) {
      for (const day of ENDS) {
        const start = new Date(`${day}T12:00:00Z`);
        for (const period of periods) {
          const end = endOf(period, start, zone);
          expect([zone, period, end && wall(end, zone)]).toEqual([
            zone,
            period,
            later(wall(start, zone), MONTHS[period]),
          ]);
        }
      }
    }
  });

  it('is never shorter than its months, at whatever moment it begins', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2034-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), fc.constantFrom(...periods), (start, zone, period) => {
        const end = endOf(period, start, zone);
        const wanted = later(wall(start, zone), MONTHS[period]);
        const shown = end ? wall(end, zone) : 'never';
        // An hour that the clocks skip is not there: then it is the next one.
        expect(shown >= wanted && shown.slice(0, 10) === wanted.slice(0, 10)).toBe(true);
        expect(end && end.getTime() % 1000).toBe(start.getTime() % 1000);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Europe/Berlin', '2026-12-28T01:30:00Z', '2027-03-28 03:30:00'],
    ['America/Toronto', '2026-12-14T07:30:00Z', '2027-03-14 03:30:00'],
    ['Australia/Sydney', '2027-07-02T16:30:00Z', '2027-10-03 03:30:00'],
  ])('in %s that would end in an hour which summer time skips ends after it', (zone, start, shown) => {
    const end = endOf('month_3', new Date(start), zone);
    expect(end && wall(end, zone)).toBe(shown);
  });
});

describe('a month of a limit', () => {
  it('ends with the last day of the month on the wall, in every month and zone', () => {
    for (const zone of ZONES) {
      for (const day of ENDS) {
        const { start, end } = windowOf('month', new Date(`${day}T12:00:00Z`), zone);
        const month = wall(new Date(`${day}T12:00:00Z`), zone).slice(0, 7);
        expect([zone, wall(start, zone)]).toEqual([zone, `${month}-01 00:00:00`]);
        expect(wall(end, zone)).toBe(later(`${month}-01 00:00:00`, 1));
        expect(wall(new Date(end.getTime() - 1), zone).slice(0, 7)).toBe(month);
        expect(windowOf('month', end, zone).start).toEqual(end);
      }
    }
  });
});
