import type { IncomingMessage } from 'node:http';
import type { SocketAuth } from '@cosmodrome/contract/channel';
import type { AdmissionLimits } from './admission.ts';
import type { MessageStore } from './message.ts';

export interface SocketLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Who a connection is for: a player's session, or a guest, who gets public channels only. */
export type SocketIdentity = { readonly playerId: number; readonly sessionId: string } | 'guest';

export interface SocketOptions {
  readonly store: MessageStore;
  /** Checks the handshake's token. Null: refused. */
  readonly verify: (auth: SocketAuth) => Promise<SocketIdentity | null>;
  /** Whether a page of this origin may connect; the header is absent for clients that are no browser. */
  readonly allowOrigin: (origin: string | undefined, request: IncomingMessage) => boolean;
  /** The visitor's address behind the trusted proxy. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limits?: AdmissionLimits | undefined;
  /** Joins this node with the others that use the same Redis. */
  readonly redisUrl?: string | undefined;
  readonly log: SocketLog;
}
