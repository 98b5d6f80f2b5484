import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { block, commitment, earlierSeed, isInChain, keepsCommitment, newSeedPair, openChain, stream } from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const clientSeeds = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' });
const nonces = fc.nat({ max: Number.MAX_SAFE_INTEGER });

/** Sum of squared deviations from equal counts, in units of the expected count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A chi-square that a fair source exceeds about once in 100,000 times (Wilson and Hilferty, z = 4.27). */
function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4.27 * Math.sqrt(spread)) ** 3;
}

describe('test vectors', () => {
  test.each(vectors.streams)('stream of $clientSeed at $nonce/$cursor', (vector) => {
    const rng = stream(vector.serverSeed, vector.clientSeed, vector.nonce, vector.cursor);
    expect(vector.bounds.map((bound) => rng.int(bound))).toEqual(vector.numbers);
    expect(rng.cursor).toBe(vector.cursorAfter);
    expect(commitment(vector.serverSeed)).toBe(vector.commitment);
  });

  test('hash chain', () => {
    const chain = openChain(vectors.chain.lastSeed, vectors.chain.length);
    expect(Array.from({ length: 11 }, (_, round) => chain.seedAt(round))).toEqual(vectors.chain.seeds);
    expect(chain.commitment).toBe(vectors.chain.seeds[0]);
  });
});

describe('stream', () => {
  test('a block is what the platform computes with its own HMAC', () => {
    fc.assert(
      fc.property(seeds, clientSeeds, nonces, fc.nat(1000), (serverSeed, clientSeed, nonce, index) => {
        const own = Buffer.from(
          block({ serverSeed, clientSeed, nonce }, index).reduce<number[]>(
            (bytes, word) => [...bytes, word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255],
            [],
          ),
        ).toString('hex');
        const reference = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
          .update(`${clientSeed}:${nonce}:${index}`)
          .digest('hex');
        expect(own).toBe(reference);
      }),
      { numRuns: 50 },
    );
  });

  test('same inputs give the same numbers, in range, wherever the round was interrupted', () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(seeds, clientSeeds, nonces, bounds, fc.nat(), (serverSeed, clientSeed, nonce, wanted, cut) => {
        const whole = stream(serverSeed, clientSeed, nonce);
        const numbers = wanted.map((bound) => whole.int(bound));
        const before = stream(serverSeed, clientSeed, nonce);
        const at = cut % wanted.length;
        const first = wanted.slice(0, at).map((bound) => before.int(bound));
        const after = stream(serverSeed, clientSeed, nonce, before.cursor);
        const rest = wanted.slice(at).map((bound) => after.int(bound));
        expect([...first, ...rest]).toEqual(numbers);
        expect(after.cursor).toBe(whole.cursor);
        numbers.forEach((number, index) => {
          expect(Number.isInteger(number) && number >= 0 && number < (wanted[index] ?? 0)).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });

  test.each([2, 3, 10, 37, 52, 312, 1000])('numbers below %i are uniform', (bound) => {
    const rng = stream('3b'.repeat(32), 'uniformity', bound);
    const counts = Array.from({ length: bound }, () => 0);
    for (let draw = 0; draw < 40_000; draw += 1) {
      const value = rng.int(bound);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(bound - 1));
  });

  test('has no modulo bias where a plain remainder would be plainly wrong', () => {
    // word mod 3*2^30 would fall into the first third half of the time.
    const bound = 3 * 2 ** 30;
    const rng = stream('77'.repeat(32), 'modulo', 1);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 30_000; draw += 1) {
      const third = Math.floor(rng.int(bound) / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(2));
    expect(rng.cursor).toBeGreaterThan(39_000);
  });

  test('neighbouring numbers are independent', () => {
    const rng = stream('19'.repeat(32), 'pairs', 4);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 30_000; draw += 1) {
      const pair = rng.int(10) * 10 + rng.int(10);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(99));
  });

  test('every part of the source changes the numbers', () => {
    const numbers = (serverSeed: string, clientSeed: string, nonce: number) => {
      const rng = stream(serverSeed, clientSeed, nonce);
      return Array.from({ length: 4 }, () => rng.int(2 ** 32)).join();
    };
    const seed = '01'.repeat(32);
    const all = [numbers(seed, 'a', 0), numbers('02'.repeat(32), 'a', 0), numbers(seed, 'b', 0), numbers(seed, 'a', 1)];
    expect(new Set(all).size).toBe(4);
  });

  test('refuses what it cannot draw from', () => {
    const seed = '01'.repeat(32);
    const rng = stream(seed, 'a', 0);
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => rng.int(bound)).toThrow(RangeError);
    }
    expect(rng.cursor).toBe(0);
    expect(rng.int(1)).toBe(0);
    for (const bad of ['', 'xyz', seed.slice(2), seed.toUpperCase().replaceAll('0', 'A')]) {
      expect(() => stream(bad, 'a', 0)).toThrow(RangeError);
    }
    expect(() => stream(seed, '', 0)).toThrow(RangeError);
    expect(() => stream(seed, 'x'.repeat(129), 0)).toThrow(RangeError);
    expect(() => stream(seed, '\ud800', 0)).toThrow(RangeError);
    expect(() => stream(seed, 'a', -1)).toThrow(RangeError);
    expect(() => stream(seed, 'a', 0, 0.5)).toThrow(RangeError);
  });
});

describe('seeds', () => {
  test('a new pair keeps its own commitment and no other', () => {
    const pair = newSeedPair();
    const other = newSeedPair();
    expect(pair.serverSeed).not.toBe(other.serverSeed);
    expect(pair.commitment).toBe(createHash('sha256').update(Buffer.from(pair.serverSeed, 'hex')).digest('hex'));
    expect(keepsCommitment(pair.serverSeed, pair.commitment)).toBe(true);
    expect(keepsCommitment(other.serverSeed, pair.commitment)).toBe(false);
    expect(keepsCommitment('not a seed', pair.commitment)).toBe(false);
  });
});

describe('hash chain', () => {
  test('every seed is the hash of the next, whatever the length', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 60 }), (lastSeed, length) => {
        const chain = openChain(lastSeed, length);
        expect(chain.seedAt(length)).toBe(lastSeed);
        for (let round = 1; round <= length; round += 1) {
          expect(commitment(chain.seedAt(round))).toBe(chain.seedAt(round - 1));
          expect(isInChain(chain.seedAt(round), round, chain.commitment)).toBe(true);
        }
        expect(() => chain.seedAt(length + 1)).toThrow(RangeError);
        expect(() => chain.seedAt(-1)).toThrow(RangeError);
      }),
      { numRuns: 30 },
    );
  });

  test('a seed of another chain, or at another place, is found out', () => {
    const chain = openChain('ab'.repeat(32), 20);
    expect(isInChain(chain.seedAt(5), 6, chain.commitment)).toBe(false);
    expect(isInChain('cd'.repeat(32), 5, chain.commitment)).toBe(false);
    expect(isInChain(chain.seedAt(9), 9, chain.seedAt(4), 4)).toBe(true);
    expect(isInChain(chain.seedAt(3), 3, chain.seedAt(4), 4)).toBe(false);
    expect(earlierSeed(chain.seedAt(9), 5)).toBe(chain.seedAt(4));
  });
});
