import { MINUTE_MS } from '../durations.ts';
import type { FieldError } from '../field-error.ts';

/** How long a browser may take to have a passkey answer. */
export const PASSKEY_ANSWER_MS = 5 * MINUTE_MS;
export const PASSKEYS_MOST = 10;
export const PASSKEY_NAME_MAX = 40;

/** What its owner calls it: anything that can be read, one line. */
export function passkeyNameError(name: string): FieldError | null {
  const plain = name.trim();
  if (plain === '') return { key: 'required' };
  if (/[\p{C}<>]/u.test(plain)) return { key: 'invalid_characters' };
  return [...plain].length > PASSKEY_NAME_MAX ? { key: 'too_long', values: { max: PASSKEY_NAME_MAX } } : null;
}
