import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallSpec } from '@cosmodrome/contract/call';
import { calls, type CallName } from '@cosmodrome/contract/calls';
import { createApp } from './app.ts';
import { writeFailure, writeOutcome } from './answer.ts';
import { runBatch } from './batch.ts';
import { crossSiteRefusal } from './csrf.ts';
import { createDispatch, type Dispatch, type Exchange } from './dispatch.ts';
import { refuse, Refusal, type Handlers } from './handler.ts';
import { createOnce } from './idempotency.ts';
import { createFetch } from './in-process.ts';
import type { Http, HttpOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { ENDED_COOKIE, ENDED_KEPT_SECONDS, readCookies, SESSION_COOKIE, SIGNED_IN_COOKIE } from './session-cookie.ts';
import { createVisitorReader, type Visitor } from './visitor.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;
/** The kernel's own call: it runs the others. */
const BATCH: CallName = 'content.batch';

function checkCoverage(handlers: Handlers, complete: boolean): void {
  const extra = Object.keys(handlers).filter((name) => !Object.hasOwn(calls, name) || name === BATCH);
  if (extra.length > 0) throw new Error(`handlers of calls that the contract does not declare: ${extra.join(', ')}`);
  const missing = Object.keys(calls).filter((name) => name !== BATCH && !Object.hasOwn(handlers, name));
  if (complete && missing.length > 0) throw new Error(`calls of the contract without a handler: ${missing.join(', ')}`);
}

/** Where a request keeps its visitor. A weak map of all requests was slower to write and to collect. */
const VISITOR = Symbol('visitor');

/** Reads the visitor of a request once. */
function createVisitors(options: HttpOptions, innerSecret: string): (request: IncomingMessage) => Visitor {
  const { proxySecret } = options.config;
  const proxySecrets = proxySecret === null ? [innerSecret] : [innerSecret, proxySecret];
  const read = createVisitorReader({ ...options.config, proxySecrets, locales: options.locales });
  return (request: IncomingMessage & { [VISITOR]?: Visitor }) => {
    const { socket, headers } = request;
    return (request[VISITOR] ??= read({
      remoteAddress: socket.remoteAddress ?? '',
      encrypted: 'encrypted' in socket && socket.encrypted === true,
      headers,
    }));
  };
}

async function throttle(options: HttpOptions, name: CallName, request: FastifyRequest, ip: string): Promise<void> {
  const { bucketName, bucket } = options.bucketOf(name);
  const urls = (request.query as Record<string, unknown>)['url[]'];
  const cost = name === BATCH && Array.isArray(urls) ? Math.max(1, Math.min(urls.length, 12)) : 1;
  const wait = await options.rateLimiter.take(`${bucketName}:${ip}`, cost, bucket);
  if (wait > 0) throw new Refusal(429, { base: { too_many_requests: { seconds: wait } } }, { retry_after: wait });
}

async function readExchange(options: HttpOptions, request: FastifyRequest, visitor: Visitor): Promise<Exchange> {
  const cookies = readCookies(request.headers.cookie);
  const token = cookies.get(SESSION_COOKIE);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && KEY_PATTERN.test(key))) {
    throw refuse(422, 'base', 'idempotency_key_invalid');
  }
  return {
    visitor,
    cookies,
    caller: token ? await options.authenticate(token) : null,
    idempotencyKey: key ?? null,
    version: request.headers.accept?.includes('application/vnd.s.v1+json') ? 1 : 2,
    requestId: request.id,
  };
}

/** What a session's token looks like; anything else is not kept. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/**
 * A browser that still shows the cookies of an ended session is a guest, and its next document says so. The token is kept
 * only where it still tells why. Nothing is taken from a browser that was given a new token while this was on its way:
 * this answer may arrive last, and would sign it out.
 */
async function forgetDeadSession(options: HttpOptions, request: FastifyRequest, outcome: Outcome): Promise<void> {
  const shown = readCookies(request.headers.cookie);
  const token = shown.get(SESSION_COOKIE);
  const isSet = outcome.cookies.some(({ name }) => name === SESSION_COOKIE);
  if (token !== undefined && TOKEN_PATTERN.test(token) && !isSet) {
    if (await options.isJustLeft(token)) return;
    if (await options.hasEnd(token)) {
      outcome.cookies.push({ name: ENDED_COOKIE, value: token, httpOnly: true, maxAge: ENDED_KEPT_SECONDS });
    }
  }
  for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE]) {
    const changed = outcome.cookies.some((change) => change.name === name);
    if (shown.has(name) && !changed) {
      outcome.cookies.push({ name, value: '', httpOnly: name === SESSION_COOKIE, maxAge: 0 });
    }
  }
}

/** What happens to every request before and after its call. */
function createService(options: HttpOptions, dispatch: Dispatch, visitorOf: (request: IncomingMessage) => Visitor) {
  return async (name: CallName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = visitorOf(request.raw);
    if (options.maintenance()) {
      reply.header('x-maintenance-mode', '1').header('retry-after', '60');
      throw refuse(503, 'base', 'maintenance');
    }
    const forged = crossSiteRefusal(request.method, request.headers, visitor, options.config.allowedOrigins);
    if (forged) throw forged;
    await throttle(options, name, request, visitor.ip);
    const raw = { params: request.params, query: request.query, body: request.body ?? undefined };
    const exchange = await readExchange(options, request, visitor);
    const outcome = await dispatch(name, raw, exchange);
    if (!exchange.caller) await forgetDeadSession(options, request, outcome);
    return writeOutcome(reply, outcome, visitor.secure);
  };
}

/**
 * Makes the origin's HTTP side. Routes come from the contract's table, so an undeclared one cannot exist.
 * @throws when a handler is missing (with `complete`) or belongs to no call
 */
export async function buildHttp(options: HttpOptions): Promise<Http> {
  const { config, log, messages } = options;
  checkCoverage(options.handlers, options.complete);
  const innerSecret = randomBytes(24).toString('base64url');
  const visitorOf = createVisitors(options, innerSecret);
  const once = createOnce(options.idempotencyStore, config.secret);
  const dispatch = createDispatch({ ...options, once, batch: runBatch });
  const serve = createService(options, dispatch, visitorOf);
  const app = createApp({
    maxBodyBytes: config.maxBodyBytes,
    fail: (error, request, reply) =>
      writeFailure(error, request, reply, { visitor: visitorOf(request.raw), messages, log }),
    isSecure: (request) => visitorOf(request.raw).secure,
    health: () => options.health(),
  });
  app.addHook('onResponse', async ({ method, routeOptions, id }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime), requestId: id });
  });
  for (const [name, spec] of Object.entries<CallSpec>(calls)) {
    const callName = name as CallName;
    if (callName !== BATCH && !options.handlers[callName]) continue;
    app.route({
      method: spec.method,
      url: spec.path,
      ...(spec.maxBodyBytes !== undefined && { bodyLimit: spec.maxBodyBytes }),
      config: { multipart: spec.multipart === true },
      handler: (request, reply) => serve(callName, request, reply),
    });
  }
  await app.ready();
  return {
    app,
    listener: (request, response) => app.routing(request, response),
    fetch: createFetch(app, innerSecret, config.countryHeader),
    visitorOf,
    close: () => app.close(),
  };
}
