/**
 * Weighted draws: which entry of a table of weights a draw of (server seed, client seed, nonce) picks. A table is named
 * by its hash, so that one which was changed afterwards is another one.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stream, type StreamSource } from './stream.ts';

const MOST_WEIGHT = 2 ** 32;

/** What is drawn from: entry i is picked with `weights[i]` of all weights. An entry with the weight 0 is never picked. */
export interface DrawTable {
  /** One line of text. */
  readonly name: string;
  readonly weights: readonly number[];
}

/** The sum of weights. Throws RangeError unless they are whole numbers from 0 on whose sum is 1 to 2^32. */
export function sumOfWeights(weights: readonly number[]): number {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('weights must be whole numbers from 0 on');
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum < 1 || sum > MOST_WEIGHT) throw new RangeError('the sum of weights must be 1 to 2^32');
  return sum;
}

/** The first entry whose weight, added to those before it, is more than the number. Throws RangeError outside of the sum. */
export function pickByWeight(weights: readonly number[], number: number): number {
  let reached = 0;
  for (const [entry, weight] of weights.entries()) {
    reached += weight;
    if (number < reached) return entry;
  }
  throw new RangeError('the number must be less than the sum of the weights');
}

/** What a table is known by: SHA-256 of its name, a line feed, and its weights with commas between them, in hexadecimal. */
export function tableHash({ name, weights }: DrawTable): string {
  if (name === '' || name.includes('\n')) throw new RangeError('a table is named by one line of text');
  sumOfWeights(weights);
  return bytesToHex(sha256(utf8ToBytes(`${name}\n${weights.join(',')}`)));
}

/** Which entry of the weights a draw picks: the first number of its stream below their sum. */
export function drawByWeight({ serverSeed, clientSeed, nonce }: StreamSource, weights: readonly number[]): number {
  return pickByWeight(weights, stream(serverSeed, clientSeed, nonce).int(sumOfWeights(weights)));
}
