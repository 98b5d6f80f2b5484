import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { completedIn, dayButtons, dayState, isFinished } from './day.ts';
import { hasAdventure } from './groups.ts';
import { courseToOpen, dateOfStep, dayEndsAt, daysOf, isTimeZone, stepAt, type Course } from './month.ts';
import { decodeTitle, encodeTitle } from './title.ts';

const at = (text: string): Date => new Date(text);
const open = (text: string, zone: string, latest: Course | null = null): Course => {
  const course = courseToOpen(at(text), zone, latest);
  if (!course) throw new Error('no month opens');
  return course;
};

it('is for its group and for testers', () => {
  expect(hasAdventure(['1117', '791'])).toBe(true);
  expect(hasAdventure(['21'])).toBe(true);
  expect(hasAdventure(['916'])).toBe(true);
  expect(hasAdventure(['759'])).toBe(false);
});

describe('a title', () => {
  it('names what it is of, the step of how many, and the date', () => {
    expect(encodeTitle({ prefix: 'Adventure', step: 21, total: 31, date: '2026-11-21' })).toBe(
      'Adventure 21/31 21/11/2026',
    );
  });

  it('is read back, also with a prefix of several words', () => {
    const title = { prefix: 'Mon aventure', step: 3, total: 29, date: '2027-02-03' };
    expect(decodeTitle(encodeTitle(title))).toEqual(title);
  });

  it('is none where something is missing', () => {
    for (const text of ['Adventure', 'Adventure 3/29', '3/29 03/02/2027', 'A 0/29 03/02/2027', 'A 30/29 03/02/2027'])
      expect(decodeTitle(text)).toBeNull();
  });
});

describe('a month', () => {
  it('has its days, and the day after the last for the super prize', () => {
    expect(['2026-11', '2026-12', '2027-02', '2028-02'].map(daysOf)).toEqual([30, 31, 28, 29]);
    expect(dateOfStep('2026-11', 31)).toBe('2026-12-01');
    const course = open('2026-11-21T12:00:00Z', 'Europe/Tallinn');
    expect([course.startsAt, course.endsAt]).toEqual([at('2026-10-31T22:00:00Z'), at('2026-11-30T22:00:00Z')]);
    expect(stepAt(course, at('2026-11-20T22:00:00Z'))).toBe(21);
    expect(stepAt(course, at('2026-11-30T21:59:59Z'))).toBe(30);
    expect(stepAt(course, at('2026-11-30T22:00:00Z'))).toBe(31);
    expect(stepAt(course, at('2026-12-01T22:00:00Z'))).toBe(32);
  });

  it('has a day of 23 and one of 25 hours where the clocks change', () => {
    const october = open('2026-10-01T12:00:00Z', 'Europe/Berlin');
    const long = at('2026-10-24T22:00:00Z');
    expect(stepAt(october, long)).toBe(25);
    expect(dayEndsAt(october, long).getTime() - long.getTime()).toBe(25 * HOUR_MS);
    const march = open('2027-03-01T12:00:00Z', 'Europe/Berlin');
    const short = at('2027-03-27T23:00:00Z');
    expect(stepAt(march, short)).toBe(28);
    expect(dayEndsAt(march, short).getTime() - short.getTime()).toBe(23 * HOUR_MS);
  });

  it('stays in the zone of its first visit', () => {
    const november = open('2026-11-01T12:00:00Z', 'UTC');
    expect(courseToOpen(at('2026-11-30T15:30:00Z'), 'Asia/Tokyo', november)).toBeNull();
  });

  it('begins where the one before it has ended, so that no moment belongs to two', () => {
    const november = open('2026-11-01T12:00:00Z', 'America/Los_Angeles');
    const december = open('2026-12-02T12:00:00Z', 'Asia/Tokyo', november);
    expect(december.startsAt).toEqual(november.endsAt);
    const tokyo = open('2026-11-02T12:00:00Z', 'Asia/Tokyo');
    // In the west it is November still: the next month begins with the calendar there.
    expect(courseToOpen(at('2026-11-30T16:00:00Z'), 'America/Los_Angeles', tokyo)).toBeNull();
    expect(open('2026-12-01T09:00:00Z', 'America/Los_Angeles', tokyo).startsAt).toEqual(at('2026-12-01T08:00:00Z'));
  });

  it('gives every moment one step at most, whatever zones somebody comes from', () => {
    const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin');
    const visits = fc.array(fc.tuple(zone, fc.integer({ min: 1, max: 40 })), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(visits, fc.integer({ min: 0, max: 200 * 24 }), (all, hour) => {
        const courses: Course[] = [];
        let now = at('2026-10-20T05:00:00Z').getTime();
        for (const [from, hours] of all) {
          now += hours * HOUR_MS;
          const course = courseToOpen(new Date(now), from, courses.at(-1) ?? null);
          if (course) courses.push(course);
        }
        const moment = new Date(at('2026-10-01T00:30:00Z').getTime() + hour * HOUR_MS);
        const holding = courses.filter(({ startsAt, endsAt }) => moment >= startsAt && moment < endsAt);
        expect(holding.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('takes names of zones only', () => {
    expect(['Europe/Tallinn', 'UTC', 'Etc/GMT+12'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['+02:00', '', 'Mars/Olympus', 'Europe/Tallinn; drop'].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a day', () => {
  it('is lost, completed, today or to come, and the last one is the super prize', () => {
    const of = (step: number, isCompleted: boolean) => dayState({ step, isCompleted }, 21, 30);
    expect([of(20, false), of(20, true), of(21, false), of(21, true), of(22, false), of(31, false)]).toEqual([
      'lost',
      'completed',
      'active',
      'active',
      'future',
      'superPrize',
    ]);
  });

  it('has the buttons of its state', () => {
    expect(dayButtons('active', false, null)).toEqual(['deposit', 'details']);
    expect(dayButtons('active', true, 'issued')).toEqual(['gifts']);
    expect(dayButtons('active', true, 'activated')).toEqual(['details']);
    expect(dayButtons('completed', true, 'activated')).toEqual(['details']);
    expect(dayButtons('completed', true, 'expired')).toEqual(['details', 'support']);
    expect(dayButtons('lost', false, null)).toEqual(['details', 'support']);
    expect(dayButtons('future', false, null)).toEqual(['details']);
    expect(dayButtons('superPrize', true, 'issued')).toEqual(['gifts']);
  });

  it('is completed by the first currency whose deposits reach what it asks, each by itself', () => {
    const least = { EUR: 1_000, USD: 1_200 };
    const of = (...deposits: [string, bigint][]) =>
      completedIn(
        deposits.map(([currency, amount]) => ({ currency, amount })),
        least,
      );
    expect(of(['EUR', 999n])).toBeNull();
    expect(of(['EUR', 400n], ['EUR', 600n])).toBe('EUR');
    expect(of(['EUR', 900n], ['USD', 1_100n])).toBeNull();
    expect(of(['EUR', 900n], ['USD', 1_200n], ['EUR', 100n])).toBe('USD');
    expect(of(['NOK', 9_999_999n])).toBeNull();
    expect(of()).toBeNull();
  });
});

it('is finished when the last day is completed, or the day after it has passed', () => {
  expect([isFinished(true, 30, 30), isFinished(false, 31, 30), isFinished(false, 32, 30)]).toEqual([true, false, true]);
});
