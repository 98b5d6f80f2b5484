import { emailError } from '@cosmodrome/rules/contact/email';
import type { FieldError } from '@cosmodrome/rules/field-error';
import { passwordError } from '@cosmodrome/rules/identity/password';
import { untickedError } from '@cosmodrome/rules/profile/text-rules';
import type { Rules } from '../../platform/forms/rules.ts';

const filled = (text: string | undefined): FieldError | null => ((text ?? '') === '' ? { key: 'required' } : null);

/** What the origin checks of a registration, checked before it is sent. One box stands for age and terms. */
export const signUpRules: Rules = {
  email: (text: string | undefined) => emailError(text ?? ''),
  password: (text: string | undefined) => passwordError(text ?? ''),
  country: filled,
  currency: filled,
  terms_acceptance: (on: boolean | undefined) => untickedError(on),
};

/** Only that something was typed: old passwords may be of any kind. */
export const signInRules: Rules = { email: filled, password: filled };
