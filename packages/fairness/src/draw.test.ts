import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawByWeight, pickByWeight, tableHash } from './draw.ts';

/** Written from what the page of fairness says, and from nothing else. */
function published(serverSeed: string, clientSeed: string, nonce: number, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const limit = Math.floor(2 ** 32 / sum) * sum;
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${block}`)
      .digest();
    for (let at = 0; at < 32; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word >= limit) continue;
      let left = word % sum;
      for (const [entry, weight] of weights.entries()) {
        if (left < weight) return entry;
        left -= weight;
      }
    }
  }
}

it('agrees with a verifier that was written from the published description', () => {
  for (let done = 0; done < 2_000; done += 1) {
    const weights = Array.from({ length: randomInt(1, 30) }, () => randomInt(0, 5_000)).concat(1);
    // Sums of which much is rejected are among them.
    if (done % 10 === 0) weights.push(2 ** 31);
    const source = {
      serverSeed: randomBytes(32).toString('hex'),
      clientSeed: randomBytes(8).toString('base64'),
      nonce: randomInt(0, 100_000),
    };
    expect(drawByWeight(source, weights)).toBe(published(source.serverSeed, source.clientSeed, source.nonce, weights));
  }
});

it('picks each entry for as many numbers as its weight says', () => {
  const weights = [3, 0, 1, 2];
  expect([0, 1, 2, 3, 4, 5].map((number) => pickByWeight(weights, number))).toEqual([0, 0, 0, 2, 3, 3]);
  expect(() => pickByWeight(weights, 6)).toThrow(RangeError);
});

it('knows a table by its name and its weights', () => {
  const hash = createHash('sha256').update('box cargo\n46,30,24').digest('hex');
  expect(tableHash({ name: 'box cargo', weights: [46, 30, 24] })).toBe(hash);
  expect(tableHash({ name: 'box cargo', weights: [46, 30, 25] })).not.toBe(hash);
  expect(() => tableHash({ name: 'a\n1', weights: [1] })).toThrow(RangeError);
  expect(() => tableHash({ name: 'a', weights: [0, 0] })).toThrow(RangeError);
  expect(() => tableHash({ name: 'a', weights: [0.5] })).toThrow(RangeError);
  expect(() => tableHash({ name: 'a', weights: [2 ** 32, 1] })).toThrow(RangeError);
});
