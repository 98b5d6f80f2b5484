import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { intervalOf, resumeTimes, SESSION_GAP } from './gaming-session.ts';

const start = Date.UTC(2026, 2, 1, 12);
const times = { started: start, seen: start + 60_000, checked: start };

describe('the gaming session', () => {
  it('goes on after a reload and begins anew after a pause', () => {
    expect(resumeTimes(null, start)).toEqual({ started: start, seen: start, checked: start });
    expect(resumeTimes(times, start + 120_000)).toEqual({ ...times, seen: start + 120_000 });
    const later = times.seen + SESSION_GAP;
    expect(resumeTimes(times, later - 1).started).toBe(start);
    expect(resumeTimes(times, later).started).toBe(later);
  });

  it('does not believe times that lie ahead', () => {
    expect(resumeTimes(times, start - 1).started).toBe(start - 1);
    expect(resumeTimes({ ...times, seen: start + 10 * SESSION_GAP }, start + 5).started).toBe(start + 5);
  });

  it('comes as often as the stricter of policy and player asks', () => {
    expect([intervalOf(60, null), intervalOf(60, 15), intervalOf(30, 60)]).toEqual([HOUR_MS, HOUR_MS / 4, HOUR_MS / 2]);
    expect([intervalOf(null, 20), intervalOf(null, null)]).toEqual([HOUR_MS / 3, null]);
  });
});
