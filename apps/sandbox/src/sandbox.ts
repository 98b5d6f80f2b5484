import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CreatePayment, type PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { sign, verify } from '@cosmodrome/contract/signature';
import { migrate, type Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import Fastify, { type FastifyInstance } from 'fastify';
import { mineDue } from './chain.ts';
import { deliverDue, type DeliverNotice } from './notices.ts';
import { addPageRoutes } from './page-routes.ts';
import { style } from './pages.ts';
import { createPayment } from './payments.ts';
import type { SandboxTables } from './tables.ts';

export interface SandboxOptions {
  database: Database<SandboxTables>;
  clock: Clock;
  /** Shared with the origin; signs both directions. */
  key: string;
  deliver: DeliverNotice;
}

export interface Sandbox {
  /** Answers /sandbox/*. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Mines due blocks and sends due notices. The program calls it each second, tests after they moved the clock. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The sandbox payment provider: a bank page, a wallet page, a coin wallet with its chain, and signed notices. It moves
 * no money and knows no player; the origin talks to it as to any provider.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, clock, deliver } = options;
  await migrate(database.db, new URL('../migrations', import.meta.url).pathname, 'sandbox_migrations');
  const app = Fastify({ logger: false, bodyLimit: 16_384, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  addApi(app, options);
  addPageRoutes(app, database.db, clock);
  await app.ready();
  let ticking: Promise<void> | null = null;
  const tick = async (): Promise<void> => {
    await mineDue(database.db, clock);
    await deliverDue(database.db, clock, deliver);
  };
  return {
    listener: (request, response) => app.routing(request, response),
    // One at a time: a slow origin must not be told the same thing by two ticks at once.
    tick: () =>
      (ticking ??= tick().finally(() => {
        ticking = null;
      })),
    close: async () => {
      await ticking;
      await app.close();
    },
  };
}

function addApi(server: FastifyInstance, { database, clock, key }: SandboxOptions): void {
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/sandbox/api/payments', async (request, reply) => {
    const raw = String(request.body ?? '');
    const timestamp = request.headers['x-timestamp'];
    const signature = request.headers['x-signature'];
    const signed = { timestamp: timestamp?.toString(), signature: signature?.toString() };
    if (!verify(key, raw, signed, clock.now())) return reply.code(401).send({ error: 'bad_signature' });
    const parsed = CreatePayment.safeParse(readJson(raw));
    if (!parsed.success) return reply.code(422).send({ error: 'malformed' });
    return reply.code(201).send(await createPayment(database.db, parsed.data, clock.now()));
  });
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Delivery by signed HTTP to the origin's webhook. */
export function deliverByHttp(url: string, key: string, clock: Clock): DeliverNotice {
  return async (notice: PaymentNotice) => {
    const body = JSON.stringify(notice);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(key, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(8_000),
    });
    return response.ok || response.status === 422;
  };
}
