import { fieldError, type FieldError } from '../field-error.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The symbols a password may have beside Latin letters and digits. */
export const PASSWORD_SYMBOLS = '!@#$%^&*()-_=+[]{};:,.?/~';
const PASSWORD_CHARACTER = /[A-Za-z0-9!@#$%^&*()\-_=+[\]{};:,.?/~]/;

export function passwordError(password: string): FieldError | null {
  if (password === '') return fieldError('required');
  if ([...password].some((character) => !PASSWORD_CHARACTER.test(character))) {
    return fieldError('password_characters', { symbols: PASSWORD_SYMBOLS });
  }
  if (password.length < PASSWORD_MIN) return fieldError('too_short', { min: PASSWORD_MIN });
  return password.length > PASSWORD_MAX ? fieldError('too_long', { max: PASSWORD_MAX }) : null;
}

/** A new password that is typed a second time. */
export function repeatedPasswordError(again: string, password: string): FieldError | null {
  if (again === password) return null;
  return fieldError(again === '' ? 'required' : 'passwords_differ');
}
