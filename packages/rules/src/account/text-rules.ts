/** Rules of the text fields of a player (spec 5). The browser shows them while typing, the origin enforces them. */

/** Why a field was refused; a message of the same name explains it. Values fill the message. */
export interface FieldError {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

const error = (key: string, values?: FieldError['values']): FieldError => (values ? { key, values } : { key });

export const EMAIL_MAX = 254;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** One spelling for one mailbox: without spaces around, in small letters. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export function emailError(email: string): FieldError | null {
  const plain = email.trim();
  if (plain === '') return error('required');
  const dots = plain.startsWith('.') || plain.includes('..') || plain.includes('.@');
  return plain.length > EMAIL_MAX || dots || !EMAIL.test(plain) ? error('email_invalid') : null;
}

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The symbols a password may have beside Latin letters and digits. */
export const PASSWORD_SYMBOLS = '!@#$%^&*()-_=+[]{};:,.?/~';
const PASSWORD_CHARACTER = /[A-Za-z0-9!@#$%^&*()\-_=+[\]{};:,.?/~]/;

export function passwordError(password: string): FieldError | null {
  if (password === '') return error('required');
  if ([...password].some((character) => !PASSWORD_CHARACTER.test(character))) {
    return error('password_characters', { symbols: PASSWORD_SYMBOLS });
  }
  if (password.length < PASSWORD_MIN) return error('too_short', { min: PASSWORD_MIN });
  return password.length > PASSWORD_MAX ? error('too_long', { max: PASSWORD_MAX }) : null;
}

/** A new password that is typed a second time. */
export function repeatedPasswordError(again: string, password: string): FieldError | null {
  if (again === password) return null;
  return error(again === '' ? 'required' : 'passwords_differ');
}

/** A box that has to be ticked. */
export const untickedError = (ticked: boolean | undefined): FieldError | null =>
  ticked === true ? null : error('must_be_checked');

export const NICKNAME_MIN = 3;
export const NICKNAME_MAX = 15;
const NAME = /^[\p{L}\p{M}\p{N} .-]*$/u;

/** Letters of any script, digits, spaces, dots and hyphens; may be empty. */
export function nicknameError(nickname: string): FieldError | null {
  const plain = nickname.trim();
  if (plain === '') return null;
  if (!NAME.test(plain)) return error('invalid_characters');
  const length = [...plain].length;
  if (length < NICKNAME_MIN) return error('too_short', { min: NICKNAME_MIN });
  return length > NICKNAME_MAX ? error('too_long', { max: NICKNAME_MAX }) : null;
}

export const NAME_MAX = 64;

/** First name, last name, city: letters, digits, spaces, dots and hyphens. */
export const nameError = (name: string): FieldError | null =>
  NAME.test(name.trim()) ? tooLong(name, NAME_MAX) : error('invalid_characters');

export const ADDRESS_MAX = 128;
const ADDRESS = /^[\p{L}\p{M}\p{N} .,'’/#&()-]*$/u;

export const addressError = (address: string): FieldError | null =>
  ADDRESS.test(address.trim()) ? tooLong(address, ADDRESS_MAX) : error('invalid_characters');

const tooLong = (text: string, max: number): FieldError | null =>
  [...text.trim()].length > max ? error('too_long', { max }) : null;

export const PHONE_MIN = 8;
const PHONE = /^[\d+() -]+$/;

/** Digits, plus, brackets, spaces and hyphens, at least eight of them, with at least six digits. */
export function phoneError(phone: string): FieldError | null {
  const plain = phone.trim();
  const digits = plain.replace(/\D/g, '').length;
  return plain.length >= PHONE_MIN && plain.length <= 32 && digits >= 6 && PHONE.test(plain)
    ? null
    : error('phone_invalid');
}

export const PERSONAL_ID_LENGTH = 11;
/** The English-letters-only rule. */
export const englishOnlyError = (text: string): FieldError | null =>
  /^[A-Za-z0-9 .,'-]*$/.test(text) ? null : error('only_english_letters');

/** A personal code as registers write it: English letters and digits, eleven of them. */
export const personalIdError = (id: string): FieldError | null =>
  englishOnlyError(id) ??
  (id.length === PERSONAL_ID_LENGTH ? null : error('personal_id', { length: PERSONAL_ID_LENGTH }));
