import { createHash } from 'node:crypto';

/**
 * A fingerprint of what an idempotency key was used for, to tell a repetition from another request under the same key.
 * 64 bits: it is only ever compared with the one other body of the same player and key.
 */
export function bodyHash(parts: readonly (string | number | bigint | boolean | null)[]): bigint {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(String)))
    .digest()
    .readBigInt64BE(0);
}
