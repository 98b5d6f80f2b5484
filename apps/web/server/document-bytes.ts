import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './compress.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A document that may never be asked for again is compressed quickly; one that was asked for again is worth more. */
const QUICK = 4;
const BETTER = 7;

type Compressed = Exclude<Encoding, 'identity'>;

/** The bytes of one document: an encoding is made when the first browser takes it, off the event loop. */
export class DocumentBytes {
  readonly #identity: Buffer;
  readonly #made: Partial<Record<Encoding, Uint8Array>>;
  readonly #making: Partial<Record<Compressed, Promise<Uint8Array>>> = {};
  #better = false;

  constructor(identity: Buffer) {
    this.#identity = identity;
    this.#made = { identity };
  }

  /** What all encodings together weigh at most. */
  get most(): number {
    return this.#identity.byteLength * 2;
  }

  /** The bytes of an encoding if there are any yet. */
  ready(encoding: Encoding): Uint8Array | undefined {
    return this.#made[encoding];
  }

  /** The bytes of an encoding; visitors that come together wait for one making. */
  async in(encoding: Encoding): Promise<Uint8Array> {
    const made = this.#made[encoding];
    if (made || encoding === 'identity') return made ?? this.#identity;
    return (this.#making[encoding] ??= this.#make(encoding));
  }

  /** For a document that is asked for again: fewer bytes take the place of the quick ones once they are there. */
  improve(): void {
    if (this.#better || !this.#made.br) return;
    this.#better = true;
    this.#brotli(BETTER).then(
      (bytes) => {
        this.#made.br = bytes;
      },
      // The quick ones are good enough.
      () => undefined,
    );
  }

  async #make(encoding: Compressed): Promise<Uint8Array> {
    const bytes = encoding === 'br' ? await this.#brotli(QUICK) : await zip(this.#identity);
    this.#made[encoding] ??= bytes;
    return bytes;
  }

  #brotli(quality: number): Promise<Uint8Array> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotli(this.#identity, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.#identity.byteLength },
    });
  }
}
