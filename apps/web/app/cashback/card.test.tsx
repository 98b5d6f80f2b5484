// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { game, listOf, menus } from '../../testing/games.ts';
import { type OpenPage, openPage } from '../../testing/page.tsx';
import { player, unprotected } from '../../testing/samples.ts';
import type { Answers } from '../../testing/scripted-origin.ts';

const week = { starts_at: '2026-11-23T00:00:00.000Z', ends_at: '2026-11-30T00:00:00.000Z' };
const terms = { share_bp: 1_000, least_cents: 10, week };
const openTables = (address: string, who?: typeof player, answers: Answers = {}): Promise<OpenPage> =>
  openPage(address, {
    ...(who && { player: who }),
    answers: {
      'games.filter': listOf(game('Grand Roulette'), game('Ace Blackjack')),
      'cashback.terms': { terms },
      'content.menuCategoriesGames': menus,
      ...answers,
    },
  });
const firstCard = async (): Promise<HTMLElement> => {
  const [first] = within(await screen.findByRole('list', { name: 'Games' })).getAllByRole('listitem');
  return first as HTMLElement;
};

it('says before the first live game what comes back, to a guest without an amount', async () => {
  await openTables('/live/all');
  await expect.poll(async () => (await firstCard()).textContent).toContain('Table cashback');
  expect((await firstCard()).textContent).toContain('10% of last week’s net loss at tables, as real money.');
  expect((await firstCard()).textContent).not.toContain('€');
  const how = within(await firstCard()).getByRole('link', { name: 'How it works' });
  expect(how.getAttribute('href')).toBe('/cashback');
});

it('is no card of slots', async () => {
  await openTables('/pokies/all');
  await expect.poll(async () => (await firstCard()).textContent).toContain('Grand Roulette');
  expect(screen.queryByText('Table cashback')).toBeNull();
});

const standing = { currency: 'EUR', net_loss_cents: 2_050, cashback_cents: 205, last_week_cents: null };

it('says to a player what the week has brought so far', async () => {
  await openTables('/live/all', player, { 'cashback.standing': { terms, currencies: [standing] } });
  await expect.poll(async () => (await firstCard()).textContent).toContain('€2.05');
  expect((await firstCard()).textContent).toContain('collected this week');
});

it('shows the way to the limits in its place to whom offers are held back from', async () => {
  await openTables('/live/all', player, { 'limits.protection': { ...unprotected, suppression: 'limit_reached' } });
  await expect.poll(async () => (await firstCard()).textContent).toContain('Your limits');
  expect(screen.queryByText('Table cashback')).toBeNull();
  expect(
    within(await firstCard())
      .getByRole('link', { name: 'See your limits' })
      .getAttribute('href'),
  ).toBe('/profile/limits');
});
