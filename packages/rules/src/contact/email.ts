import { fieldError, type FieldError } from '../field-error.ts';

export const EMAIL_MAX = 254;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** One spelling for one mailbox: without spaces around, in small letters. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export function emailError(email: string): FieldError | null {
  const plain = email.trim();
  if (plain === '') return fieldError('required');
  const dots = plain.startsWith('.') || plain.includes('..') || plain.includes('.@');
  return plain.length > EMAIL_MAX || dots || !EMAIL.test(plain) ? fieldError('email_invalid') : null;
}
