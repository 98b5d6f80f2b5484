import { expect, it } from 'vitest';
import { frameAddress } from './address.ts';
import { demoKey } from './demo-key.ts';

/** The storage of a tab. */
function tab(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as unknown as Storage;
  return () => storage;
}

it('a tab keeps the key of its demo, and has another than the next tab', () => {
  const first = tab();
  const key = demoKey(first);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(demoKey(first)).toBe(key);
  expect(demoKey(tab())).not.toBe(key);
});

it('without storage a demo begins anew', () => {
  const forbidden = (): Storage => {
    throw new Error('forbidden');
  };
  expect(demoKey(forbidden)).toBeNull();
});

it('the key travels in the fragment, which no server sees', () => {
  const address = new URL(
    frameAddress('/arcade/frame/x?token=t', 'https://casino.example', { session: 's', demo: 'key' }) ?? '',
  );
  expect([address.search, address.hash]).toEqual(['?token=t', '#session=s&demo=key']);
});
