// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { player } from '../../../testing/samples.ts';
import { HINT_COOKIE } from './hint.ts';

const asked: string[] = [];
/** Whether answers do not come. */
let slow = false;

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  document.cookie = `${HINT_COOKIE}=1`;
  slow = false;
  vi.stubGlobal('fetch', (url: string, { signal }: { signal?: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const giveUp = (): void => reject(new Error('given up'));
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted === true) giveUp();
    else asked.push(url);
    if (!slow) resolve(new Response('[]', { status: 200 }));
    return promise;
  });
});

/** The page of a player whose wallets are asked for, as a part of the page does that is still there. */
async function open() {
  const session = await import('./session.ts');
  const { api } = await import('../api/browser.ts');
  session.prepareSession(new QueryClient());
  session.signedIn(player);
  const read = async (): Promise<string[]> => {
    asked.length = 0;
    await api('money.accounts', { query: {} }).catch(() => undefined);
    return asked;
  };
  return { ...session, api, read };
}

test('what a visitor is refused is read of a player, and not asked for once they have left', async () => {
  const { read, signOut } = await open();
  expect(await read()).toHaveLength(1);
  await signOut();
  expect(await read()).toEqual([]);
});

test('nor when the origin has ended the session, nor by a page that has opened for a visitor', async () => {
  const { read, sessionState, startSession } = await open();
  await startSession();
  const { SESSION_LOST } = await import('../api/browser.ts');
  window.dispatchEvent(new Event(SESSION_LOST));
  expect(sessionState.get()).toBe('guest');
  expect(await read()).toEqual([]);

  document.cookie = `${HINT_COOKIE}=; Max-Age=0`;
  vi.resetModules();
  const { prepareSession } = await import('./session.ts');
  const { api } = await import('../api/browser.ts');
  prepareSession(new QueryClient());
  await expect(api('gifts.list')).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('whoever signs in after that is read again, and what anybody may read always is', async () => {
  const { read, signOut, signedIn, api } = await open();
  await signOut();
  asked.length = 0;
  await api('identity.settings');
  expect(asked).toHaveLength(1);
  signedIn({ ...player, id: 8 });
  expect(await read()).toHaveLength(1);
});

test('a sign-out that the origin refused lets the player read on', async () => {
  const { read, leave } = await open();
  await expect(leave(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await read()).toHaveLength(1);
});

test('what is still being read when somebody signs out is given up', async () => {
  const { api, signOut } = await open();
  slow = true;
  const reading = api('money.accounts', { query: {} });
  await expect.poll(() => asked).toHaveLength(1);
  slow = false;
  await signOut();
  await expect(reading).rejects.toThrow();
});
