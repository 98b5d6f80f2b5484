/**
 * The hash chain of shared rounds (crash). It is made backwards from a secret last seed: each seed is the SHA-256 of the
 * one after it. Seed 0 is published before the first round; round n is decided by seed n with a public salt as client
 * seed, so each revealed seed proves that all later rounds were fixed before play began.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { seedBytes } from './seed.ts';
import { stream, type RandomStream } from './stream.ts';

/** The seed `steps` before this one in its chain: SHA-256 applied that many times. */
export function earlierSeed(seed: string, steps: number): string {
  if (!Number.isSafeInteger(steps) || steps < 0) throw new RangeError('steps must be a whole number from 0 on');
  let bytes = seedBytes(seed);
  for (let done = 0; done < steps; done += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

/** Whether `seed` of round `round` belongs to the chain whose seed of round `knownRound` (0 by default) is `known`. */
export function isInChain(seed: string, round: number, known: string, knownRound = 0): boolean {
  return round >= knownRound && earlierSeed(seed, round - knownRound) === known;
}

/** A chain that its owner can walk forwards. Only the server holds one. */
export interface HashChain {
  /** Rounds 1 to `length` can be played. */
  readonly length: number;
  /** Seed 0: published before the first round. */
  readonly commitment: string;
  /** The secret seed of a round (0 to `length`); throws RangeError outside. */
  seedAt(round: number): string;
}

/**
 * Opens the chain that ends in `lastSeed` at round `length`. Hashes the whole chain once and keeps about sqrt(length)
 * seeds, so that `seedAt` costs at most that many hashes.
 */
export function openChain(lastSeed: string, length: number): HashChain {
  if (!Number.isSafeInteger(length) || length < 1)
    throw new RangeError('chain length must be a whole number from 1 on');
  const stride = Math.ceil(Math.sqrt(length));
  /** kept[k] is the seed of round length - k * stride. */
  const kept = [bytesToHex(seedBytes(lastSeed))];
  let newest = lastSeed;
  for (let round = length - stride; round >= 0; round -= stride) {
    newest = earlierSeed(newest, stride);
    kept.push(newest);
  }
  const seedAt = (round: number): string => {
    if (!Number.isSafeInteger(round) || round < 0 || round > length) {
      throw new RangeError(`round must be 0 to ${length}`);
    }
    const steps = length - round;
    const from = kept[Math.floor(steps / stride)];
    if (from === undefined) throw new RangeError(`round must be 0 to ${length}`);
    return earlierSeed(from, steps % stride);
  };
  return { length, commitment: seedAt(0), seedAt };
}

/** The randomness of a shared round: the revealed seed of the chain, the public salt, and the round's number. */
export function sharedRoundStream(seed: string, publicSalt: string, round: number): RandomStream {
  return stream(seed, publicSalt, round);
}
