import { expect, test } from 'vitest';
import { licences } from '@cosmodrome/rules/profile/licence';
import { hasRegister } from '@cosmodrome/rules/limits/register';
import { contentWithPolicies } from '../../testing/content.ts';
import { readContents } from '../generated/contents.ts';
import { assertWagers, readPolicies } from './policies.ts';

test('a policy cannot ask what nobody could answer', () => {
  expect(() => readPolicies(contentWithPolicies({ CW: { registration: ['iban'] } }), false)).toThrow(/CW\.json/);
  const folder = contentWithPolicies({
    CW: { registration: ['mobile_phone'] },
    strict: { registration: ['date_of_birth'] },
  });
  expect(readPolicies(folder, false).of('CW').registration).toEqual(['mobile_phone']);
  expect(readPolicies(folder, true).of('CW').registration).toEqual(['date_of_birth', 'mobile_phone']);
  expect(readPolicies(folder, true).of('EE').registration).toEqual(['date_of_birth']);
});

test('the browser asks for a register’s number where a licence has one asked', () => {
  const policies = readPolicies(contentWithPolicies({}), false);
  for (const licence of licences) {
    expect(hasRegister(licence)).toBe(policies.of(licence).limits.exclusionRegister !== null);
  }
});

test('only the strict profile refuses a bonus that is wagered more than ten times, and the start stops with its name', () => {
  const folder = contentWithPolicies({});
  const heavy = [{ name: 'bonus heavy', wager: 30 }];
  expect(() => assertWagers(readPolicies(folder, false), heavy)).not.toThrow();
  expect(() => assertWagers(readPolicies(folder, true), heavy)).toThrow(/bonus heavy has 30/);
  expect(() => assertWagers(readPolicies(folder, true), [{ name: 'bonus ten', wager: 10 }])).not.toThrow();
});

test('the shipped bonuses and gifts limit no winnings, and are wagered ten times at most', () => {
  const { bonuses, levels } = readContents(contentWithPolicies({}));
  expect(bonuses.map(({ max_wins: most }) => most)).toEqual(bonuses.map(() => null));
  expect(levels.all.flatMap(({ gift }) => (gift ? [gift.maxWins] : []))).toEqual(
    levels.all.flatMap(({ gift }) => (gift ? [null] : [])),
  );
  expect(Math.max(...bonuses.map(({ wager }) => wager))).toBeLessThanOrEqual(10);
});
