import type { FastifyInstance } from 'fastify';
import { exchange } from './in-process-exchange.ts';
import { PROXY_SECRET_HEADER } from './visitor.ts';

/** Whom a server-side program asks for: the browser's address and country as that program has established them. */
export interface ActingFor {
  ip: string;
  country?: string | undefined;
}

/**
 * `fetch` without a socket, for a program in the same process (server-side rendering). Host and scheme come from the
 * request's address; the visitor's facts from `actingFor`, and are believed.
 */
export type OriginFetch = (request: Request, actingFor?: ActingFor) => Promise<Response>;

const EMPTY = Buffer.alloc(0);
const EMPTY_STATUSES = new Set([204, 304]);

export function createFetch(app: FastifyInstance, innerSecret: string, countryHeader: string): OriginFetch {
  return async (request, actingFor) => {
    const url = new URL(request.url);
    const headers: Record<string, string> = Object.fromEntries(request.headers);
    headers['host'] ??= url.host;
    if (actingFor) {
      headers[PROXY_SECRET_HEADER] = innerSecret;
      headers['x-forwarded-for'] = actingFor.ip;
      headers['x-forwarded-host'] = url.host;
      headers['x-forwarded-proto'] = url.protocol.slice(0, -1);
      if (actingFor.country !== undefined) headers[countryHeader] = actingFor.country;
      else delete headers[countryHeader];
    }
    const answer = await exchange((inner, given) => app.routing(inner, given), {
      method: request.method,
      url: url.pathname + url.search,
      headers,
      body: request.body ? Buffer.from(await request.arrayBuffer()) : EMPTY,
    });
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) given.append(name, String(one));
    }
    const empty = EMPTY_STATUSES.has(answer.status) || request.method === 'HEAD';
    return new Response(empty ? null : answer.body, { status: answer.status, headers: given });
  };
}
