import { birthDateError } from './birth-date.ts';
import { ibanError } from './iban.ts';
import type { Licence } from './licence.ts';
import { postalCodeError } from './postal-code.ts';
import { addressError, nameError, nicknameError, personalIdError, phoneError } from './text-rules.ts';
import type { FieldError } from '../field-error.ts';

/** What the rules of some fields depend on. */
export interface FieldFacts {
  country: string;
  licence: Licence;
  now: Date;
}

const checks: Readonly<Record<string, (text: string, facts: FieldFacts) => FieldError | null>> = {
  nickname: nicknameError,
  first_name: nameError,
  last_name: nameError,
  city: nameError,
  state: nameError,
  address: addressError,
  mobile_phone: phoneError,
  personal_id_number: personalIdError,
  iban: ibanError,
  postal_code: (text, { country }) => postalCodeError(text, country),
  date_of_birth: (text, { licence, now }) => birthDateError(text, licence, now),
};

/** What is wrong with the text of a profile's field (spec 5); null for one without a rule. An empty text is nobody's error. */
export const profileFieldError = (field: string, text: string, facts: FieldFacts): FieldError | null =>
  text.trim() === '' ? null : (checks[field]?.(text.trim(), facts) ?? null);

/** The same where the field has to be filled. */
export const askedFieldError = (field: string, text: string, facts: FieldFacts): FieldError | null =>
  text.trim() === '' ? { key: 'required' } : profileFieldError(field, text, facts);
