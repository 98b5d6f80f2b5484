import { DAY_MS } from '@cosmodrome/rules/durations';
/** Calendar days between two moments, on the reader's calendar. */
export function daysSince(then: Date, now: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(0, Math.round((day(now) - day(then)) / DAY_MS));
}
