import { IDLE_WARNING_MS, SESSION_IDLE_MS, sessionIdleMs } from '@cosmodrome/rules/identity/sign-in-throttle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls: string[] = [];
vi.mock('../../platform/api/browser.ts', async () => {
  const { noteServerTime } = await import('../../platform/api/server-time.ts');
  return {
    SESSION_LOST: 'lost',
    api: (name: string) => {
      calls.push(name);
      noteServerTime({ headers: new Headers() });
      return Promise.resolve({});
    },
  };
});

let stop: () => void;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  calls.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const MINUTE = 60_000;
const open = async (idleMs?: number) => {
  const idle = await import('./idle.ts');
  stop = idle.followIdle(idleMs === undefined ? undefined : () => idleMs);
  return idle;
};

test('the warning comes with time to answer, and goes with the answer', async () => {
  const { idleEnd, stayAwake } = await open();
  const end = Date.now() + SESSION_IDLE_MS;
  vi.advanceTimersByTime(SESSION_IDLE_MS - IDLE_WARNING_MS - MINUTE);
  expect(idleEnd.get()).toBeNull();
  vi.advanceTimersByTime(MINUTE);
  expect(idleEnd.get()).toBe(end);
  expect(IDLE_WARNING_MS).toBeGreaterThanOrEqual(20_000);
  await stayAwake();
  vi.advanceTimersByTime(10_000);
  expect(idleEnd.get()).toBeNull();
  vi.advanceTimersByTime(SESSION_IDLE_MS - IDLE_WARNING_MS);
  expect(idleEnd.get()).not.toBeNull();
});

test('a shorter time of the player’s country is warned of as early', async () => {
  const idleMs = sessionIdleMs('IT');
  const { idleEnd } = await open(idleMs);
  const end = Date.now() + idleMs;
  vi.advanceTimersByTime(idleMs - IDLE_WARNING_MS);
  expect(idleEnd.get()).toBe(end);
});

test('at the end the origin is asked once', async () => {
  const { idleEnd } = await open();
  vi.advanceTimersByTime(SESSION_IDLE_MS + MINUTE);
  expect(calls).toEqual(['identity.sessions']);
  expect(idleEnd.get()).toBeNull();
});

test('a balance that moves counts as use', async () => {
  const { take } = await import('../../platform/realtime/realtime.ts');
  const { idleEnd } = await open();
  vi.advanceTimersByTime(29 * MINUTE);
  expect(idleEnd.get()).not.toBeNull();
  take(
    { channel: 'balance', data: {}, seq: null, at: '' },
    {
      seq: undefined,
    },
  );
  vi.advanceTimersByTime(10_000);
  expect(idleEnd.get()).toBeNull();
  vi.advanceTimersByTime(29 * MINUTE);
  expect(idleEnd.get()).not.toBeNull();
});
