import { beforeEach, expect, test, vi } from 'vitest';

const worked = vi.hoisted(() => ({ hashes: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      worked.hashes.push(hash);
      return argon2.verify(hash, password);
    },
  };
});
const { createPasswords } = await import('./passwords.ts');

const costOf = (hash: string | undefined): string | undefined => hash?.split('$').slice(1, 4).join('$');

beforeEach(() => {
  worked.hashes = [];
});

test('an address without an account costs the same work as a wrong password', async () => {
  const passwords = createPasswords({ memory: 64, passes: 2 });
  const stored = await passwords.hash('Ignition-2026!');
  expect(await passwords.verify(stored, 'Guess-2026!')).toBe(false);
  expect(await passwords.verify(null, 'Guess-2026!')).toBe(false);
  expect(worked.hashes).toHaveLength(2);
  expect(costOf(worked.hashes[1])).toBe(costOf(worked.hashes[0]));
});

test('the hash that stands in for nobody opens nothing', async () => {
  const passwords = createPasswords({ memory: 64, passes: 2 });
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});
