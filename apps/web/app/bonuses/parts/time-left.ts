import { HOUR_MS } from '@cosmodrome/rules/durations';
const HOURS_A_DAY = 24;

/** How long a bonus may still be wagered: in whole days, on the last one in hours; null once it is over. */
export function wagerTimeLeft(validUntil: string, now: number): { unit: 'days' | 'hours'; count: number } | null {
  const left = Date.parse(validUntil) - now;
  if (!(left > 0)) return null;
  const hours = Math.floor(left / HOUR_MS);
  if (hours >= HOURS_A_DAY) return { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
  return { unit: 'hours', count: Math.max(1, hours) };
}
