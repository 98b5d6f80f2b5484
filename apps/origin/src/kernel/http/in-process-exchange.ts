import { EventEmitter } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';

/** In the place of the connection. Its address is that of this machine, as of every program that runs on it. */
class NoSocket extends EventEmitter {
  readonly remoteAddress = '127.0.0.1';
  readonly destroyed = false;
}

/** What Fastify reads of an `http.IncomingMessage`. */
class InnerRequest extends Readable {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly aborted = false;
  readonly socket = new NoSocket();
  #body: Buffer | null;

  constructor(method: string, url: string, headers: Readonly<Record<string, string>>, body: Buffer) {
    super();
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.#body = body;
  }

  override _read(): void {
    if (this.#body && this.#body.byteLength > 0) this.push(this.#body);
    this.#body = null;
    this.push(null);
  }
}

/** What Fastify asks of an `http.ServerResponse`; the answer is kept in memory. */
class InnerAnswer extends Writable {
  statusCode = 200;
  headersSent = false;
  readonly #headers = new Map<string, OutgoingHttpHeader>();
  readonly #chunks: Buffer[] = [];

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  getHeaders(): OutgoingHttpHeaders {
    return Object.fromEntries(this.#headers);
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase());
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    this.headersSent = true;
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.headersSent = true;
    this.#chunks.push(chunk);
    done();
  }

  /** Everything that was written. */
  get body(): Uint8Array<ArrayBuffer> {
    const [only] = this.#chunks;
    return new Uint8Array(this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks));
  }
}

export interface Inner {
  method: string;
  /** Path and query. */
  url: string;
  /** With lower-case names, `host` among them. */
  headers: Record<string, string>;
  body: Buffer;
}

/** A whole answer. */
export interface InnerOutcome {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Has a listener of an HTTP server answer a request of the same process, without a connection. The request and response that it
 * gets do what Fastify asks of Node's own, but do not inherit from them: objects of another shape would make the methods of
 * `http.ServerResponse` slower for every real response of the process (docs/decisions/2026-11-in-process-requests.md).
 * @throws the error with which the response was destroyed, when it was before its end
 */
export function exchange(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { method, url, headers, body }: Inner,
): Promise<InnerOutcome> {
  return new Promise((resolve, reject) => {
    if (body.byteLength > 0) headers['content-length'] = String(body.byteLength);
    const request = new InnerRequest(method, url, headers, body);
    const answer = new InnerAnswer();
    answer.once('finish', () =>
      resolve({ status: answer.statusCode, headers: answer.getHeaders(), body: answer.body }),
    );
    answer.once('error', reject);
    answer.once('close', () => reject(new Error('the answer was ended before it was whole')));
    listener(request as unknown as IncomingMessage, answer as unknown as ServerResponse);
  });
}
