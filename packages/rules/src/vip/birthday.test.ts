import { expect, it } from 'vitest';
import { birthdaysAround, isBirthday } from './birthday.ts';

it('is the same day of the year, and 1 March for 29 February where that is missing', () => {
  expect(isBirthday('1990-11-21', '2026-11-21')).toBe(true);
  expect(isBirthday('1990-11-21', '2026-11-22')).toBe(false);
  expect(isBirthday('1992-02-29', '2028-02-29')).toBe(true);
  expect(isBirthday('1992-02-29', '2028-03-01')).toBe(false);
  expect(isBirthday('1992-02-29', '2027-03-01')).toBe(true);
  expect(isBirthday('1992-02-29', '2027-02-28')).toBe(false);
  expect(isBirthday('1992-02-29', '2100-03-01')).toBe(true);
});

it('may be on three dates of the world at once', () => {
  expect(birthdaysAround(new Date('2026-11-21T12:00:00Z'))).toEqual(['11-20', '11-21', '11-22']);
  expect(birthdaysAround(new Date('2026-12-31T23:00:00Z'))).toEqual(['12-30', '12-31', '01-01']);
  expect(birthdaysAround(new Date('2027-03-01T12:00:00Z'))).toContain('02-29');
});
