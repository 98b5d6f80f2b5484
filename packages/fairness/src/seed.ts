/** Server seeds: 32 secret bytes written as 64 lower-case hexadecimal digits, committed to by their SHA-256. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

const SEED_PATTERN = /^[0-9a-f]{64}$/;

/** The bytes of a server seed. Throws RangeError unless it is 64 lower-case hexadecimal digits. */
export function seedBytes(serverSeed: string): Uint8Array {
  if (!SEED_PATTERN.test(serverSeed)) throw new RangeError('server seed must be 64 lower-case hexadecimal digits');
  return hexToBytes(serverSeed);
}

/** A fresh server seed from the platform's cryptographic randomness. */
export function newServerSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** The commitment shown before play: SHA-256 of the seed's bytes, in hexadecimal. */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(seedBytes(serverSeed)));
}

/** Whether a revealed seed is the one that was committed to. False for anything that is no seed. */
export function keepsCommitment(serverSeed: string, committed: string): boolean {
  return SEED_PATTERN.test(serverSeed) && commitment(serverSeed) === committed.toLowerCase();
}

/** What a player may see of a seed in use, and what is kept secret until it is rotated. */
export interface SeedPair {
  serverSeed: string;
  commitment: string;
}

/** A new seed with its commitment. Rotating is: show the old pair whole, then show only this one's commitment. */
export function newSeedPair(): SeedPair {
  const serverSeed = newServerSeed();
  return { serverSeed, commitment: commitment(serverSeed) };
}
