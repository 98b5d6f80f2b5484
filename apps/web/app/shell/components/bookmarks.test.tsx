// @vitest-environment happy-dom
import { WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { gift } from '../../../testing/gifts.ts';
import { quest } from '../../../testing/quests.ts';
import { player, unprotected } from '../../../testing/samples.ts';

const open = (more: Opening = {}) =>
  openPage('/producers', {
    ...more,
    site: { shop: true, widgets: WIDGETS, ...more.site },
    answers: {
      'games.providers': [],
      'quests.list': [],
      ...more.answers,
    },
  });
const bookmarks = { name: 'Shortcuts' };

it('lead to the points shop where it is open', async () => {
  await open();
  const link = within(await screen.findByRole('navigation', bookmarks)).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Rocket mart', '/rocket-mart']);
});

it.each(['791', '916'])('lead to the adventure as well for a player of the group %s', async (id) => {
  await open({ player: { ...player, statuses: [{ id, name: id }] } });
  const links = within(await screen.findByRole('navigation', bookmarks)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rocket-mart', '/cosmodrome-adventure']);
});

it('lead to a box and to a spin that wait', async () => {
  const waiting = [gift({ kind: 'lootbox' }), gift({ id: '2', kind: 'wheelspins' })];
  await open({ player, answers: { 'gifts.list': waiting } });
  const links = within(await screen.findByRole('navigation', bookmarks)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rocket-mart', '/lootboxes', '/rocket-mart/wheel']);
});

it('lead to quests while one runs', async () => {
  await open({ player, answers: { 'quests.list': [quest(1, 'orbit', 'xs')] } });
  const links = within(await screen.findByRole('navigation', bookmarks)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rocket-mart', '/quests']);
});

it.each<[string, Opening]>([
  ['where the shop is closed', { site: { shop: false } }],
  ['where the operator has switched them off', { site: { widgets: [] } }],
  [
    'for whom offers are held back from',
    { player, answers: { 'limits.protection': { ...unprotected, suppression: 'assessment' } } },
  ],
])('are not there %s', async (_where, more) => {
  await open(more);
  // The moment in which they come elsewhere.
  await Promise.all([import('./guest-bookmarks.tsx'), import('./player-bookmarks.tsx')]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', bookmarks)).toBeNull();
});
