import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, openToasts, pauseToasts, resumeToasts, toast, TOAST_LIFE } from './toasts.ts';

const titles = (): string[] => openToasts.get().map(({ title }) => title);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of openToasts.get()) closeToast(id);
  vi.useRealTimers();
});

test('a toast leaves after ten seconds, a limit stays until it is closed', () => {
  toast({ tone: 'ok', title: 'paid' });
  const limit = toast({ tone: 'warn', title: 'limit', stays: true });
  vi.advanceTimersByTime(TOAST_LIFE - 1);
  expect(titles()).toEqual(['paid', 'limit']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['limit']);
  closeToast(limit);
  expect(titles()).toEqual([]);
});

test('while one is read, time stands still for all of them', () => {
  toast({ tone: 'ok', title: 'paid' });
  vi.advanceTimersByTime(9000);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['paid']);
  resumeToasts();
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['paid']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a key is shown once, with its latest words', () => {
  toast({ tone: 'info', title: 'first', key: 'session' });
  toast({ tone: 'info', title: 'second', key: 'session' });
  expect(titles()).toEqual(['second']);
});
