import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallName } from '@cosmodrome/contract/calls';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Log } from '../log.ts';
import type { Messages } from '../messages.ts';
import type { CallAdmission, Caller, Handlers } from './handler.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { OriginFetch } from './in-process.ts';
import type { Bucket, RateLimiter } from './rate-limit.ts';
import type { Visitor, VisitorRules } from './visitor.ts';

export interface HttpConfig extends Omit<VisitorRules, 'locales' | 'proxySecrets'> {
  proxySecret: string | null;
  /** Origins besides the visited host whose pages may make unsafe calls. */
  allowedOrigins: readonly string[];
  /** Seals remembered answers of keyed calls. */
  secret: string;
  maxBodyBytes: number;
}

export interface HttpOptions {
  handlers: Handlers;
  /** Who holds a session token; null when it is not alive. */
  authenticate: (token: string) => Promise<Caller | null>;
  /** Whether the browser that holds a token can be told how its session ended. */
  hasEnd: (token: string) => Promise<boolean>;
  /** Whether another answer, which may be on its way, takes a token's place in the browser. */
  isJustLeft: (token: string) => Promise<boolean>;
  config: HttpConfig;
  clock: Clock;
  log: Log;
  messages: Messages;
  idempotencyStore: IdempotencyStore;
  rateLimiter: RateLimiter;
  /** The bucket a call takes from; calls of one bucket share it per address. */
  bucketOf(name: CallName): { bucketName: string; bucket: Bucket };
  /** Message keys of the calls that restricted countries may not make. */
  restrictionKeys: Partial<Record<CallName, string>>;
  admission: CallAdmission;
  locales: readonly string[];
  health: () => Promise<boolean>;
  maintenance: () => boolean;
  /** The handlers must cover the whole contract. Off only while systems are being built. */
  complete: boolean;
  /** Compare each answer with the contract: for development and tests. */
  checkAnswers: boolean;
}

export interface Http {
  app: FastifyInstance;
  /** For a server that is not ours: the request listener of all paths of the origin. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  fetch: OriginFetch;
  /** Whose request this is; sockets use it for their handshake. */
  visitorOf: (request: IncomingMessage) => Visitor;
  close: () => Promise<void>;
}
