import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { MINUTE_MS } from '../durations.ts';

/**
 * The captcha (spec 9): a number that is costly to find and cheap to check. Nobody has to see, hear or click anything,
 * and nobody else is asked. Each bit doubles the search; this many take a phone about half a second.
 */
export const CAPTCHA_BITS = 15;
/** How long a challenge may be answered. */
export const CAPTCHA_LIFE_MS = 10 * MINUTE_MS;

/** Whether the number solves the challenge: the hash of both begins with that many zero bits. */
export function solves(challenge: string, answer: number, bits: number): boolean {
  const hash = sha256(utf8ToBytes(`${challenge}:${answer}`));
  for (let bit = 0; bit < bits; bit += 1) {
    if (((hash[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0) return false;
  }
  return true;
}

/** Looks for a solution among `count` numbers from `start` on; null when there is none. */
export function search(challenge: string, bits: number, start: number, count: number): number | null {
  for (let answer = start; answer < start + count; answer += 1) if (solves(challenge, answer, bits)) return answer;
  return null;
}
