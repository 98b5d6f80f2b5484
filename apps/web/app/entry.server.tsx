import { Writable } from 'node:stream';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { queryClientContext } from './platform/queries/load.ts';
import { setTable } from './platform/routing/match.ts';
import { writeJson } from './platform/queries/seeds.ts';
import { writtenContext } from './platform/server/request.ts';
import { scriptsAfterPaint } from './platform/server/scripts-after-paint.ts';
import { logError } from './platform/telemetry.ts';
import { paths } from './routes.ts';

setTable(paths);

/** Larger than any document. */
const MOST_BYTES = 1 << 24;

/**
 * Renders the whole document before the first byte: it is kept compressed, and its inline scripts are hashed. The answer
 * has no body; the markup goes to `writtenContext` without a stream around it.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream: loaded, ...rest } = context;
  const state = loaded ? await textOf(loaded) : '';
  const { failed, html } = await rendered(
    <QueryClientProvider client={loadContext.get(queryClientContext)}>
      <ServerRouter context={rest} url={request.url} />
    </QueryClientProvider>,
    () => (rest.renderMeta?.didRenderScripts ? stateScript(state) : ''),
    request.signal,
  );
  loadContext.get(writtenContext).html = html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status: failed && status === 200 ? 500 : status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/**
 * What the routes have loaded, for the router in the browser. `ServerRouter` would write the same out of the stream, and
 * suspend for it: this way the document is rendered in one go.
 */
function stateScript(state: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${writeJson(state)});${controller}.close()</script>`;
}

/** The whole markup in one piece: a document is kept, so nobody waits for its beginning. `last` stands at the end of the body. */
function rendered(
  page: ReactNode,
  last: () => string,
  signal: AbortSignal,
): Promise<{ failed: boolean; html: Buffer }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      // Boundaries are written in place and need no scripts to move them.
      progressiveChunkSize: MOST_BYTES,
      onAllReady: () => pipe(new Sheet((sheet) => resolve({ failed, html: sheet.withLast(last()) }))),
      onShellError: reject,
      onError(error) {
        failed = true;
        logError('RENDER_ERROR', error);
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

const END = '</body></html>';

/**
 * Takes the markup of one document, which is written in one go and never interrupted. All documents are put together in
 * the same memory: new memory of this size costs as much as a sixth of the rendering.
 */
class Sheet extends Writable {
  static #memory = Buffer.allocUnsafeSlow(1 << 18);
  #length = 0;
  readonly #done: (sheet: Sheet) => void;

  constructor(done: (sheet: Sheet) => void) {
    super();
    this.#done = done;
  }

  override write(chunk: Uint8Array | string): boolean {
    const most = this.#length + (typeof chunk === 'string' ? chunk.length * 3 : chunk.byteLength);
    if (most > Sheet.#memory.byteLength) {
      const larger = Buffer.allocUnsafeSlow(most * 2);
      Sheet.#memory.copy(larger, 0, 0, this.#length);
      Sheet.#memory = larger;
    }
    if (typeof chunk === 'string') this.#length += Sheet.#memory.write(chunk, this.#length);
    else {
      Sheet.#memory.set(chunk, this.#length);
      this.#length += chunk.byteLength;
    }
    return true;
  }

  override end(): this {
    this.#done(this);
    return this;
  }

  /** The document, with something more at the end of its body. */
  withLast(text: string): Buffer {
    const written = Sheet.#memory.subarray(0, this.#length);
    const end = written.byteLength - END.length;
    if (text !== '' && written.toString('latin1', end) === END) {
      this.#length = end;
      this.write(text + END);
    }
    return scriptsAfterPaint(Sheet.#memory.subarray(0, this.#length));
  }
}

/** Loader failures were logged with their code where they happened; the rest is told here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !(error instanceof Response)) logError('DOCUMENT_ERROR', error);
}
