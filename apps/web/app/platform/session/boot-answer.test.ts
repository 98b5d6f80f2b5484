// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { player } from '../../../testing/samples.ts';
import { bootCalls, type BootAnswer } from './boot.ts';
import { HINT_COOKIE } from './hint.ts';

vi.mock('../api/browser.ts', () => ({
  SESSION_DOUBTED: 'doubted',
  SESSION_LOST: 'lost',
  api: () => Promise.resolve(undefined),
  stopReadings: () => undefined,
  allowReadings: () => undefined,
}));

const key = ['profile.player', null];
const first = { ...player, id: 7 };
const parts = Object.keys(bootCalls).map((_, at) => [String(at), { status: at === 0 ? 200 : 404, body: first }]);
const answer = Object.fromEntries(parts) as BootAnswer;

beforeEach(() => {
  vi.resetModules();
  document.cookie = `${HINT_COOKIE}=1`;
});

/** The page of a signed-in player whose first batch is still on its way; `arrive` lets it come. */
async function open() {
  const boot = Promise.withResolvers<BootAnswer>();
  window.__boot = boot.promise;
  const client = new QueryClient();
  const session = await import('./session.ts');
  session.prepareSession(client);
  const started = session.startSession();
  const arrive = async (): Promise<void> => {
    boot.resolve(answer);
    await started;
  };
  return { ...session, arrive, known: () => client.getQueryData<typeof player>(key)?.id };
}

test('the first batch says who is here', async () => {
  const { arrive, sessionState, known } = await open();
  await arrive();
  expect([sessionState.get(), known()]).toEqual(['player', 7]);
});

test('a first batch that arrives after the sign-out makes nobody signed in again', async () => {
  const { arrive, signOut, sessionState, known } = await open();
  await signOut();
  await arrive();
  expect([sessionState.get(), known()]).toEqual(['guest', undefined]);
});

test('a first batch that arrives after somebody else has signed in changes nothing of theirs', async () => {
  const { arrive, signOut, signedIn, sessionState, known } = await open();
  await signOut();
  signedIn({ ...player, id: 8 });
  await arrive();
  expect([sessionState.get(), known()]).toEqual(['player', 8]);
});
