import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawPlaces, textHash } from './index.ts';

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

/**
 * A draw as its published description has it, written from that alone (docs/lotteries.md): positions are words of
 * HMAC-SHA-256, and the tickets lie in an array.
 */
function redrawn(seedHex: string, listHash: string, tickets: number, places: number): number[] {
  const lying = Array.from({ length: tickets }, (_, at) => at + 1);
  let used = 0;
  const below = (bound: number): number => {
    for (;;) {
      const block = Math.floor(used / 8);
      const digest = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(`${listHash}:0:${block}`).digest();
      const word = digest.readUInt32BE((used % 8) * 4);
      used += 1;
      if (word < 2 ** 32 - (2 ** 32 % bound)) return word % bound;
    }
  };
  for (let place = 0; place < Math.min(tickets, places); place += 1) {
    const other = place + below(tickets - place);
    [lying[place], lying[other]] = [lying[other] ?? 0, lying[place] ?? 0];
  }
  return lying.slice(0, Math.min(tickets, places));
}

it('comes out as the published description says', () => {
  const numbers = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(seed, seed, numbers, numbers, (serverSeed, listHash, tickets, places) => {
      const drawn = drawPlaces({ serverSeed, listHash, tickets, places });
      expect(drawn).toEqual(redrawn(serverSeed, listHash, tickets, places));
      expect(new Set(drawn).size).toBe(Math.min(tickets, places));
    }),
  );
});

it('gives every ticket the same chance of every place', () => {
  const [draws, tickets] = [6_000, 6];
  const count = Array.from({ length: 3 }, () => Array.from({ length: tickets }, () => 0));
  for (let at = 0; at < draws; at += 1) {
    const listHash = createHash('sha256').update(String(at)).digest('hex');
    for (const [place, ticket] of drawPlaces({ serverSeed: 'ab'.repeat(32), listHash, tickets, places: 3 }).entries()) {
      const row = count[place];
      if (row) row[ticket - 1] = (row[ticket - 1] ?? 0) + 1;
    }
  }
  const expected = draws / tickets;
  for (const row of count) {
    const chi = row.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // Five degrees of freedom: beyond 25 once in seven thousand, and these seeds are always the same.
    expect(chi).toBeLessThan(25);
  }
});

it('hashes a list in pieces as in one, and refuses what is no number', () => {
  const pieces = ['1,a\n', '2,ü\n'];
  const hash = textHash();
  for (const piece of pieces) hash.add(piece);
  expect(hash.end()).toBe(createHash('sha256').update(pieces.join('')).digest('hex'));
  const source = { serverSeed: 'ab'.repeat(32), listHash: 'a', tickets: 1, places: 1 };
  expect(() => drawPlaces({ ...source, tickets: -1 })).toThrow(RangeError);
  expect(() => drawPlaces({ ...source, places: 0.5 })).toThrow(RangeError);
});
