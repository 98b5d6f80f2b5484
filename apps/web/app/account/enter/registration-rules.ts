import { emailError, type FieldError, passwordError } from '@cosmodrome/rules/account/text-rules';
import type { Rules } from '../../platform/forms/rules.ts';

const ticked = (on: boolean | undefined): FieldError | null => (on === true ? null : { key: 'must_be_checked' });
const filled = (text: string | undefined): FieldError | null => ((text ?? '') === '' ? { key: 'required' } : null);

/** What the origin checks of a registration, checked before it is sent. One box stands for age and terms. */
export const signUpRules: Rules = {
  email: (text: string | undefined) => emailError(text ?? ''),
  password: (text: string | undefined) => passwordError(text ?? ''),
  country: filled,
  currency: filled,
  terms_acceptance: ticked,
};

/** Only that something was typed: old passwords may be of any kind. */
export const signInRules: Rules = { email: filled, password: filled };
