import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { locales } from '@cosmodrome/rules/content/locales';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { openCore, type CoreOptions } from './core.ts';
import { systems as allSystems } from './generated/systems.ts';
import { handlersOf, restrictionKeysOf } from './hooks.ts';
import type { Visitor } from './kernel/http/visitor.ts';
import type { OriginFetch } from './kernel/http/in-process.ts';
import { memoryRateLimiter, redisRateLimiter, type RateLimiter } from './kernel/http/rate-limit.ts';
import { buildHttp } from './kernel/http/server.ts';
import { databaseIdempotencyStore } from './kernel/idempotency/store.ts';
import { startJobs, type Job } from './kernel/jobs.ts';
import type { SocketServer } from './kernel/socket/index.ts';
import { undelivered } from './prizes/index.ts';
import { rateBuckets } from './rate-buckets.ts';
import { openSockets } from './sockets.ts';
import type { OriginCore, System, SystemDefinition } from './system.ts';

export interface OriginOptions extends CoreOptions {
  /** Instead of all systems, each after those that it uses. */
  systems?: readonly SystemDefinition[] | undefined;
  /** Gives what systems need from outside, before they are opened: `CATALOGUE.set(core, ...)`. */
  equip?: ((core: OriginCore) => void) | undefined;
  /** Every call of the contract must have its handler. Production and the composed program say true. */
  complete: boolean;
  /** Compare each answer with the contract; for development and tests. */
  checkAnswers?: boolean | undefined;
  /** Relay and jobs work by themselves. Tests that move the clock drain and run them instead. Default true. */
  background?: boolean | undefined;
}

export interface Origin {
  core: OriginCore;
  /** Serves the origin's paths on somebody else's server. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** The same without a socket, for server-side rendering in the same process. */
  fetch: OriginFetch;
  /** Who asks, after deciding which forwarded headers to believe. */
  visitorOf: (request: IncomingMessage) => Visitor;
  /** Serves `/socket.io` on a server. */
  attachSockets(server: Server): void;
  sockets: SocketServer;
  jobs: readonly Job[];
  close(): Promise<void>;
}

async function openRateLimiter({ environment, clock, log }: OriginCore): Promise<RateLimiter & { close(): void }> {
  if (environment.REDIS_URL === undefined) return { ...memoryRateLimiter(clock), close: () => undefined };
  // Loaded only where there is a Redis: its client is a fifth of all modules of a start.
  const { createClient } = await import('redis');
  const redis = createClient({ url: environment.REDIS_URL, disableOfflineQueue: true });
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'Redis does not answer'));
  await redis.connect();
  return { ...redisRateLimiter(redis, clock), close: () => redis.destroy() };
}

/**
 * The origin: core, systems, HTTP and sockets, ready to be put on a server.
 * @throws when the environment, the content or the contract's coverage is wrong
 */
export async function createOrigin(options: OriginOptions): Promise<Origin> {
  let sockets: SocketServer | null = null;
  const systems: System[] = [];
  const core = await openCore(options, (message) => sockets?.publish(message), systems);
  const { environment, clock, log, database, relay, admission } = core;
  options.equip?.(core);
  for (const definition of options.systems ?? allSystems) systems.push(await definition.open(core));
  for (const { deliverers = {} } of systems) core.prizes.add(deliverers);
  const idempotencyStore = databaseIdempotencyStore(database.db, clock);
  const rateLimiter = await openRateLimiter(core);
  const http = await buildHttp({
    handlers: handlersOf(systems),
    authenticate: (token) => core.sessions.authenticate(token),
    hasEnd: async (token) => (await core.sessions.endOf(token)) !== null,
    isJustLeft: (token) => core.sessions.isJustLeft(token),
    config: {
      trustedProxies: environment.TRUSTED_PROXIES,
      proxySecret: environment.PROXY_SECRET ?? null,
      countryHeader: environment.COUNTRY_HEADER,
      defaultCountry: environment.DEFAULT_COUNTRY,
      isRestricted: core.isRestricted,
      allowedOrigins: environment.ALLOWED_ORIGINS,
      secret: core.secret,
      maxBodyBytes: 65_536,
    },
    clock,
    log,
    messages: core.messages,
    idempotencyStore,
    rateLimiter,
    bucketOf: rateBuckets(environment.RATE_LIMIT_FACTOR),
    restrictionKeys: restrictionKeysOf(systems),
    admission,
    locales,
    health: async () => (await sql`select 1`.execute(database.db)).rows.length === 1,
    maintenance: () => environment.MAINTENANCE,
    complete: options.complete,
    checkAnswers: options.checkAnswers ?? false,
  });
  const nobodys = options.complete ? undelivered(core.content, core.prizes) : [];
  if (nobodys.length > 0) throw new Error(`nobody delivers these prizes:\n${nobodys.join('\n')}`);
  sockets = await openSockets(core, systems, http.visitorOf);
  for (const { subscriptions = {}, bulkSubscriptions = {} } of systems) {
    for (const [topic, handler] of Object.entries(subscriptions)) relay.subscribe(topic, handler);
    for (const [topic, handler] of Object.entries(bulkSubscriptions)) relay.subscribeInBulk(topic, handler);
  }
  const forget: Job = { name: 'forget idempotency keys', everyMs: HOUR_MS, run: () => idempotencyStore.forgetOld() };
  const jobs = [forget, ...core.mail.jobs, ...systems.flatMap((system) => system.jobs ?? [])];
  const background = options.background ?? true;
  if (background) await relay.start();
  const runner = background ? startJobs(jobs, log) : null;
  const opened = sockets;
  return {
    core,
    listener: (request, response) => http.listener(request, response),
    fetch: http.fetch,
    visitorOf: http.visitorOf,
    attachSockets: (server) => opened.attach(server),
    sockets: opened,
    jobs,
    close: async () => {
      await runner?.stop();
      await opened.close();
      await http.close();
      for (const system of systems) await system.close?.();
      core.mail.close();
      await core.ledger.close();
      if (background) await relay.stop();
      rateLimiter.close();
      if (!options.database) await database.close();
    },
  };
}
