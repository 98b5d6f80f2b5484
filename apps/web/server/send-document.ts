import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from '@cosmodrome/contract/encoding';
import type { WebConfig } from './config.ts';
import type { CacheState, KeptDocument } from './document-cache.ts';
import { securityHeaders } from './security.ts';

/** How the document came to be: out of the cache, or made for this request alone. */
export type DocumentState = CacheState | 'none';

/** Header lines as Node takes them without a look at each name: name, value, name, value. */
type Lines = readonly string[];

/** Lines of a kept document's commonest answers, made once for as long as it is kept. */
const hits = new WeakMap<KeptDocument, Map<Encoding | 'unchanged', { body: Uint8Array | undefined; lines: Lines }>>();

/** Sends a fresh kept document without waiting for anything; false while its bytes are not made in this encoding. */
export function sendKept(
  document: KeptDocument,
  req: IncomingMessage,
  res: ServerResponse,
  config: WebConfig,
): boolean {
  const encoding = isKnown(document, req) ? 'unchanged' : chooseEncoding(req.headers['accept-encoding']);
  const body = encoding === 'unchanged' ? undefined : document.bytes.ready(encoding);
  if (!body && encoding !== 'unchanged') return false;
  let answers = hits.get(document);
  if (!answers) {
    answers = new Map();
    hits.set(document, answers);
  }
  let answer = answers.get(encoding);
  // The bytes change once, when the better ones are there.
  if (!answer || answer.body !== body) {
    answer = { body, lines: linesOf(document, 'hit', encoding, body, config) };
    answers.set(encoding, answer);
  }
  write(res, encoding === 'unchanged' ? 304 : document.status, answer.lines, req.method === 'HEAD' ? undefined : body);
  return true;
}

/** Sends a document, whichever way it came. */
export async function sendDocument(
  document: KeptDocument,
  state: DocumentState,
  req: IncomingMessage,
  res: ServerResponse,
  config: WebConfig,
): Promise<void> {
  if (isKnown(document, req)) return write(res, 304, linesOf(document, state, 'unchanged', undefined, config));
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const body = await document.bytes.in(encoding);
  const lines = linesOf(document, state, encoding, body, config);
  write(res, document.status, lines, req.method === 'HEAD' ? undefined : body);
}

function write(res: ServerResponse, status: number, lines: Lines, body?: Uint8Array): void {
  res.writeHead(status, lines as string[]);
  res.end(body);
}

function linesOf(
  document: KeptDocument,
  state: DocumentState,
  encoding: Encoding | 'unchanged',
  body: Uint8Array | undefined,
  config: WebConfig,
): Lines {
  const seconds = Math.floor(config.documentFresh / 1000);
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...document.headers,
    ETag: document.etag,
    'Cache-Control':
      state === 'none' || document.status !== 200
        ? 'private, no-cache'
        : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    Vary: [
      'Accept-Encoding',
      'Cookie',
      'User-Agent',
      ...(document.anyLanguage ? ['Accept-Language'] : []),
      ...(config.countryHeader ? [config.countryHeader] : []),
    ].join(', '),
    'Server-Timing': `document;desc="${state}"`,
    ...(body ? { 'Content-Length': String(body.byteLength) } : {}),
    ...(encoding === 'identity' || encoding === 'unchanged' ? {} : { 'Content-Encoding': encoding }),
  };
  return Object.entries(headers).flat();
}

/** Whether the browser says that it has this very document. */
const isKnown = (document: KeptDocument, req: IncomingMessage): boolean =>
  document.status === 200 &&
  (req.headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === document.etag) ?? false);
