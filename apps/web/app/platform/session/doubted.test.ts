// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_DOUBTED } from '../api/browser.ts';

const settings = vi.hoisted(() => vi.fn());
vi.mock('../api/browser.ts', () => ({
  SESSION_DOUBTED: 'doubted',
  SESSION_LOST: 'lost',
  api: settings,
  stopReadings: () => undefined,
  allowReadings: () => undefined,
}));

const known = { cent: { user: '7' } };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'], now: 100_000 });
  settings.mockReset();
});

/** The page of a player, and a call of it that is refused. */
async function open() {
  const session = await import('./session.ts');
  session.prepareSession(new QueryClient());
  await session.startSession();
  session.sessionState.set('player');
  const refuse = async (sentAt: number): Promise<void> => {
    window.dispatchEvent(new CustomEvent(SESSION_DOUBTED, { detail: sentAt }));
    await new Promise((done) => setTimeout(done));
  };
  return { ...session, refuse };
}

test('calls that were on their way when the token changed never end the session, however many', async () => {
  const { refuse, sessionState, sessionLost } = await open();
  settings.mockResolvedValue(known);
  const sentAt = performance.now();
  vi.advanceTimersByTime(500);
  for (let call = 0; call < 3; call += 1) await refuse(sentAt);
  expect(sessionState.get()).toBe('player');
  expect(sessionLost.get()).toBe(false);
  expect(settings).toHaveBeenCalledTimes(1);
});

test('a call that is sent after the origin knew the session, and is refused all the same, is believed', async () => {
  const { refuse, sessionState, sessionLost } = await open();
  settings.mockResolvedValue(known);
  await refuse(performance.now());
  vi.advanceTimersByTime(1_000);
  await refuse(performance.now());
  expect(sessionState.get()).toBe('guest');
  expect(sessionLost.get()).toBe(true);
});

test('a session that the origin does not know is over at once', async () => {
  const { refuse, sessionState } = await open();
  settings.mockResolvedValue({ cent: {} });
  await refuse(performance.now());
  expect(sessionState.get()).toBe('guest');
});
