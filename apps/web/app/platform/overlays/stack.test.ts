import { beforeEach, expect, test } from 'vitest';
import { overlay, page } from '../routing/path-spec.ts';
import { setTable } from '../routing/match.ts';
import { openOverlays, overlaysIn, stackWith } from './stack.ts';

const view = () => Promise.reject(new Error('not opened here'));

beforeEach(() => {
  setTable([
    page('/', 'lobby.tsx'),
    overlay('/sign-in', 'sign-in', 'sign-in.tsx', view),
    overlay('/sign-up', 'sign-up', 'sign-up.tsx', view),
    overlay('/deposit', 'cashbox', 'cashbox.tsx', view),
    overlay('/accounts/:id/deposit', 'cashbox', 'cashbox.tsx', view),
  ]);
});

const names = (path: string, state: unknown): string[] => openOverlays(path, state).map(({ spec }) => spec.name);

test('nothing is open on a page', () => {
  expect(openOverlays('/', null)).toEqual([]);
});

test("a direct visit opens the address's own overlay", () => {
  expect(openOverlays('/accounts/7/deposit', null)).toMatchObject([{ direct: true, params: { id: '7' } }]);
});

test('overlays of the history entry lie over each other in their order', () => {
  expect(names('/', { overlays: ['/deposit', '/sign-in'] })).toEqual(['cashbox', 'sign-in']);
});

test('no name is open twice', () => {
  expect(names('/deposit', { overlays: ['/accounts/7/deposit', '/sign-in', '/sign-in?redirect=/x'] })).toEqual([
    'cashbox',
    'sign-in',
  ]);
});

test('what else is in a history entry is ignored', () => {
  expect(overlaysIn({ overlays: ['/sign-in', 7, null] })).toEqual(['/sign-in']);
  expect(overlaysIn({ overlays: '/sign-in' })).toEqual([]);
  expect(names('/', { overlays: ['/nowhere', 'https://elsewhere.example/sign-in'] })).toEqual([]);
});

test('opening puts an overlay on top', () => {
  expect(stackWith(['/deposit'], '/sign-in')).toEqual(['/deposit', '/sign-in']);
});

test('opening one that is open closes what lies over it', () => {
  expect(stackWith(['/deposit', '/sign-in'], '/accounts/7/deposit')).toEqual(['/accounts/7/deposit']);
});

test('the topmost can be swapped', () => {
  expect(stackWith(['/deposit', '/sign-in'], '/sign-up', true)).toEqual(['/deposit', '/sign-up']);
});
