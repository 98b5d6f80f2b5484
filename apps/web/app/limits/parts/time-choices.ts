import type { LimitsPolicy } from '@cosmodrome/contract/http/limits';
import type { TimeLimit } from '@cosmodrome/rules/limits/types';

/** Lengths that are offered to press; any other within the licence's bounds is typed. None is chosen beforehand. */
const LENGTHS: Readonly<Record<TimeLimit, readonly number[]>> = {
  session: [30, 60, 120, 180],
  reality_check: [15, 30, 60],
};

export function timeChoices(type: TimeLimit, policy: Pick<LimitsPolicy, 'session_minutes' | 'reality_check_minutes'>) {
  const { min, max } = type === 'session' ? policy.session_minutes : policy.reality_check_minutes;
  return { min, max, choices: LENGTHS[type].filter((minutes) => minutes >= min && minutes <= max) };
}

/** Minutes as typed; undefined for anything that is not a whole number within the bounds. */
export function minutesOf(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : NaN;
  return minutes >= min && minutes <= max ? minutes : undefined;
}
