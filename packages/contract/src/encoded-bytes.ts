import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A body that may never be asked for again is compressed quickly; one that was asked for again is worth more. */
const QUICK = 4;
const BETTER = 7;

type Compressed = Exclude<Encoding, 'identity'>;

/** The bytes of one body: an encoding is made when the first client takes it, off the event loop. */
export class EncodedBytes {
  readonly #length: number;
  readonly #made: Partial<Record<Encoding, Uint8Array>>;
  readonly #making: Partial<Record<Compressed, Promise<Uint8Array>>> = {};
  #better = false;

  constructor(identity: Buffer) {
    this.#length = identity.byteLength;
    this.#made = { identity };
  }

  /** What all encodings together weigh at most. */
  get most(): number {
    const { identity, br } = this.#made;
    // Gzip takes half as much again.
    return identity || !br ? this.#length * 2 : br.byteLength * 3;
  }

  /** The bytes of an encoding if there are any yet. */
  ready(encoding: Encoding): Uint8Array | undefined {
    return this.#made[encoding];
  }

  /** The bytes of an encoding; visitors that come together wait for one making. */
  async in(encoding: Encoding): Promise<Uint8Array> {
    const made = this.#made[encoding];
    if (made) return made;
    if (encoding === 'identity') return this.#identity();
    return (this.#making[encoding] ??= this.#make(encoding));
  }

  /** Keeps the body compressed alone, in an eighth of the memory: it is unpacked for whoever takes nothing else. */
  async pack(): Promise<void> {
    await this.in('br');
    delete this.#made.identity;
  }

  /** For a body that is asked for again: fewer bytes take the place of the quick ones once they are there. */
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

  async #identity(): Promise<Uint8Array> {
    const { identity, br } = this.#made;
    return identity ?? unpack(br ?? Buffer.alloc(0));
  }

  async #make(encoding: Compressed): Promise<Uint8Array> {
    const bytes = encoding === 'br' ? await this.#brotli(QUICK) : await zip(await this.#identity());
    this.#made[encoding] ??= bytes;
    return bytes;
  }

  async #brotli(quality: number): Promise<Uint8Array> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
    return brotli(await this.#identity(), {
      params: {
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_SIZE_HINT]: this.#length,
        // A window wider than the body finds nothing more and costs memory for each compression.
        [BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(14, Math.ceil(Math.log2(this.#length + 1)))),
      },
    });
  }
}
