// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SessionAnswer } from '../../api/calls.ts';
import { CallError } from '../client.ts';
import { boot, noFiles } from './boot.ts';

const session = {
  bearer: 'b',
  session_id: 's',
  mode: 'demo',
  currency: 'EUR',
  locale: 'en',
  balance: 5_000,
  policy: {},
} as SessionAnswer;

/** Begins a game whose files come at one of the attempts; answers what it has asked the studio, and how often it began. */
async function begun(load: () => Promise<string>) {
  document.body.innerHTML = '<main id="frame" aria-busy="true"></main>';
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(session)));
  onTestFinished(() => fetched.mockRestore());
  const start = vi.fn(() => Promise.resolve());
  await boot(load, start);
  const retry = () => document.querySelector<HTMLButtonElement>('[role=alert] button');
  return { start, retry, opened: () => fetched.mock.calls.length };
}

it('goes on where the connection was lost: the launch token is not used twice', async () => {
  const load = vi.fn().mockRejectedValueOnce(new CallError('offline')).mockResolvedValue('the symbols');
  const { start, retry, opened } = await begun(load);
  expect(start).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('That did not work');
  retry()?.click();
  await expect.poll(() => start.mock.calls.length).toBe(1);
  expect(start).toHaveBeenCalledWith(expect.anything(), 'the symbols');
  expect(opened()).toBe(1);
  await expect.poll(() => document.querySelector('#frame')?.hasAttribute('aria-busy')).toBe(false);
  expect(retry()).toBeNull();
});

it('tells the page around that the game does not come up, also before the session is open', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('parent', { postMessage });
  onTestFinished(() => void vi.unstubAllGlobals());
  location.hash = 'session=s';
  onTestFinished(() => void (location.hash = ''));
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => fetched.mockRestore());
  document.body.innerHTML = '<main id="frame" aria-busy="true"></main>';
  await boot(noFiles, () => Promise.resolve());
  expect(postMessage.mock.calls).toMatchObject([[{ session: 's', type: 'error', code: 'offline' }, location.origin]]);
});

it('offers no second try where the studio has no such file', async () => {
  const { start, retry } = await begun(() => Promise.reject(new CallError('internal')));
  expect(start).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('That did not work');
  expect(retry()).toBeNull();
});
