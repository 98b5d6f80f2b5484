import type { Clock } from '@cosmodrome/rules/clock';
import type { EncodedBytes } from '@cosmodrome/contract/encoded-bytes';

/** A document as it is kept. */
export interface KeptDocument {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Its address names no language: another visitor may be led elsewhere. */
  anyLanguage?: boolean;
  bytes: EncodedBytes;
}

export interface CacheLimits {
  /** Milliseconds for which a document is served as it is. */
  fresh: number;
  /** Milliseconds after that in which it is still served while a new one is made. */
  stale: number;
  /** Bytes of all bodies; the longest unused documents leave first. */
  bytes: number;
}

interface Entry {
  document: KeptDocument;
  madeAt: number;
  bytes: number;
  /** Number of the asking that used it last. */
  used: number;
}

export type CacheState = 'hit' | 'stale' | 'miss';

/**
 * Documents by key, least recently used out first. One document is made at a time for a key: everybody else waits for it,
 * or gets the stale one. A failed making keeps the stale one.
 */
export class DocumentCache {
  readonly #clock: Clock;
  readonly #limits: CacheLimits;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<KeptDocument>>();
  #bytes = 0;
  #asked = 0;

  constructor(clock: Clock, limits: CacheLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** The document of a key; `make` is called when there is none or it is stale. Only 200 and 404 are kept. */
  async get(key: string, make: () => Promise<KeptDocument>): Promise<{ document: KeptDocument; state: CacheState }> {
    const fresh = this.fresh(key);
    if (fresh) return { document: fresh, state: 'hit' };
    const entry = this.#entries.get(key);
    const age = entry ? this.#clock.now().getTime() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (entry && age < this.#limits.fresh + this.#limits.stale) {
      entry.used = ++this.#asked;
      this.#make(key, make).catch(() => undefined);
      return { document: entry.document, state: 'stale' };
    }
    return { document: await this.#make(key, make), state: 'miss' };
  }

  /** The document of a key while it may be served as it is. */
  fresh(key: string): KeptDocument | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#clock.now().getTime() - entry.madeAt >= this.#limits.fresh) return undefined;
    entry.used = ++this.#asked;
    return entry.document;
  }

  get size(): { documents: number; bytes: number } {
    return { documents: this.#entries.size, bytes: this.#bytes };
  }

  #make(key: string, make: () => Promise<KeptDocument>): Promise<KeptDocument> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((document) => {
        if (document.status === 200 || document.status === 404) this.#keep(key, document);
        return document;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, document: KeptDocument): void {
    this.#drop(key);
    const bytes = document.bytes.most + key.length;
    if (bytes > this.#limits.bytes) return;
    this.#entries.set(key, { document, bytes, madeAt: this.#clock.now().getTime(), used: ++this.#asked });
    this.#bytes += bytes;
    if (this.#bytes <= this.#limits.bytes) return;
    for (const [oldest] of [...this.#entries].sort(([, one], [, other]) => one.used - other.used)) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
