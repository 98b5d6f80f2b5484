import { expect, test } from 'vitest';
import { COOKIES_ACCEPTED, EMP_APPROVED, mayRememberPartner, openNotice } from './notices.ts';

const none = (): boolean => false;
const only = (name: string) => (cookie: string) => cookie === name;

test.each([
  ['DE', none, 'cookies'],
  ['NO', none, 'cookies'],
  ['EE', only(EMP_APPROVED), 'cookies'],
  ['DE', only(COOKIES_ACCEPTED), null],
  ['AU', none, 'emp'],
  ['AU', only(COOKIES_ACCEPTED), 'emp'],
  ['AU', only(EMP_APPROVED), null],
  ['NZ', none, null],
  ['CA', none, null],
  [null, none, null],
] as const)('a visitor from %s is shown what is still open', (country, answered, notice) => {
  expect(openNotice(country, answered)).toBe(notice);
});

test('a partner is remembered until somebody wants only what is needed', () => {
  expect([undefined, 'all', 'true', 'necessary'].map(mayRememberPartner)).toEqual([true, true, true, false]);
});
