import { MINUTE_MS } from '../durations.ts';

/** The second factor: codes of an authenticator (RFC 6238), and recovery codes for who has lost it. */
export const TOTP_DIGITS = 6;
export const TOTP_STEP_MS = 30_000;

/** How long after the right password the second step may be taken. */
export const SECOND_STEP_MS = 10 * MINUTE_MS;

/** For how long after a sign-in nobody is asked for the password again before the second factor is set up. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;

export const RECOVERY_CODES = 10;
/** Letters and digits that nobody mistakes for one another when copying by hand. */
export const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const RECOVERY_LENGTH = 10;

/** What was typed or pasted as it is compared: without spaces and hyphens, in small letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Whether a plain code can be one of an authenticator; otherwise it is taken for a recovery code. */
export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** A recovery code as it is written down. */
export const writtenCode = (plain: string): string => `${plain.slice(0, 5)}-${plain.slice(5)}`;

/** A secret in groups of four, for typing it into an authenticator. */
export const writtenSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The address that authenticators read from a QR code. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const period = TOTP_STEP_MS / 1000;
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${parameters}&algorithm=SHA1&digits=${TOTP_DIGITS}&period=${period}`;
}
