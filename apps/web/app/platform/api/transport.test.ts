import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiError, errorCode } from './api-error.ts';
import { createApi, retryDelay, type TransportOptions } from './transport.ts';

type Fetch = TransportOptions['fetch'];

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const offline: Fetch = () => Promise.reject(new TypeError('no line'));
/** Never answers; gives up when it is aborted. */
const silent: Fetch = (_url, init) =>
  new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

function setUp(fetch: Fetch, options: Partial<TransportOptions> = {}) {
  const spy = vi.fn(fetch);
  const log = vi.fn();
  const onSessionLost = vi.fn();
  const api = createApi({
    fetch: spy,
    timeout: 30_000,
    retries: 6,
    headers: () => ({}),
    log,
    onSessionLost,
    ...options,
  });
  return { api, spy, log, onSessionLost };
}

/** The error of a call that fails, with all its waiting done. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const caught = call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return (await caught) as ApiError;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a call', () => {
  test('carries X-Requested-With, and its body as JSON', async () => {
    const { api, spy } = setUp(async () => json(201, { currency: 'EUR' }));
    await api('money.selectAccount', { body: { currency: 'EUR' } });
    const [url, init] = spy.mock.calls[0] ?? [];
    expect(url).toBe('/api/player/accounts');
    expect(init).toMatchObject({ method: 'POST', body: '{"currency":"EUR"}', credentials: 'same-origin' });
    expect(init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' });
  });

  test('answers undefined for an empty answer', async () => {
    const { api } = setUp(async () => new Response(null, { status: 204 }));
    expect(await api('identity.signOut')).toBeUndefined();
  });
});

describe('a lost line', () => {
  test('is tried again six times, each time after twice as long', async () => {
    const { api, spy } = setUp(offline);
    const starts: number[] = [];
    spy.mockImplementation((...call) => {
      starts.push(Date.now());
      return offline(...call);
    });
    const error = await failure(api('games.collections'));
    expect(error.kind).toBe('network');
    expect(starts.slice(1).map((start, at) => start - (starts[at] ?? 0))).toEqual([300, 600, 1200, 2400, 4800, 9600]);
    expect(retryDelay(6)).toBe(9600);
  });

  test('ends with the first answer that arrives', async () => {
    let left = 2;
    const { api, spy, log } = setUp(async (...call) => (left-- > 0 ? offline(...call) : json(200, [])));
    const answer = api('games.collections');
    await vi.runAllTimersAsync();
    expect(await answer).toEqual([]);
    expect(spy).toHaveBeenCalledTimes(3);
    expect(log).not.toHaveBeenCalled();
  });

  test('repeats a keyed call under the same Idempotency-Key, and the next call has another', async () => {
    const { api, spy } = setUp(offline, { retries: 2 });
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2000 } as const;
    await failure(api('cashbox.start', { body }));
    await failure(api('cashbox.start', { body }));
    const keys = spy.mock.calls.map(([, init]) => (init.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toHaveLength(6);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys.slice(3)).size).toBe(1);
    expect(keys[0]).not.toBe(keys[3]);
  });

  test('can repeat one attempt by hand under its key', async () => {
    const { api, spy } = setUp(async () => json(201, {}));
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 2000 } as const;
    await api.withKey('one-attempt')('cashbox.start', { body });
    expect(spy.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'one-attempt' });
  });

  test('is not tried again on the server', async () => {
    const { api, spy } = setUp(offline, { retries: 0 });
    await failure(api('games.collections'));
    expect(spy).toHaveBeenCalledTimes(1);
  });
});

describe('silence', () => {
  test('ends an attempt after the time-out', async () => {
    const { api, spy } = setUp(silent, { retries: 0, timeout: 8000 });
    let failed: ApiError | undefined;
    api('games.collections').catch((error: ApiError) => (failed = error));
    await vi.advanceTimersByTimeAsync(7999);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed?.kind).toBe('timeout');
    expect(spy).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal', () => {
  test('is never repeated, and gives the first message of each field', async () => {
    const { api, spy } = setUp(async () =>
      json(422, { errors: { email: { taken: 'Used already.', short: 'Too short.' }, base: { locked: 'Locked.' } } }),
    );
    const error = await failure(api('identity.signIn', { body: { user: { email: 'a@example.com', password: 'x' } } }));
    expect(spy).toHaveBeenCalledTimes(1);
    expect(error).toMatchObject({
      kind: 'refused',
      status: 422,
      messages: { email: 'Used already.', base: 'Locked.' },
    });
  });

  test('of a lost session tells the session store', async () => {
    const { api, onSessionLost } = setUp(async () => json(401, { errors: {} }));
    await failure(api('money.accounts'));
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });
});

test('a failure on the other side is broken, and so is an answer that is no JSON', async () => {
  const { api } = setUp(async () => new Response('<html>', { status: 503 }));
  expect(await failure(api('games.collections'))).toMatchObject({ kind: 'broken', status: 503 });
  const { api: odd } = setUp(async () => new Response('<html>', { status: 200 }));
  expect(await failure(odd('games.collections'))).toMatchObject({ kind: 'broken', status: 200 });
});

test('every failed call is logged once, under its code', async () => {
  const { api, log } = setUp(offline);
  await failure(api('games.selectBySeoTitles', { body: { game_seo_titles: [] } }));
  expect(log.mock.calls.map(([code]) => code as string)).toEqual(['LOAD_GAMES_SELECT_BY_SEO_TITLES_ERROR']);
  expect(errorCode('lobby.topWinners')).toBe('LOAD_LOBBY_TOP_WINNERS_ERROR');
});

describe('a reading that is stopped', () => {
  const stopping = () => {
    const stop = new AbortController();
    const onReach = vi.fn();
    const of = (name: string) => (name === 'profile.player' ? stop.signal : undefined);
    return { stop, onReach, ...setUp(silent, { stop: of, onReach }) };
  };

  test('is given up at once, without another try, a word in the log, or doubt of the line', async () => {
    const { api, spy, log, stop, onReach } = stopping();
    const failed = failure(api('profile.player'));
    stop.abort();
    expect(await failed).toMatchObject({ status: 0 });
    expect([spy, log, onReach].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('is alone with that: other readings and changes go on', async () => {
    const stop = new AbortController();
    stop.abort();
    const { api } = setUp(
      async (_url, init) => {
        init.signal?.throwIfAborted();
        return json(200, []);
      },
      { stop: (name) => (name === 'profile.player' ? stop.signal : undefined) },
    );
    expect(await api('lobby.latestWinners')).toEqual([]);
    expect(await api('identity.signOut')).toEqual([]);
    expect(await failure(api('profile.player'))).toMatchObject({ status: 0 });
  });
});
