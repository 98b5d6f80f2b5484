import { expect, test } from 'vitest';
import { licences } from '@cosmodrome/rules/account/licence';
import { hasRegister } from '@cosmodrome/rules/limits/register';
import { contentWithPolicies } from '../../testing/content.ts';
import { readPolicies } from './policies.ts';

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
