import { QueryClientProvider } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { queryClientContext } from './platform/queries/load.ts';
import { setTable } from './platform/routing/match.ts';
import { logError } from './platform/telemetry.ts';
import { paths } from './routes.ts';

setTable(paths);

/** Renders the whole document before the first byte: it is kept compressed, and its inline scripts are hashed. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(
    <QueryClientProvider client={loadContext.get(queryClientContext)}>
      <ServerRouter context={context} url={request.url} />
    </QueryClientProvider>,
    {
      signal: request.signal,
      // Larger than any document: boundaries are written in place and need no scripts to move them.
      progressiveChunkSize: 1 << 24,
      onError(error) {
        failed = true;
        logError('RENDER_ERROR', error);
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed && status === 200 ? 500 : status, headers });
}

/** Loader failures were logged with their code where they happened; the rest is told here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !(error instanceof Response)) logError('DOCUMENT_ERROR', error);
}
