import type { Server as HttpServer } from 'node:http';
import { SocketAuth, type Envelope, type SocketSession } from '@cosmodrome/contract/channel';
import { Server, type Socket } from 'socket.io';
import { Admission, DEFAULT_LIMITS } from './admission.ts';
import type { Cluster } from './cluster.ts';
import type { PrivateMessage, PublicMessage } from './message.ts';
import type { SocketIdentity, SocketOptions } from './options.ts';
import { OrderedDelivery } from './ordered-delivery.ts';

/** A handshake is a few hundred bytes, and clients send nothing else. */
const LARGEST_PACKET = 4_096;
/** How often a node of a cluster compares what its players have with what there is. */
const AUDIT_MS = 15_000;

/** Nothing that a client sends is listened to. */
type FromClient = Record<string, never>;
interface ToClient {
  session: (session: SocketSession) => void;
  message: (envelope: Envelope) => void;
}
interface BetweenNodes {
  private: (message: Omit<PrivateMessage, 'at'> & { at: string }) => void;
}
interface Data {
  identity: SocketIdentity;
  since: number | undefined;
  from: Date | undefined;
  address: string;
}
type PlayerSocket = Socket<FromClient, ToClient, BetweenNodes, Data>;

export interface SocketServer {
  /** Serves `/socket.io` of this server, beside its other paths. */
  attach(server: HttpServer): void;
  /** Tells everybody who is connected, on every node. */
  publish(message: PublicMessage): void;
  /** Tells the player's connections, on every node. The message is already committed. */
  deliver(message: PrivateMessage): void;
  /** Ends the connections of a session that is over, on every node. */
  disconnectSession(sessionId: string): void;
  disconnectPlayer(playerId: number): void;
  close(): Promise<void>;
}

