import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Assertion, Attestation } from '@cosmodrome/contract/http/identity-passkeys';

const SITE = 'http://casino.test';

/** What a forger or a broken device does otherwise. */
export interface Otherwise {
  site?: string;
  rpId?: string;
  /** The device has not asked who holds it. */
  unverified?: boolean;
  counter?: number;
  /** Signs with a key of its own. */
  forged?: boolean;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (data: Buffer): string => data.toString('base64url');

/** Text and bytes in CBOR, as far as keys and attestations need it. */
const head = (type: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([type | length])
    : length < 256
      ? Buffer.from([type | 24, length])
      : Buffer.from([type | 25, length >> 8, length & 255]);
const text = (value: string): Buffer => Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(0x40, value.length), value]);

/** A passkey in software: what a phone or a security key does, without the person. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  #counter = 0;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create(options: Record<string, unknown>, otherwise: Otherwise = {}): Attestation {
    const client = this.#client('webauthn.create', options, otherwise);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#data(0x40, otherwise), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return {
      ...this.#credential(),
      response: { clientDataJSON: url(client), attestationObject: url(attestation), transports: ['internal'] },
    };
  }

  get(options: Record<string, unknown>, otherwise: Otherwise = {}): Assertion {
    const client = this.#client('webauthn.get', options, otherwise);
    this.#counter = otherwise.counter ?? this.#counter + 1;
    const data = this.#data(0, otherwise);
    const key = otherwise.forged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#keys.privateKey;
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(key);
    return {
      ...this.#credential(),
      response: { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) },
    };
  }

  #credential() {
    const id = url(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #client(type: string, options: Record<string, unknown>, { site = SITE }: Otherwise): Buffer {
    const { challenge } = options;
    return Buffer.from(JSON.stringify({ type, challenge, origin: site, crossOrigin: false }));
  }

  #data(flags: number, { rpId = new URL(SITE).hostname, unverified }: Otherwise): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (unverified ? 0 : 4)]), counter]);
  }
}
