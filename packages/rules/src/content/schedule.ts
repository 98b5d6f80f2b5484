import { dayOf, windowOf, type Window } from '../limits/calendar.ts';

/** When something of the content runs: once, or every day or week of a time zone's calendar, from midnight to midnight. */
export type Schedule =
  | { readonly kind: 'once'; readonly starts_at: string; readonly ends_at: string }
  | { readonly kind: 'day' | 'week'; readonly zone: string };

/** One of a series. */
export interface Occurrence {
  readonly identifier: string;
  readonly start: Date;
  readonly end: Date;
}

/** What a window of a series is called: the series and the date on which it begins. */
const named = (series: string, { start, end }: Window, zone: string): Occurrence => ({
  identifier: `${series}-${dayOf(start, zone)}`,
  start,
  end,
});

/**
 * What of a series runs at a moment and the one after it; one that happens once is answered until it is over. A
 * day of a time zone may have 23 or 25 hours.
 */
export function occurrences(series: string, schedule: Schedule, now: Date): Occurrence[] {
  if (schedule.kind === 'once') {
    const once = { identifier: series, start: new Date(schedule.starts_at), end: new Date(schedule.ends_at) };
    return once.end > now ? [once] : [];
  }
  const { kind, zone } = schedule;
  const running = windowOf(kind, now, zone);
  return [running, windowOf(kind, running.end, zone)].map((window) => named(series, window, zone));
}
