import { beforeEach, expect, test } from 'vitest';
import { setTable } from '../routing/match.ts';
import { moved, overlay, page } from '../routing/path-spec.ts';
import { bettingOfHash, overlayOfHash } from './hash.ts';

const view = () => Promise.reject(new Error('not opened here'));

beforeEach(() => {
  setTable([
    page('/', 'lobby.tsx'),
    page('/fairness', 'fairness.tsx'),
    overlay('/sign-in', 'sign-in', 'sign-in.tsx', view),
    overlay('/deposit', 'cashbox', 'cashbox.tsx', view),
    overlay('/new-password', 'new-password', 'new-password.tsx', view),
    moved('/users/password/edit', '/new-password'),
  ]);
});

test.each([
  ['#sign-in', '/sign-in'],
  ['#new-password', '/new-password'],
  ['#users/password/edit', '/new-password'],
  // Not there in this table.
  ['#sign-up', null],
  ['#profile/password/edit', null],
  // A page, an overlay that no hash may open, an anchor of the page.
  ['#fairness', null],
  ['#deposit', null],
  ['#main', null],
  ['', null],
])('%s opens %s', (hash, path) => {
  expect(overlayOfHash(hash)).toBe(path);
});

test.each([
  ['#sport', '/sport'],
  ['#sport_football', '/sport/football'],
  ['#sports', null],
  ['#sport_//evil.test', null],
  ['#sign-in', null],
])('%s leads to the bets at %s', (hash, way) => {
  expect(bettingOfHash(hash)).toBe(way);
});
