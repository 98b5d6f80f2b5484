import { PASSWORD_MIN } from '@cosmodrome/rules/identity/password';

/** Characters from which a password is called strong. Length counts more than odd signs, and is easier to remember. */
const STRONG = 12;

export interface PasswordStrength {
  step: 'empty' | 'short' | 'good' | 'strong';
  /** Characters up to the next step. */
  missing: number;
}

/** How far a password is on its way, counted in characters. What it may contain is said by `passwordError`. */
export function passwordStrength(password: string): PasswordStrength {
  const length = password.length;
  if (length === 0) return { step: 'empty', missing: PASSWORD_MIN };
  if (length < PASSWORD_MIN) return { step: 'short', missing: PASSWORD_MIN - length };
  return length < STRONG ? { step: 'good', missing: STRONG - length } : { step: 'strong', missing: 0 };
}
