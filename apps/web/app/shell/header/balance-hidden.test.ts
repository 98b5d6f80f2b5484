import { afterEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

/** The module as another document loads it. */
async function opened() {
  vi.resetModules();
  return import('./balance-hidden.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

it('is remembered by the browser until the balance is shown again, and keeps nothing of the player', async () => {
  vi.stubGlobal('localStorage', storage);
  const first = await opened();
  expect(first.balanceHidden.get()).toBe(false);
  first.hideBalance(true);
  expect([...kept.values()]).toEqual(['1']);
  const second = await opened();
  expect(second.balanceHidden.get()).toBe(true);
  second.hideBalance(false);
  expect(kept.size).toBe(0);
  expect((await opened()).balanceHidden.get()).toBe(false);
});

it('works without a storage for as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await opened();
  page.hideBalance(true);
  expect(page.balanceHidden.get()).toBe(true);
});
