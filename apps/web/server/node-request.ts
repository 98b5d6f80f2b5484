import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** A fetch request from Node's; the body is streamed, and the signal aborts when the visitor leaves. */
export function toRequest(req: IncomingMessage, res: ServerResponse, url: URL): Request {
  const leaving = new AbortController();
  res.on('close', () => leaving.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, each);
  }
  const bodyless = req.method === 'GET' || req.method === 'HEAD';
  return new Request(url, {
    method: req.method ?? 'GET',
    headers,
    signal: leaving.signal,
    ...(bodyless ? {} : { body: Readable.toWeb(req) as unknown as BodyInit, duplex: 'half' }),
  });
}

/** Sends a fetch response. */
export async function sendResponse(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  res.writeHead(response.status, headers);
  if (req.method === 'HEAD' || response.body === null) {
    res.end();
    return;
  }
  for await (const chunk of Readable.fromWeb(response.body as unknown as NodeStream)) res.write(chunk);
  res.end();
}
