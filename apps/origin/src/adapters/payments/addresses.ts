/**
 * Crypto addresses: derived from an account's public key for deposits, checked before payouts. The private key is
 * nowhere near the origin.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58check, bech32, bech32m } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { cardanoAddress, isCardanoAddress } from './cardano.ts';
import { cashAddress, isCashAddress } from './cashaddr.ts';

type Encoding =
  | { kind: 'segwit'; prefix: string; versions: readonly number[] }
  | { kind: 'base58'; version: number; versions: readonly number[] }
  | { kind: 'account' }
  /** Base58 of an account: what Tron has. */
  | { kind: 'tron'; versions: readonly number[] }
  | { kind: 'cash'; versions: readonly number[] }
  | { kind: 'cardano' };

/** How each coin writes its addresses; `versions` are the leading bytes of its base58 forms. */
const encodings: Readonly<Record<string, Encoding>> = {
  BTC: { kind: 'segwit', prefix: 'bc', versions: [0x00, 0x05] },
  LTC: { kind: 'segwit', prefix: 'ltc', versions: [0x30, 0x32, 0x05] },
  DOG: { kind: 'base58', version: 0x1e, versions: [0x1e, 0x16] },
  ETH: { kind: 'account' },
  USDT: { kind: 'account' },
  USDC: { kind: 'account' },
  BNB: { kind: 'account' },
  TRX: { kind: 'tron', versions: [0x41] },
  BCH: { kind: 'cash', versions: [0x00, 0x05] },
  ADA: { kind: 'cardano' },
};

/** The accounts that receive coins, by their extended public keys. */
export interface DepositKeys {
  /** `xpub…`, for every coin but one. */
  readonly extendedPublicKey: string;
  /** `acct_xvk1…`, as Cardano's keys are of another kind. */
  readonly cardanoPublicKey: string;
}

const base58 = base58check(sha256);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** EIP-55: the case of each letter is a checksum. */
function checksummed(lower: string): string {
  const hash = hex(keccak_256(new TextEncoder().encode(lower)));
  return `0x${[...lower].map((sign, place) => (Number.parseInt(hash[place] ?? '0', 16) >= 8 ? sign.toUpperCase() : sign)).join('')}`;
}

/** The last 20 bytes of the hash of the whole point. */
const accountOf = (publicKey: Uint8Array): Uint8Array =>
  keccak_256(secp256k1.Point.fromBytes(publicKey).toBytes(false).slice(1)).slice(-20);

function encode(encoding: Exclude<Encoding, { kind: 'cardano' }>, publicKey: Uint8Array): string {
  if (encoding.kind === 'account') return checksummed(hex(accountOf(publicKey)));
  if (encoding.kind === 'tron') return base58.encode(Uint8Array.of(...encoding.versions, ...accountOf(publicKey)));
  const hash = ripemd160(sha256(publicKey));
  if (encoding.kind === 'cash') return cashAddress(hash);
  if (encoding.kind === 'segwit') return bech32.encode(encoding.prefix, [0, ...bech32.toWords(hash)]);
  return base58.encode(Uint8Array.of(encoding.version, ...hash));
}

/**
 * The address number `index` of an account's extended public key for a coin: path `0/index`.
 * @throws RangeError for a coin without an encoding
 */
export function depositAddress(keys: DepositKeys, coin: string, index: number): string {
  const encoding = encodings[coin];
  if (!encoding) throw new RangeError(`no addresses for ${coin}`);
  if (encoding.kind === 'cardano') return cardanoAddress(keys.cardanoPublicKey, index);
  const key = HDKey.fromExtendedKey(keys.extendedPublicKey).deriveChild(0).deriveChild(index).publicKey;
  if (!key) throw new RangeError('the key has no public part');
  return encode(encoding, key);
}

function isSegwit(prefix: string, address: string): boolean {
  for (const codec of [bech32, bech32m]) {
    const decoded = codec.decodeUnsafe(address);
    const [version, ...words] = decoded?.words ?? [];
    if (decoded?.prefix !== prefix || version === undefined || version > 16) continue;
    const program = codec.fromWordsUnsafe(words);
    // BIP 350: version 0 is bech32 of 20 or 32 bytes, later versions are bech32m.
    if (!program) continue;
    if (version === 0 && codec === bech32) return program.length === 20 || program.length === 32;
    if (version > 0 && codec === bech32m) return program.length >= 2 && program.length <= 40;
  }
  return false;
}

function isBase58(versions: readonly number[], address: string): boolean {
  try {
    const bytes = base58.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** Whether a coin could be sent there: form and checksum. */
export function isAddress(coin: string, address: string): boolean {
  const encoding = encodings[coin];
  if (!encoding) return false;
  if (encoding.kind === 'account') {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
    const digits = address.slice(2);
    const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    return oneCase || checksummed(digits.toLowerCase()) === address;
  }
  if (encoding.kind === 'cardano') return isCardanoAddress(address);
  if (encoding.kind === 'cash' && isCashAddress(address)) return true;
  if (encoding.kind === 'segwit' && isSegwit(encoding.prefix, address)) return true;
  return isBase58(encoding.versions, address);
}
