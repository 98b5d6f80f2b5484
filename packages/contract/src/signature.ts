import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signatures between servers (wallet protocol, payment notices). Node only. A request carries
 * `X-Timestamp: <unix seconds>` and `X-Signature: <hex HMAC-SHA-256 over "<timestamp>.<raw body>">`.
 */
export const SIGNATURE_WINDOW_SECONDS = 300;

export interface SignatureHeaders {
  'x-timestamp': string;
  'x-signature': string;
}

const digest = (key: string, timestamp: string, rawBody: string): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest();

/** Headers for a body sent at `now`. */
export function sign(key: string, rawBody: string, now: Date): SignatureHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { 'x-timestamp': timestamp, 'x-signature': digest(key, timestamp, rawBody).toString('hex') };
}

/** True when the signature fits the raw body and is not older or newer than the window. Constant time. */
export function verify(
  key: string,
  rawBody: string,
  headers: { timestamp: string | undefined; signature: string | undefined },
  now: Date,
): boolean {
  const { timestamp, signature } = headers;
  if (!timestamp || !signature || !/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (age > SIGNATURE_WINDOW_SECONDS) return false;
  return timingSafeEqual(digest(key, timestamp, rawBody), Buffer.from(signature, 'hex'));
}
