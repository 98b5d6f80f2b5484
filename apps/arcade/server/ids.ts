import { createHash, randomBytes } from 'node:crypto';

/** A fresh opaque id: 120 bits, safe in addresses. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(15).toString('base64url')}`;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
