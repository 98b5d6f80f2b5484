import { dayOf, windowOf } from '../limits/calendar.ts';

/** A month of one player: its days are those of the time zone that the first visit of the month had. */
export interface Course {
  /** As `2026-11`. */
  readonly month: string;
  readonly zone: string;
  readonly startsAt: Date;
  /** The first instant after its last day. */
  readonly endsAt: Date;
}

/** How many days a month has. */
export const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** The month that the calendar of a zone shows. */
export const monthAt = (at: Date, zone: string): string => dayOf(at, zone).slice(0, 7);

/** The date of a step: of the last one, the super prize, the day after the month. */
export const dateOfStep = (month: string, step: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, step)).toISOString().slice(0, 10);

/**
 * The month that a visit opens; null while the latest one is not over, or where the zone's calendar is still in it. A month begins
 * where the one before it has ended: between two zones no moment belongs to two months, and no deposit to two days.
 */
export function courseToOpen(at: Date, zone: string, latest: Course | null): Course | null {
  const month = monthAt(at, zone);
  if (latest && (at < latest.endsAt || month <= latest.month)) return null;
  const { start, end } = windowOf('month', at, zone);
  return { month, zone, startsAt: latest && latest.endsAt > start ? latest.endsAt : start, endsAt: end };
}

/**
 * The step that an instant is in: the day of the month, one more for the day after the last, which is that of the super
 * prize, and two more for everything later.
 */
export function stepAt({ month, zone, endsAt }: Course, at: Date): number {
  if (at < endsAt) return monthAt(at, zone) === month ? Number(dayOf(at, zone).slice(8)) : 0;
  return daysOf(month) + (at < windowOf('day', endsAt, zone).end ? 1 : 2);
}

/** When the day that an instant is in ends for the player. */
export const dayEndsAt = ({ zone }: Pick<Course, 'zone'>, at: Date): Date => windowOf('day', at, zone).end;

/** Whether a text names a time zone that days can be counted in. */
export function isTimeZone(zone: string): boolean {
  // Not `+02:00`, which some take for one: it knows no summer time.
  if (!/^[A-Za-z][\w+/-]*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
