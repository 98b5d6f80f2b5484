import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_STEP_MS } from '@cosmodrome/rules/identity/two-factor';

/** The code of a step (RFC 6238 with SHA-1, which every authenticator understands). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** TOTP_DIGITS;
  return String(number).padStart(TOTP_DIGITS, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / TOTP_STEP_MS);

/** Steps before and after the current one that are taken too: clocks of phones are not exact (RFC 6238, 5.2). */
const DRIFT = 1;

/** The step whose code was typed, or null. That it is used once is for the caller to remember. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const typed = Buffer.from(code);
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    // The newest that fits, so that the memory covers all the others.
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) found = step;
  }
  return found;
}
