/**
 * Provable randomness: a stream of unbiased whole numbers that anybody can recompute from
 * (server seed, client seed, nonce, cursor), in Node and in the browser, with the same result.
 *
 * Block b of a round is HMAC-SHA-256(key = the server seed's 32 bytes, message = "<client seed>:<nonce>:<b>"): eight
 * big-endian 32-bit words. The cursor counts words used, rejected ones too. A number below `bound` is word mod bound;
 * words from the last, incomplete multiple of `bound` on are rejected, so that every number is equally likely.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seedBytes } from './seed.ts';

const WORD_RANGE = 2 ** 32;
const WORDS_PER_BLOCK = 8;
const MAX_CLIENT_SEED_LENGTH = 128;

/** A position in a round's randomness. `cursor` is what to store to continue the round later. */
export interface RandomStream {
  /** A whole number from 0 up to, not including, `bound` (1 <= bound <= 2^32); throws RangeError otherwise. */
  int(bound: number): number;
  /** Words used so far in this round. */
  readonly cursor: number;
}

/** What a stream is computed from. `serverSeed` is 64 hexadecimal digits; `clientSeed` 1 to 128 characters of text. */
export interface StreamSource {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

function requireWhole(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number from 0 on`);
}

/** The eight words of one block of a round. Throws RangeError on seeds or nonce that are not as `StreamSource` says. */
export function block(source: StreamSource, index: number): Uint32Array {
  const { clientSeed, nonce } = source;
  if (clientSeed.length < 1 || clientSeed.length > MAX_CLIENT_SEED_LENGTH || !clientSeed.isWellFormed()) {
    throw new RangeError(`client seed must be 1 to ${MAX_CLIENT_SEED_LENGTH} characters of well-formed text`);
  }
  requireWhole('nonce', nonce);
  requireWhole('block', index);
  const bytes = hmac(sha256, seedBytes(source.serverSeed), utf8ToBytes(`${clientSeed}:${nonce}:${index}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: WORDS_PER_BLOCK }, (_, word) => view.getUint32(word * 4));
}

/** Opens a round's stream at `cursor` (0 at the start of the round). */
export function stream(serverSeed: string, clientSeed: string, nonce: number, cursor = 0): RandomStream {
  requireWhole('cursor', cursor);
  const source = { serverSeed, clientSeed, nonce };
  let position = cursor;
  let loaded = Math.floor(cursor / WORDS_PER_BLOCK);
  let words = block(source, loaded);

  function word(): number {
    const wanted = Math.floor(position / WORDS_PER_BLOCK);
    if (wanted !== loaded) {
      words = block(source, wanted);
      loaded = wanted;
    }
    const value = words[position % WORDS_PER_BLOCK];
    if (value === undefined) throw new RangeError('block of randomness is too short');
    position += 1;
    return value;
  }

  return {
    int(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE) {
        throw new RangeError('bound must be a whole number from 1 to 2^32');
      }
      const limit = WORD_RANGE - (WORD_RANGE % bound);
      let value = word();
      while (value >= limit) value = word();
      return value % bound;
    },
    get cursor() {
      return position;
    },
  };
}
