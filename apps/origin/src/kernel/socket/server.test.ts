import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Envelope, SocketSession, type SocketAuth } from '@cosmodrome/contract/channel';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { MessageStore, PrivateMessage } from './message.ts';
import type { SocketIdentity, SocketOptions } from './options.ts';
import { createSocketServer, type SocketServer } from './server.ts';

const AT = new Date('2026-02-03T04:05:06.007Z');
const PAGE = 'https://casino.example';

/** What the database would hold, shared by the nodes of a test. */
class Messages implements MessageStore {
  readonly kept = new Map<number, PrivateMessage[]>();
  add(playerId: number, data: unknown = {}): PrivateMessage {
    const kept = this.kept.get(playerId) ?? [];
    this.kept.set(playerId, kept);
    const message = { playerId, seq: kept.length + 1, channel: 'balance', at: AT, data };
    kept.push(message);
    return message;
  }
  heads(playerIds: readonly number[]): Promise<Map<number, number>> {
    return Promise.resolve(new Map(playerIds.map((id) => [id, this.kept.get(id)?.length ?? 0])));
  }
  missed(playerId: number, since: number): Promise<PrivateMessage[] | null> {
    const kept = this.kept.get(playerId) ?? [];
    return Promise.resolve(since > kept.length ? null : kept.slice(since));
  }
  headAt(playerId: number, at: Date): Promise<number> {
    const kept = this.kept.get(playerId) ?? [];
    return Promise.resolve(kept.filter((message) => message.at < at).length);
  }
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Node {
  sockets: SocketServer;
  url: string;
  revoked: Set<string>;
}

async function startNode(messages: Messages, options: Partial<SocketOptions> = {}): Promise<Node> {
  const revoked = new Set<string>();
  const verify = ({ user, token }: SocketAuth): Promise<SocketIdentity | null> => {
    if (token === 'guest') return Promise.resolve('guest');
    if (!token.startsWith('session-') || revoked.has(token)) return Promise.resolve(null);
    return Promise.resolve({ playerId: Number(user), sessionId: token });
  };
  const sockets = await createSocketServer({
    store: messages,
    verify,
    allowOrigin: (origin) => origin === undefined || origin === PAGE,
    addressOf: (request) => request.socket.remoteAddress ?? '',
    log: { warn: () => undefined, error: () => undefined },
    ...options,
  });
  const server: HttpServer = createServer((_request, response) => response.end('the origin'));
  sockets.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    await sockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { sockets, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, revoked };
}

interface Client {
  socket: Socket;
  session: SocketSession;
  /** The next messages, in the order of arrival. */
  take(count: number): Promise<Envelope[]>;
  closed: Promise<string>;
}

function connect(node: Node, auth: Partial<SocketAuth>, origin = PAGE): Promise<Client> {
  const socket = io(node.url, {
    auth: { timestamp: '1', ...auth },
    extraHeaders: { origin },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  closing.push(async () => void socket.disconnect());
  const arrived: Envelope[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data: unknown) => {
    arrived.push(Envelope.parse(data));
    wake();
  });
  const take = async (count: number) => {
    while (arrived.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return arrived.splice(0, count);
  };
  const closed = new Promise<string>((resolve) => socket.on('disconnect', (reason) => resolve(reason)));
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('session', (data: unknown) => resolve({ socket, session: SocketSession.parse(data), take, closed }));
  });
}

const seqs = (envelopes: Envelope[]) => envelopes.map((one) => one.seq);

describe('the real-time channel', () => {
  it('brings a player their own messages, in order, and nobody else', async () => {
    const messages = new Messages();
    const node = await startNode(messages);
    const ada = await connect(node, { user: '1', token: 'session-a' });
    const bob = await connect(node, { user: '2', token: 'session-b' });
    const guest = await connect(node, { token: 'guest' });
    for (let i = 0; i < 20; i += 1) node.sockets.deliver(messages.add(1, { amount: i }));
    node.sockets.deliver(messages.add(2, { amount: 'bob' }));
    node.sockets.publish({ channel: 'public:wins', at: AT, data: { win: 1 } });

    const toAda = await ada.take(21);
    expect(seqs(toAda).slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(toAda[3]).toEqual({ channel: 'balance', seq: 4, at: AT.toISOString(), data: { amount: 3 } });
    const [own, win] = await bob.take(2);
    expect([own?.data, win?.channel]).toEqual([{ amount: 'bob' }, 'public:wins']);
    expect((await guest.take(1))[0]).toMatchObject({ channel: 'public:wins', seq: null });
  });

  it('delivers what a client missed while it was cut off', async () => {
    const messages = new Messages();
    const node = await startNode(messages);
    const first = await connect(node, { user: '1', token: 'session-a' });
    expect(first.session).toEqual({ seq: 0, resumed: false });
    node.sockets.deliver(messages.add(1));
    await first.take(1);
    first.socket.disconnect();
    for (let i = 0; i < 5; i += 1) node.sockets.deliver(messages.add(1));

    const again = await connect(node, { user: '1', token: 'session-a', since: 1 });
    expect(again.session).toEqual({ seq: 6, resumed: true });
    node.sockets.deliver(messages.add(1));
    expect(seqs(await again.take(6))).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("sends again what came between the page's snapshots and its first connection", async () => {
    const messages = new Messages();
    messages.add(1);
    messages.add(1);
    const node = await startNode(messages);
    const late = await connect(node, { user: '1', token: 'session-a', from: AT.toISOString() });
    expect(late.session).toEqual({ seq: 2, resumed: true });
    expect(seqs(await late.take(2))).toEqual([1, 2]);
    const current = await connect(node, {
      user: '1',
      token: 'session-b',
      from: new Date(AT.getTime() + 1).toISOString(),
    });
    expect(current.session).toEqual({ seq: 2, resumed: true });
    node.sockets.deliver(messages.add(1));
    expect(seqs(await current.take(1))).toEqual([3]);
  });

  it('tells a client that it cannot resume', async () => {
    const messages = new Messages();
    messages.add(1);
    const node = await startNode(messages);
    const client = await connect(node, { user: '1', token: 'session-a', since: 400 });
    expect(client.session).toEqual({ seq: 1, resumed: false });
  });

  it('closes the connections of a session that is over, and of no other', async () => {
    const messages = new Messages();
    const node = await startNode(messages);
    const ended = await connect(node, { user: '1', token: 'session-a' });
    const other = await connect(node, { user: '1', token: 'session-b' });
    node.sockets.disconnectSession('session-a');
    expect(await ended.closed).toBe('io server disconnect');
    node.sockets.deliver(messages.add(1));
    expect(seqs(await other.take(1))).toEqual([1]);
    node.sockets.disconnectPlayer(1);
    expect(await other.closed).toBe('io server disconnect');
  });

  it('refuses forged tokens, ended sessions, malformed handshakes and foreign pages', async () => {
    const node = await startNode(new Messages());
    await expect(connect(node, { user: '1', token: 'forged' })).rejects.toThrow('unauthorized');
    node.revoked.add('session-a');
    await expect(connect(node, { user: '1', token: 'session-a' })).rejects.toThrow('unauthorized');
    await expect(connect(node, { user: '1' })).rejects.toThrow('malformed');
    await expect(connect(node, { user: '1', token: 'session-b', since: -1 })).rejects.toThrow('malformed');
    await expect(connect(node, { token: 'guest' }, 'https://evil.example')).rejects.toThrow();
  });

  it('limits the connections of a player, and frees the places again', async () => {
    const limits = { perAddress: 10, perPlayer: 2, total: 10 };
    const node = await startNode(new Messages(), { limits });
    const first = await connect(node, { user: '1', token: 'session-a' });
    await connect(node, { user: '1', token: 'session-a' });
    await expect(connect(node, { user: '1', token: 'session-a' })).rejects.toThrow('too_many_connections');
    const other = await connect(node, { user: '2', token: 'session-b' });
    node.sockets.disconnectPlayer(1);
    await first.closed;
    await connect(node, { user: '1', token: 'session-a' });
    expect(other.socket.connected).toBe(true);
  });

  it('ends a client that talks, and one that sends too much', async () => {
    const node = await startNode(new Messages());
    const talker = await connect(node, { token: 'guest' });
    talker.socket.emit('message', { channel: 'public:wins' });
    expect(await talker.closed).toBe('io server disconnect');
    const flooder = await connect(node, { token: 'guest' });
    flooder.socket.emit('x', 'x'.repeat(10_000));
    expect(await flooder.closed).not.toBe('io client disconnect');
  });

  it('leaves the other paths of the server alone', async () => {
    const node = await startNode(new Messages());
    expect(await (await fetch(`${node.url}/api/player`)).text()).toBe('the origin');
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (redisUrl) {
  describe('the real-time channel of two nodes', () => {
    it('reaches players and ends sessions wherever they are connected', async () => {
      const messages = new Messages();
      const here = await startNode(messages, { redisUrl });
      const there = await startNode(messages, { redisUrl });
      const ada = await connect(there, { user: '1', token: 'session-a' });
      const bob = await connect(there, { user: '2', token: 'session-b' });
      // The nodes find each other in their own time: until then the message is read from the store.
      for (let i = 0; i < 50; i += 1) here.sockets.deliver(messages.add(1));
      const nudge = setInterval(() => here.sockets.deliver(messages.add(1)), 50);
      expect(seqs(await ada.take(50))).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      clearInterval(nudge);
      here.sockets.publish({ channel: 'public:wins', at: AT, data: {} });
      expect((await bob.take(1))[0]?.channel).toBe('public:wins');
      here.sockets.disconnectSession('session-a');
      expect(await ada.closed).toBe('io server disconnect');
      expect(bob.socket.connected).toBe(true);
    });
  });
}
