import { describe, expect, test } from 'vitest';
import { checkFields } from '../../platform/forms/rules.ts';
import { withRedirect } from './enter-links.ts';
import { passwordStrength } from './password-strength.ts';
import { signUpRules } from './registration-rules.ts';

const filled = {
  email: 'ada@example.com',
  password: 'Ignition-2026!',
  country: 'DE',
  currency: 'EUR',
  terms_acceptance: true,
};
const problems = (change: Partial<Record<keyof typeof filled, unknown>>) =>
  checkFields({ ...filled, ...change }, signUpRules, ({ key }) => key);

describe('registration', () => {
  test('a filled form is right', () => expect(problems({})).toEqual({}));

  test.each([
    [{ email: 'ada' }, { email: 'email_invalid' }],
    [{ email: undefined }, { email: 'required' }],
    [{ password: 'short' }, { password: 'too_short' }],
    [{ terms_acceptance: false }, { terms_acceptance: 'must_be_checked' }],
    [{ terms_acceptance: undefined }, { terms_acceptance: 'must_be_checked' }],
    [
      { country: '', currency: '' },
      { country: 'required', currency: 'required' },
    ],
  ])('%j is told as %j', (change, expected) => expect(problems(change)).toEqual(expected));

  test.each([
    ['', 'empty', 8],
    ['1234567', 'short', 1],
    ['12345678', 'good', 4],
    ['12345678901', 'good', 1],
    ['123456789012', 'strong', 0],
  ])('the password %j is %s, %d to go', (password, step, missing) => {
    expect(passwordStrength(password)).toEqual({ step, missing });
  });

  test('the other form keeps where to go', () => {
    const search = new URLSearchParams({ redirect: '/play/a/b?mode=real' });
    expect(withRedirect('/sign-in', search)).toBe('/sign-in?redirect=%2Fplay%2Fa%2Fb%3Fmode%3Dreal');
    expect(withRedirect('/sign-in', new URLSearchParams())).toBe('/sign-in');
  });
});
