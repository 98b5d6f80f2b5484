import { expect, test } from 'vitest';
import { detour } from './guard.ts';

const open = { guard: 'open', restricted: true } as const;
const player = { guard: 'player', restricted: true } as const;
const guest = { guard: 'guest', restricted: false } as const;

test('a guest on a page for players goes to registration, which keeps the whole target', () => {
  expect(detour(player, '/profile/limits?tab=loss', { signedIn: false, restricted: false })).toBe(
    '/sign-up?redirect=%2Fprofile%2Flimits%3Ftab%3Dloss',
  );
  expect(detour(player, '/profile', { signedIn: true, restricted: false })).toBeNull();
});

test('a player on a page for guests goes to the lobby', () => {
  expect(detour(guest, '/sign-in', { signedIn: true, restricted: false })).toBe('/');
  expect(detour(guest, '/sign-in', { signedIn: false, restricted: false })).toBeNull();
});

test('guest mode keeps away from what is closed to it, whoever is signed in', () => {
  for (const signedIn of [true, false]) expect(detour(guest, '/sign-up', { signedIn, restricted: true })).toBe('/');
  expect(detour(open, '/pokies/all', { signedIn: false, restricted: true })).toBeNull();
});