const playerRoom = (playerId: number) => `player:${playerId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const PUBLIC_ROOM = 'public';

const envelope = (message: PrivateMessage | PublicMessage): Envelope => ({
  channel: message.channel,
  seq: 'seq' in message ? message.seq : null,
  at: message.at.toISOString(),
  data: message.data,
});

/** The other nodes; loaded only where there are any. */
async function clusterAt({ redisUrl, log }: SocketOptions): Promise<Cluster | null> {
  if (redisUrl === undefined) return null;
  const { joinCluster } = await import('./cluster.ts');
  return joinCluster(redisUrl, log);
}

/** The real-time channel (spec 4): one connection a page, `message` events as the contract's envelope. */
export async function createSocketServer(options: SocketOptions): Promise<SocketServer> {
  const cluster = await clusterAt(options);
  const admission = new Admission(options.limits ?? DEFAULT_LIMITS);
  const io = new Server<FromClient, ToClient, BetweenNodes, Data>({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: LARGEST_PACKET,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const allowed = options.allowOrigin(request.headers.origin, request);
      answer(allowed ? null : 'origin', allowed);
    },
    ...(cluster && { adapter: cluster.adapter }),
  });
  const deliveries = new Map<number, Set<OrderedDelivery>>();
  const deliverHere = (message: PrivateMessage) => {
    for (const delivery of deliveries.get(message.playerId) ?? []) delivery.offer(message);
  };

  io.use(async (socket, next) => {
    const refusal = await refusalOf(socket, options, admission);
    next(refusal ?? undefined);
  });
  io.on('connection', (socket) => {
    socket.once('disconnect', () => admission.leave(socket.data.address, playerOf(socket.data.identity)));
    // Clients have nothing to say here: whoever does is no client of ours.
    socket.onAny(() => socket.disconnect(true));
    serve(socket, options, deliveries).catch((error: unknown) => {
      options.log.error({ err: error }, 'a socket could not be served');
      socket.disconnect(true);
    });
  });
  io.on('private', (message) => deliverHere({ ...message, at: new Date(message.at) }));

  const audit = cluster && setInterval(() => void auditDeliveries(deliveries, options), AUDIT_MS).unref();
  return {
    attach: (server) => void io.attach(server),
    publish: (message) => void io.to(PUBLIC_ROOM).emit('message', envelope(message)),
    deliver: (message) => {
      deliverHere(message);
      if (cluster) io.serverSideEmit('private', { ...message, at: message.at.toISOString() });
    },
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    disconnectPlayer: (playerId) => io.in(playerRoom(playerId)).disconnectSockets(true),
    close: async () => {
      if (audit) clearInterval(audit);
      io.disconnectSockets(true);
      // Closes the engine only: the HTTP server belongs to whoever attached it.
      io.engine?.close();
      for (const namespace of io._nsps.values()) await namespace.adapter.close();
      await cluster?.close();
    },
  };
}

/** A refused handshake. The message is what the client's `connect_error` says. */
class Refused extends Error {}

const playerOf = (identity: SocketIdentity): number | null => (identity === 'guest' ? null : identity.playerId);

/** Why the handshake is refused; null when it has a place now. */
async function refusalOf(socket: PlayerSocket, options: SocketOptions, admission: Admission): Promise<Error | null> {
  try {
    await admit(socket, options, admission);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    options.log.error({ err: error }, 'a handshake could not be checked');
    return new Error('unavailable');
  }
}

async function admit(socket: PlayerSocket, options: SocketOptions, admission: Admission): Promise<void> {
  const auth = SocketAuth.safeParse(socket.handshake.auth);
  if (!auth.success) throw new Refused('malformed');
  const identity = await options.verify(auth.data);
  if (!identity) throw new Refused('unauthorized');
  const address = options.addressOf(socket.request);
  if (!admission.enter(address, playerOf(identity))) throw new Refused('too_many_connections');
  socket.data = { identity, since: auth.data.since, from: asDate(auth.data.from), address };
  // A client that leaves before it is connected never gets a `disconnect`.
  if (socket.conn.readyState !== 'open') {
    admission.leave(address, playerOf(identity));
    throw new Refused('gone');
  }
}

const asDate = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

async function serve(
  socket: PlayerSocket,
  options: SocketOptions,
  deliveries: Map<number, Set<OrderedDelivery>>,
): Promise<void> {
  const { identity, since, from } = socket.data;
  await socket.join(PUBLIC_ROOM);
  if (identity === 'guest') {
    socket.emit('session', { seq: 0, resumed: false });
    return;
  }
  const { playerId, sessionId } = identity;
  const delivery = new OrderedDelivery(playerId, options.store, {
    send: (message) => socket.emit('message', envelope(message)),
    giveUp: (reason) => {
      options.log.warn({ playerId, reason }, 'a socket must resume');
      socket.conn.close();
    },
  });
  const ofPlayer = deliveries.get(playerId) ?? new Set();
  deliveries.set(playerId, ofPlayer.add(delivery));
  socket.once('disconnect', () => {
    delivery.end();
    ofPlayer.delete(delivery);
    if (ofPlayer.size === 0 && deliveries.get(playerId) === ofPlayer) deliveries.delete(playerId);
  });
  await socket.join([playerRoom(playerId), sessionRoom(sessionId)]);
  // The session may have ended between the handshake and the rooms.
  const still = await options.verify(SocketAuth.parse(socket.handshake.auth));
  if (!still || still === 'guest' || still.sessionId !== sessionId) {
    socket.disconnect(true);
    return;
  }
  await delivery.open(since ?? from, (seq, resumed) => socket.emit('session', { seq, resumed }));
}

/** Finds what a broken link between the nodes has swallowed. */
async function auditDeliveries(deliveries: Map<number, Set<OrderedDelivery>>, options: SocketOptions): Promise<void> {
  if (deliveries.size === 0) return;
  try {
    const heads = await options.store.heads([...deliveries.keys()]);
    for (const [playerId, ofPlayer] of deliveries) {
      for (const delivery of ofPlayer) delivery.expect(heads.get(playerId) ?? 0);
    }
  } catch (error) {
    options.log.warn({ err: error }, 'messages could not be compared');
  }
}
