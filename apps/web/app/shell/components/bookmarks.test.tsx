// @vitest-environment happy-dom
import { WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { gift } from '../../../testing/gifts.ts';
import { quest } from '../../../testing/quests.ts';
import { player, unprotected } from '../../../testing/samples.ts';
import { whenIdle } from '../../platform/device/idle.ts';

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
const ways = (): (string | null)[] =>
  screen
    .queryAllByRole('navigation', bookmarks)
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => link.getAttribute('href'));
/** The moment in which they come elsewhere: the page, which asked earlier, is told first that it is quiet. */
async function quiet(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await Promise.all([import('./guest-bookmarks.tsx'), import('./player-bookmarks.tsx')]);
  await act(() => new Promise<void>((resolve) => whenIdle(resolve)));
  await act(() => Promise.resolve());
}

it('lead to the points shop where it is open', async () => {
  await open();
  const link = within(await screen.findByRole('navigation', bookmarks)).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Rocket mart', '/rocket-mart']);
});

it.each(['791', '916'])('lead to the adventure as well for a player of the group %s', async (id) => {
  await open({ player: { ...player, statuses: [{ id, name: id }] } });
  await expect.poll(ways).toEqual(['/rocket-mart', '/cosmodrome-adventure']);
});

it('lead to a box and to a spin that wait', async () => {
  const waiting = [gift({ kind: 'lootbox' }), gift({ id: '2', kind: 'wheelspins' })];
  await open({ player, answers: { 'gifts.list': waiting } });
  await expect.poll(ways).toEqual(['/rocket-mart', '/lootboxes', '/rocket-mart/wheel']);
});

it('lead to quests while one runs', async () => {
  await open({ player, answers: { 'quests.list': [quest(1, 'orbit', 'xs')] } });
  await expect.poll(ways).toEqual(['/rocket-mart', '/quests']);
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
  await quiet();
  expect(screen.queryByRole('navigation', bookmarks)).toBeNull();
});

it('are not there over the pages of one’s own account, and ask for nothing', async () => {
  const answers = { 'gifts.list': [], 'shop.moneyRates': [] };
  await openPage('/profile/gifts', { player, site: { shop: true, widgets: WIDGETS }, answers });
  await quiet();
  expect(screen.queryByRole('navigation', bookmarks)).toBeNull();
});
