import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { copiedHeaders, get, type RawAnswer } from '../documents/get.ts';

/** The page as it would be without a line of script: nothing to load, nothing to run. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '');

/** Serves the floor: the lobby without its scripts, and copies of every other file as the casino once sent it. */
export async function serveFloor(casino: string): Promise<{ url: string; close(): void }> {
  const lobby = await get(`${casino}/`);
  const html = withoutScripts(brotliDecompressSync(lobby.body).toString());
  const kept = new Map<string, Promise<RawAnswer>>();
  kept.set('/', Promise.resolve({ ...lobby, body: brotliCompressSync(html) }));
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const copy = kept.get(url) ?? get(casino + url);
    kept.set(url, copy);
    const { status, headers, body } = await copy;
    response.writeHead(status, { ...copiedHeaders(headers), 'content-length': body.byteLength });
    response.end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
