/**
 * The address form of Bitcoin Cash: a prefix, then a byte that tells kind and length, and the hash, in groups of five
 * bits, with a checksum of forty bits over all of it.
 */
import { bech32 } from '@scure/base';

const PREFIX = 'bitcoincash';
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECKSUM_LETTERS = 8;
/** Kind and length of a hash of 20 bytes: of a key, and of a script. */
const KEY = 0x00;
const SCRIPT = 0x08;

/** The remainder that the checksum makes zero. */
function remainder(values: readonly number[]): bigint {
  let rest = 1n;
  for (const value of values) {
    const top = rest >> 35n;
    rest = ((rest & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> BigInt(bit)) & 1n) rest ^= generator;
  }
  return rest ^ 1n;
}

/** The lower five bits of each letter of the prefix, and the zero that ends it. */
const prefixValues = [...Array.from(PREFIX, (letter) => letter.charCodeAt(0) & 31), 0];

/** The address of a key's hash, with its prefix. */
export function cashAddress(hash: Uint8Array): string {
  const payload = bech32.toWords(Uint8Array.of(KEY, ...hash));
  const sum = remainder([...prefixValues, ...payload, ...Array<number>(CHECKSUM_LETTERS).fill(0)]);
  const checksum = Array.from({ length: CHECKSUM_LETTERS }, (_, place) =>
    Number((sum >> BigInt(5 * (CHECKSUM_LETTERS - 1 - place))) & 31n),
  );
  return `${PREFIX}:${[...payload, ...checksum].map((value) => LETTERS[value]).join('')}`;
}

/** Whether a text is such an address, with its prefix or without it, in one case of letters. */
export function isCashAddress(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const body = lower.startsWith(`${PREFIX}:`) ? lower.slice(PREFIX.length + 1) : lower;
  const values = Array.from(body, (letter) => LETTERS.indexOf(letter));
  if (values.length <= CHECKSUM_LETTERS || values.includes(-1)) return false;
  if (remainder([...prefixValues, ...values]) !== 0n) return false;
  const bytes = bech32.fromWordsUnsafe(values.slice(0, -CHECKSUM_LETTERS));
  return bytes?.length === 21 && (bytes[0] === KEY || bytes[0] === SCRIPT);
}
