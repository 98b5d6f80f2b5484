import { type Licence, minimumAge } from './licence.ts';
import type { FieldError } from '../field-error.ts';

/** `DD/MM/YYYY` as people type it, also with the dots or hyphens of their country, to the wire's `yyyy-mm-dd`; null when it is no such date. */
export function parseBirthDate(text: string): string | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** True for a `yyyy-mm-dd` that the calendar has: no 31 June, no 29 February outside leap years. */
export function isCalendarDate(date: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1900 && day >= 1 && day <= (days[month - 1] ?? 0);
}

/** Completed years at a moment, by the calendar in UTC. */
export function ageAt(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Checks the wire's `yyyy-mm-dd` or the typed `DD/MM/YYYY`: a real date, old enough for the licence. */
export function birthDateError(text: string, licence: Licence, now: Date): FieldError | null {
  const date = isCalendarDate(text) ? text : parseBirthDate(text);
  if (date === null) return { key: 'birthday_invalid' };
  const age = ageAt(date, now);
  if (age < 0 || age > 120) return { key: 'birthday_invalid' };
  const min = minimumAge(licence);
  return age < min ? { key: 'too_young', values: { age: min } } : null;
}
