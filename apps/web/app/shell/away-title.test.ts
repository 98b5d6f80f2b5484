// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/page.tsx';
import { unprotected } from '../../testing/samples.ts';
import { protectionQuery } from '../limits/index.ts';
import { sessionState } from '../platform/session/session.ts';
import { sayStillThere } from './away-title.ts';

const WORDS = 'Cosmodrome is still open';
let client: QueryClient;

const look = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const leave = (): void => {
  look(true);
  sayStillThere(client, WORDS);
};
const titles = (): string[] =>
  Array.from({ length: 4 }, () => {
    vi.advanceTimersByTime(2_000);
    return document.title;
  });

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  document.title = 'Limits';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionState.set('guest');
});

it('says once that the page is still there, and ends with its own title within five seconds', () => {
  leave();
  expect(titles()).toEqual([WORDS, 'Limits', 'Limits', 'Limits']);
});

it('has its own title again as soon as somebody looks', () => {
  leave();
  vi.advanceTimersByTime(2_000);
  expect(document.title).toBe(WORDS);
  look(false);
  expect(titles()).toEqual(['Limits', 'Limits', 'Limits', 'Limits']);
});

it('leaves a title alone that the page has changed meanwhile', () => {
  leave();
  document.title = 'A limit is reached';
  expect(new Set(titles())).toEqual(new Set(['A limit is reached']));
});

it.each([
  ['on a break', { ...unprotected, suppression: 'excluded' as const }],
  ['of whom nothing is known yet', undefined],
])('says nothing to a player %s', (_whom, protection) => {
  sessionState.set('player');
  client.setQueryData(protectionQuery().queryKey, protection);
  leave();
  expect(new Set(titles())).toEqual(new Set(['Limits']));
});

it('says it to a player from whom nothing is held back', () => {
  sessionState.set('player');
  client.setQueryData(protectionQuery().queryKey, unprotected);
  leave();
  expect(titles()[0]).toBe(WORDS);
});

it('belongs to every page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPage('/ffc');
  // The page listens, and has the code, in its own time: it is left again until both are there.
  const titleOfLeftPage = async (): Promise<string> => {
    look(true);
    await vi.advanceTimersByTimeAsync(2_500);
    return document.title;
  };
  await expect.poll(titleOfLeftPage).toBe(WORDS);
});
