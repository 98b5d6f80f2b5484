import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBytes } from '@cosmodrome/contract/encoded-bytes';
import { chooseEncoding } from '@cosmodrome/contract/encoding';
import { readCookies, SESSION_COOKIE } from './session-cookie.ts';

/** Shorter answers fit into one packet as they are. */
export const COMPRESSED_FROM = 1_024;
/** Bytes of all kept answers with their compressed forms. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Compressed answers by their text: the same text has the same bytes, whoever asks. The longest unused leave first.
 */
export class KeptAnswers {
  readonly #most: number;
  readonly #kept = new Map<string, EncodedBytes>();
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#kept.size, bytes: this.#bytes };
  }

  /** The bytes of a text; only a shared one is added when it is not there. */
  of(text: string, shared: boolean): EncodedBytes {
    const kept = this.#kept.get(text);
    if (kept) {
      this.#kept.delete(text);
      this.#kept.set(text, kept);
      kept.improve();
      return kept;
    }
    const made = new EncodedBytes(Buffer.from(text));
    if (shared) this.#add(text, made);
    return made;
  }

  #add(text: string, made: EncodedBytes): void {
    const bytes = weight(text, made);
    if (bytes > this.#most) return;
    this.#kept.set(text, made);
    this.#bytes += bytes;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#kept.delete(oldest);
      this.#bytes -= weight(oldest, other);
    }
  }
}

const weight = (text: string, { most }: EncodedBytes): number => text.length * 2 + most;

/**
 * Compresses every long answer as its asker takes it. An answer to a signed-in player is compressed only for a page of
 * this very host: another site cannot measure how long a secret becomes beside a text that it chose.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new KeptAnswers();
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM) return payload;
    reply.header('vary', 'Accept-Encoding');
    const personal = readCookies(request.headers.cookie).has(SESSION_COOKIE);
    if (personal && request.headers['sec-fetch-site'] !== 'same-origin') return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const bytes = await kept.of(payload, !personal || isPublic(reply)).in(encoding);
    reply.header('content-encoding', encoding);
    weaken(reply);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}

const isPublic = (reply: FastifyReply): boolean => /\bpublic\b/.test(String(reply.getHeader('cache-control')));

/** Bytes of several encodings share one tag, so it promises the same content, not the same bytes. */
function weaken(reply: FastifyReply): void {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
}

/** Whether the asker has the content of a tag already, in whichever encoding. */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
