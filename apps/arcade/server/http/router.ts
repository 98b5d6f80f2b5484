import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '../../api/errors.ts';
import type { ArcadeLog } from '../deps.ts';
import { Refused } from '../refused.ts';

export interface Request {
  message: IncomingMessage;
  url: URL;
  params: Readonly<Record<string, string>>;
  /** The raw body of a POST; empty otherwise. */
  body: string;
}

export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Segments of the path; `:name` takes one, a last `*` the rest. */
  path: string;
  handle(request: Request): Promise<Reply> | Reply;
}

const MAX_BODY = 32 * 1024;

/** Sent with everything. The frames are sandboxed, so their origin is opaque: no answer depends on a cookie. */
const ALWAYS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
};

export function json(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/** A request listener over a list of routes. Refusals become their answers; anything else a plain 500 and a log line. */
export function router(routes: readonly Route[], log: ArcadeLog) {
  return (message: IncomingMessage, response: ServerResponse): void => {
    answer(routes, message)
      .catch((error: unknown) => {
        if (error instanceof Refused) return json(error.status, errorBody(error));
        log.error(
          { path: message.url?.split('?')[0], reason: error instanceof Error ? error.stack : String(error) },
          'a request failed',
        );
        return json(500, errorBody(new Refused(500, 'internal')));
      })
      .then((reply) => {
        response.writeHead(reply.status, { ...ALWAYS, ...reply.headers });
        response.end(message.method === 'HEAD' ? undefined : reply.body);
      })
      .catch(() => response.destroy());
  };
}

function errorBody(refused: Refused): ErrorBody {
  return { error: { code: refused.code, details: refused.details } };
}

async function answer(routes: readonly Route[], message: IncomingMessage): Promise<Reply> {
  const url = addressOf(message);
  if (message.method === 'OPTIONS') return { status: 204, headers: PREFLIGHT, body: '' };
  const method = message.method === 'HEAD' ? 'GET' : message.method;
  let isKnown = false;
  for (const route of routes) {
    const params = match(route.path, url.pathname);
    if (!params) continue;
    isKnown = true;
    if (route.method !== method) continue;
    const body = method === 'POST' ? await readBody(message) : '';
    return route.handle({ message, url, params, body });
  }
  throw isKnown ? new Refused(405, 'method_not_allowed') : new Refused(404, 'not_found');
}

function addressOf(message: IncomingMessage): URL {
  try {
    return new URL(message.url ?? '/', 'http://arcade.invalid');
  } catch {
    throw new Refused(400, 'malformed');
  }
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') {
      params['*'] = given.slice(index).join('/');
      return params;
    }
    const value = given[index];
    if (value === undefined) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return wanted.length === given.length ? params : null;
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Refused(413, 'too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
