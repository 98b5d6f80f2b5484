import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Messages } from '../messages.ts';
import { isKnown } from './compression.ts';
import type { Outcome } from './outcome.ts';
import { errorBody, toRefusal } from './failure.ts';
import { writeCookie } from './session-cookie.ts';
import type { Visitor } from './visitor.ts';

/** Writes an outcome: cookies, headers, 304 where the client has it already. */
export function writeOutcome(reply: FastifyReply, outcome: Outcome, secure: boolean): FastifyReply {
  for (const [name, value] of Object.entries(outcome.headers)) reply.header(name, value);
  for (const change of outcome.cookies) reply.header('set-cookie', writeCookie(change, secure));
  const { etag } = outcome.headers;
  if (etag !== undefined && isKnown(reply.request, etag)) {
    return reply.code(304).header('vary', 'Accept-Encoding').send();
  }
  reply.code(outcome.status);
  if (outcome.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.body));
}

/** Writes any thrown thing as the contract's error body. What went wrong inside goes to the log only. */
export function writeFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, messages, log }: { visitor: Visitor; messages: Messages; log: Log },
): void {
  const refusal = toRefusal(error);
  if (refusal.status === 500) log.error({ err: error, requestId: request.id }, 'a request failed');
  const missing = (cause: unknown): void => log.error({ err: cause }, 'an error has no text');
  const body = errorBody(refusal, messages, visitor.locale, missing);
  const wait = refusal.extra['retry_after'];
  const headers: Record<string, string> = typeof wait === 'number' ? { 'retry-after': String(wait) } : {};
  void writeOutcome(reply, { status: refusal.status, body, headers, cookies: [] }, visitor.secure);
}
