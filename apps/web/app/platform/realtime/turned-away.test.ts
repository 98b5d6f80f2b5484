import { expect, test, vi } from 'vitest';
import { SESSION_LOST } from '../api/browser.ts';
import { connect } from './realtime.ts';

const heard = vi.hoisted(() => new Map<string, (argument: unknown) => void>());
const settings = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: (argument: unknown) => void) => heard.set(event, listener),
    disconnect: () => undefined,
  }),
}));
vi.mock('../api/browser.ts', () => ({ SESSION_LOST: 'session-lost', api: settings }));
const waiting = vi.hoisted((): { turn: Promise<unknown> } => ({ turn: Promise.resolve() }));
vi.mock('../session/turn.ts', () => ({ inTurn: <T>(work: () => Promise<T>) => waiting.turn.then(work) }));

vi.stubGlobal('location', { origin: 'http://casino.test' });

const cent = (user?: string) => ({ cent: { url: '', timestamp: '1', token: 't', ...(user && { user }) } });

async function refused(message: string, after: object): Promise<string[]> {
  const lost: string[] = [];
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => lost.push(type) });
  settings.mockReset().mockResolvedValueOnce(cent('7')).mockResolvedValue(after);
  await connect('player');
  heard.get('connect_error')?.(new Error(message));
  await vi.waitFor(() => expect(settings.mock.calls.length).toBeGreaterThan(message === 'unauthorized' ? 1 : 0), {
    timeout: 20_000,
  });
  await Promise.resolve();
  return lost;
}

test('a handshake refused because the session has just ended says so to the page', async () => {
  expect(await refused('unauthorized', cent())).toEqual([SESSION_LOST]);
});

test('one refused although the session goes on, or for another reason, says nothing', async () => {
  expect(await refused('unauthorized', cent('7'))).toEqual([]);
  expect(await refused('too_many_connections', cent())).toEqual([]);
});

test('whom a connection is for is asked only when a token that is being replaced has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.turn = promise;
  settings.mockReset().mockResolvedValue(cent('7'));
  const connected = connect('player');
  await Promise.resolve();
  expect(settings).not.toHaveBeenCalled();
  resolve();
  await connected;
  expect(settings).toHaveBeenCalledTimes(1);
});
