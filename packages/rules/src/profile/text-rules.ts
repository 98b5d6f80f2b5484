/** Rules of the text fields of a player (spec 5). The browser shows them while typing, the origin enforces them. */
import { fieldError, type FieldError } from '../field-error.ts';

/** A box that has to be ticked. */
export const untickedError = (ticked: boolean | undefined): FieldError | null =>
  ticked === true ? null : fieldError('must_be_checked');

export const NICKNAME_MIN = 3;
export const NICKNAME_MAX = 15;
const NAME = /^[\p{L}\p{M}\p{N} .-]*$/u;

/** Letters of any script, digits, spaces, dots and hyphens; may be empty. */
export function nicknameError(nickname: string): FieldError | null {
  const plain = nickname.trim();
  if (plain === '') return null;
  if (!NAME.test(plain)) return fieldError('invalid_characters');
  const length = [...plain].length;
  if (length < NICKNAME_MIN) return fieldError('too_short', { min: NICKNAME_MIN });
  return length > NICKNAME_MAX ? fieldError('too_long', { max: NICKNAME_MAX }) : null;
}

export const NAME_MAX = 64;

/** First name, last name, city: letters, digits, spaces, dots and hyphens. */
export const nameError = (name: string): FieldError | null =>
  NAME.test(name.trim()) ? tooLong(name, NAME_MAX) : fieldError('invalid_characters');

export const ADDRESS_MAX = 128;
const ADDRESS = /^[\p{L}\p{M}\p{N} .,'’/#&()-]*$/u;

export const addressError = (address: string): FieldError | null =>
  ADDRESS.test(address.trim()) ? tooLong(address, ADDRESS_MAX) : fieldError('invalid_characters');

const tooLong = (text: string, max: number): FieldError | null =>
  [...text.trim()].length > max ? fieldError('too_long', { max }) : null;

export const PHONE_MIN = 8;
const PHONE = /^[\d+() -]+$/;

/** Digits, plus, brackets, spaces and hyphens, at least eight of them, with at least six digits. */
export function phoneError(phone: string): FieldError | null {
  const plain = phone.trim();
  const digits = plain.replace(/\D/g, '').length;
  return plain.length >= PHONE_MIN && plain.length <= 32 && digits >= 6 && PHONE.test(plain)
    ? null
    : fieldError('phone_invalid');
}

export const PERSONAL_ID_LENGTH = 11;
/** The English-letters-only rule. */
export const englishOnlyError = (text: string): FieldError | null =>
  /^[A-Za-z0-9 .,'-]*$/.test(text) ? null : fieldError('only_english_letters');

/** A personal code as registers write it: English letters and digits, eleven of them. */
export const personalIdError = (id: string): FieldError | null =>
  englishOnlyError(id) ??
  (id.length === PERSONAL_ID_LENGTH ? null : fieldError('personal_id', { length: PERSONAL_ID_LENGTH }));
