/**
 * Cardano addresses (CIP-1852, CIP-19). Its keys lie on another curve than those of the other coins, so that an account
 * that receives it has an extended public key of its own: 32 bytes of key and 32 of chain code, written `acct_xvk1…`.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bech32 } from '@scure/base';

const { Point } = ed25519;

/** Keys of accounts and addresses with a stake part are longer than the 90 signs that bech32 allows by itself. */
const LONGEST = 128;
const PREFIX = 'acct_xvk';
/** Header of an address on the main network: the kind in the upper half, the network in the lower. */
const MAIN_NETWORK = 1;
/** A payment key and no stake. */
const ENTERPRISE = 6;
/** Bytes of an address by its kind. Pointers, which no wallet makes any more, and addresses of before 2020 are left out. */
const lengths: Readonly<Record<number, number>> = { 0: 57, 1: 57, 2: 57, 3: 57, 6: 29, 7: 29 };

interface ExtendedKey {
  key: Uint8Array;
  chainCode: Uint8Array;
}

function bytesOf(prefix: string, text: string): Uint8Array | undefined {
  const decoded = text.length <= LONGEST ? bech32.decodeUnsafe(text, LONGEST) : undefined;
  return decoded?.prefix === prefix ? (bech32.fromWordsUnsafe(decoded.words) ?? undefined) : undefined;
}

/** @throws RangeError when the text is no extended public key of an account */
function readKey(text: string): ExtendedKey {
  const bytes = bytesOf(PREFIX, text);
  if (bytes?.length !== 64) throw new RangeError(`not an extended public key of Cardano (${PREFIX}1…)`);
  return { key: bytes.slice(0, 32), chainCode: bytes.slice(32) };
}

const littleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** A child that needs no private key: the parent's point and eight times the left 28 bytes of the mark on the base. */
function child({ key, chainCode }: ExtendedKey, index: number): ExtendedKey {
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, index, true);
  const mark = (tag: number): Uint8Array => hmac(sha512, chainCode, Uint8Array.of(tag, ...key, ...place));
  const step = Point.BASE.multiply(8n * littleEndian(mark(2).slice(0, 28)));
  return { key: Point.fromBytes(key).add(step).toBytes(), chainCode: mark(3).slice(32) };
}

/** The hash by which an address names the key number `index` of an account: path `0/index`. */
export const paymentKeyHash = (accountKey: string, index: number): Uint8Array =>
  blake2b(child(child(readKey(accountKey), 0), index).key, { dkLen: 28 });

/** The address number `index` of an account. */
export const cardanoAddress = (accountKey: string, index: number): string =>
  bech32.encode(
    'addr',
    bech32.toWords(Uint8Array.of((ENTERPRISE << 4) | MAIN_NETWORK, ...paymentKeyHash(accountKey, index))),
    LONGEST,
  );

/** Whether a payment can be sent there: an address of the main network with a payment part. */
export function isCardanoAddress(text: string): boolean {
  const bytes = bytesOf('addr', text);
  const header = bytes?.[0] ?? -1;
  return (header & 15) === MAIN_NETWORK && header >= 0 && bytes?.length === lengths[header >> 4];
}

/** The extended public key of a deployment that has configured none: any point of the curve, and a chain code. */
export function accountKeyOf(seed: Uint8Array): string {
  const key = Point.BASE.multiply((littleEndian(sha512(seed).slice(0, 32)) % (Point.Fn.ORDER - 1n)) + 1n).toBytes();
  return bech32.encode(PREFIX, bech32.toWords(Uint8Array.of(...key, ...sha512(key).slice(0, 32))), LONGEST);
}
