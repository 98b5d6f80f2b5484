import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WELCOME } from '../../platform/session/kept.ts';
import { beginWelcome, endWelcome, resumeWelcome, welcomeDue } from './welcome.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  welcomeDue.set(false);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a welcome lasts over a reload until it is closed', () => {
  beginWelcome();
  expect(welcomeDue.get()).toBe(true);
  welcomeDue.set(false);
  resumeWelcome();
  expect(welcomeDue.get()).toBe(true);
  endWelcome();
  resumeWelcome();
  expect([welcomeDue.get(), kept.has(WELCOME)]).toEqual([false, false]);
});

test('who opened no account here is welcomed by nobody', () => {
  resumeWelcome();
  expect(welcomeDue.get()).toBe(false);
});

test('a browser that keeps nothing still shows it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  beginWelcome();
  expect(welcomeDue.get()).toBe(true);
  expect(resumeWelcome).not.toThrow();
  expect(endWelcome).not.toThrow();
});
