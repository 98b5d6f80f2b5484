import type { IncomingMessage } from 'node:http';
import { channelsOf } from './hooks.ts';
import { SESSION_ENDED, type SessionEnded } from './identity/index.ts';
import type { Http } from './kernel/http/options.ts';
import { createSocketServer, outboxStore, type SocketServer } from './kernel/socket/index.ts';
import type { OriginCore, System } from './system.ts';

/** Connects the real-time channel: tokens of the account system in, messages of the outbox out. */
export async function openSockets(
  core: OriginCore,
  systems: readonly System[],
  visitorOf: Http['visitorOf'],
): Promise<SocketServer> {
  const { environment, sessions, socketTokens, relay, database, log } = core;
  const channels = channelsOf(systems);
  const allowOrigin = (origin: string | undefined, request: IncomingMessage): boolean => {
    if (origin === undefined || environment.ALLOWED_ORIGINS.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === visitorOf(request).host;
  };
  const server = await createSocketServer({
    store: outboxStore(database.db, (topic, payload) => channels[topic]?.(payload) ?? null),
    verify: async (auth) => {
      const identity = socketTokens.verify(auth);
      if (identity === undefined) return null;
      if (identity === null) return 'guest';
      return (await sessions.isAlive(identity)) ? identity : null;
    },
    allowOrigin,
    addressOf: (request) => visitorOf(request).ip,
    redisUrl: environment.REDIS_URL,
    log,
  });
  for (const [channel, present] of Object.entries(channels)) {
    relay.subscribe(channel, ({ playerId, seq, at, payload }) => {
      if (playerId !== null && seq !== null) {
        server.deliver({ channel, playerId, seq: Number(seq), at, data: present(payload) });
      }
    });
  }
  relay.subscribe(SESSION_ENDED, ({ payload }) => server.disconnectSession((payload as SessionEnded).session_id));
  return server;
}
