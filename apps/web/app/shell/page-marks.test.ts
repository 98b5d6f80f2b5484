import { expect, it } from 'vitest';
import { overlay, page } from '../platform/routing/path-spec.ts';
import { pageMarks } from './page-marks.ts';

const visitor = { licence: 'CW', isGuest: true };
const view = () => Promise.reject(new Error('nobody opens it'));

it.each([
  ['a page', page('/fairness', 'fairness.tsx'), []],
  ['a game', page('/play', 'game.tsx', { frame: 'game' }), ['has-game']],
  ['a page by which guests enter', page('/login', 'login.tsx', { guard: 'guest' }), ['has-enter-page']],
  ['an overlay', overlay('/sign-in', 'sign-in', 'sign-in.tsx', view, { guard: 'guest' }), ['has-dialog']],
  ['an address that is not known', undefined, []],
])('%s has its marks', (_what, spec, marks) => {
  expect(pageMarks({ spec, ...visitor })).toEqual(marks);
});

it.each([
  ['EE', false, ['has-session-line']],
  ['EE', true, []],
  ['CW', false, []],
])('a session is counted down under %s, for a guest: %s', (licence, isGuest, marks) => {
  expect(pageMarks({ spec: page('/', 'lobby.tsx'), licence, isGuest })).toEqual(marks);
});
