import type { Envelope, SocketAuth, SocketSession } from '@cosmodrome/contract/channel';
import type { ChannelData, ChannelName } from '@cosmodrome/contract/channels';
import type { Socket } from 'socket.io-client';
import { api, SESSION_LOST } from '../api/browser.ts';
import { serverNow } from '../api/server-time.ts';
import { logError } from '../telemetry.ts';
import { fetched } from '../device/part.ts';
import { inTurn } from '../session/turn.ts';

type Listener<N extends ChannelName> = (data: ChannelData<N>, at: string) => void;

const listeners = new Map<string, Set<(data: unknown, at: string) => void>>();
const resyncs = new Set<() => void>();

/** Follows a channel; answers the function that stops it. Messages of unknown channels are dropped. */
export function onChannel<N extends ChannelName>(name: N, listener: Listener<N>): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all);
  const each = listener as (data: unknown, at: string) => void;
  all.add(each);
  return () => all.delete(each);
}

/** Whether anything on the page follows a channel: a test that hands it a message waits for that. */
export const isFollowed = (name: ChannelName): boolean => (listeners.get(name)?.size ?? 0) > 0;

/** Called when messages were missed that nobody can send again: snapshots have to be read anew. */
export function onResync(listener: () => void): () => void {
  resyncs.add(listener);
  return () => resyncs.delete(listener);
}

/** Where the player's own sequence stands; resuming continues after it. */
export interface Position {
  seq: number | undefined;
}

/** Takes one message: hands it on, and says whether some before it are missing. A repeated message changes nothing. */
export function take(envelope: Envelope, position: Position): 'taken' | 'repeated' | 'gap' {
  if (envelope.seq !== null) {
    if (position.seq !== undefined && envelope.seq <= position.seq) return 'repeated';
    const gap = position.seq !== undefined && envelope.seq !== position.seq + 1;
    position.seq = envelope.seq;
    if (gap) {
      deliver(envelope);
      return 'gap';
    }
  }
  deliver(envelope);
  return 'taken';
}

function deliver({ channel, data, at }: Envelope): void {
  for (const listener of listeners.get(channel) ?? []) listener(data, at);
}

const resync = (): void => {
  for (const listener of resyncs) listener();
};

let socket: Socket | undefined;
let position: Position = { seq: undefined };
let generation = 0;

/** In turn: asked with a token that is being replaced, the origin would answer as to nobody, and the session would seem over. */
const settings = () => inTurn(() => api('identity.settings'));

/** Connects unless a connection is there already: for listeners of public channels. */
export function ensureConnected(): void {
  if (generation === 0) void connect();
}

/**
 * Connects as whoever is signed in now; a former connection ends. The client is loaded only here. A page of a player whose
 * session has ended before there was a connection to hear it on learns of it here.
 */
export async function connect(as: 'anybody' | 'player' = 'anybody'): Promise<void> {
  const mine = ++generation;
  socket?.disconnect();
  position = { seq: undefined };
  try {
    const [{ io }, { cent }] = await Promise.all([fetched(() => import('socket.io-client')), settings()]);
    if (mine !== generation) return;
    const { url, ...first } = cent;
    if (as === 'player' && first.user === undefined) window.dispatchEvent(new Event(SESSION_LOST));
    let settled: typeof first | undefined = first;
    socket = io(url.startsWith('/') || url === '' ? location.origin : new URL(url, location.origin).origin, {
      transports: ['websocket', 'polling'],
      auth: (give: (auth: SocketAuth) => void) => {
        const auth = settled ? Promise.resolve(settled) : settings().then((asked) => asked.cent);
        settled = undefined;
        auth.then(
          (cent) => give(credentials(cent)),
          (error: unknown) => logError('LOAD_SOCKET_AUTH_ERROR', error),
        );
      },
    });
    socket.on('session', ({ seq, resumed }: SocketSession) => {
      if (resumed) return;
      position.seq = seq;
      if (first.user !== undefined) resync();
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect' && mine === generation) void sentAway(first.user !== undefined);
    });
    // A refused handshake is not tried again: the session may have ended after its settings were read.
    socket.on('connect_error', ({ message }) => {
      if (message === 'unauthorized' && mine === generation && first.user !== undefined) void turnedAway();
    });
    socket.on('message', (envelope: Envelope) => {
      if (take(envelope, position) === 'gap') resync();
    });
  } catch (error) {
    logError('LOAD_SOCKET_ERROR', error);
  }
}

/** The origin closed the connection: the session has ended, goes on under another token, or the node is replaced. */
async function sentAway(wasPlayer: boolean): Promise<void> {
  try {
    const { cent } = await settings();
    if (wasPlayer && cent.user === undefined) window.dispatchEvent(new Event(SESSION_LOST));
    await connect();
    resync();
  } catch (error) {
    logError('LOAD_SOCKET_ERROR', error);
  }
}

/** The origin knows no such session: asks once whether it is over, and goes on as nobody when it is. */
async function turnedAway(): Promise<void> {
  try {
    const { cent } = await settings();
    if (cent.user !== undefined) return;
    window.dispatchEvent(new Event(SESSION_LOST));
    await connect();
  } catch (error) {
    logError('LOAD_SOCKET_ERROR', error);
  }
}

function credentials(cent: { user?: string | undefined; timestamp: string; token: string }): SocketAuth {
  return {
    timestamp: cent.timestamp,
    token: cent.token,
    ...(cent.user === undefined ? {} : { user: cent.user }),
    ...(position.seq === undefined ? { from: pageBegan() } : { since: position.seq }),
  };
}

/** No snapshot is older than the page. By the server's clock, or a little earlier: a message seen twice does no harm. */
const pageBegan = (): string => new Date(serverNow() - performance.now()).toISOString();
