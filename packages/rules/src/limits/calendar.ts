/**
 * Days, weeks and months as a player's clock on the wall has them. A period may be 23 or 25 hours longer or shorter than
 * the sum of its days where summer time begins or ends in it; nothing here adds hours to find a day.
 */
import { DAY_MS } from '../durations.ts';
import type { LimitPeriod, RenewingPeriod } from './types.ts';

/** Where a player's days begin, by country. A country with several zones takes the one most of its people live in. */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  EE: 'Europe/Tallinn',
  IT: 'Europe/Rome',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
};

export const zoneOf = (country: string | null, fallback: string): string =>
  (country === null ? undefined : ZONES[country]) ?? fallback;

interface Wall {
  year: number;
  /** From 0. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function wallOf(at: Date, zone: string): Wall {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const asUtc = (wall: Wall): number => Date.UTC(wall.year, wall.month, wall.day, wall.hour, wall.minute, wall.second);

/** The instant at which the wall shows this; the first one after a gap. */
function instantOf(wall: Wall, zone: string): Date {
  const wanted = asUtc(wall);
  const offsetAt = (time: number): number => asUtc(wallOf(new Date(time), zone)) - Math.floor(time / 1000) * 1000;
  const first = wanted - offsetAt(wanted);
  const found = wanted - offsetAt(first);
  // A time that the clocks skip is looked for before them in the west, and after them in the east.
  return new Date(asUtc(wallOf(new Date(found), zone)) < wanted ? wanted - offsetAt(found) : found);
}

/** The date that the wall's calendar shows at an instant, as `2026-11-21`. */
export function dayOf(at: Date, zone: string): string {
  const { year, month, day } = wallOf(at, zone);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

const midnight = (year: number, month: number, day: number): Wall => ({
  ...dateOf(year, month, day),
  hour: 0,
  minute: 0,
  second: 0,
});

/** A date whose parts may run over: 32 January is 1 February. */
function dateOf(year: number, month: number, day: number): Pick<Wall, 'year' | 'month' | 'day'> {
  const date = new Date(Date.UTC(year, month, day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

export interface Window {
  readonly start: Date;
  /** The first instant that is no longer in it: when the limit renews. */
  readonly end: Date;
}

/** The running day, week (from Monday) or month at an instant. */
export function windowOf(period: RenewingPeriod, at: Date, zone: string): Window {
  const { year, month, day } = wallOf(at, zone);
  if (period === 'month') {
    return { start: instantOf(midnight(year, month, 1), zone), end: instantOf(midnight(year, month + 1, 1), zone) };
  }
  const sinceMonday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;
  const first = period === 'week' ? day - sinceMonday : day;
  const length = period === 'week' ? 7 : 1;
  return {
    start: instantOf(midnight(year, month, first), zone),
    end: instantOf(midnight(year, month, first + length), zone),
  };
}

const DAYS: Partial<Record<LimitPeriod, number>> = { day: 1, day_3: 3, week: 7 };
const MONTHS: Partial<Record<LimitPeriod, number>> = {
  month: 1,
  month_3: 3,
  month_6: 6,
  month_9: 9,
  month_12: 12,
  month_36: 36,
  month_60: 60,
};

/**
 * When a break that begins now is over: null for never. Days are never shorter than 24 hours; a month ends on the same
 * day of a later month at the same time, or on that month's last day.
 */
export function endOf(period: LimitPeriod, start: Date, zone: string): Date | null {
  if (period === 'forever') return null;
  const days = DAYS[period];
  const wall = wallOf(start, zone);
  const milliseconds = start.getTime() % 1000;
  if (days !== undefined) {
    const end = instantOf({ ...wall, ...dateOf(wall.year, wall.month, wall.day + days) }, zone);
    return new Date(Math.max(end.getTime() + milliseconds, start.getTime() + days * DAY_MS));
  }
  const target = dateOf(wall.year, wall.month + (MONTHS[period] ?? 0), 1);
  const last = new Date(Date.UTC(target.year, target.month + 1, 0)).getUTCDate();
  const end = instantOf({ ...wall, ...target, day: Math.min(wall.day, last) }, zone);
  return new Date(end.getTime() + milliseconds);
}
