// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { game, listOf, menus } from '../../testing/games.ts';
import { openPage, type OpenPage } from '../../testing/page.tsx';
import { player, unprotected } from '../../testing/samples.ts';
import type { Answers } from '../../testing/scripted-origin.ts';
import { tell } from '../../testing/tell.ts';
import { inHours, ownStanding, tournament } from '../../testing/tournaments.ts';

const openLobby = (answers: Answers = {}, who?: typeof player): Promise<OpenPage> =>
  openPage('/', {
    ...(who && { player: who }),
    answers: {
      'content.menuCategoriesGames': menus,
      'content.bannersConfig': [],
      'games.filter': listOf(game('Nebula Nomad')),
      'games.collections': [{ id: 'top', title: 'Top', games_count: 12 }],
      'lobby.latestWinners': [],
      'jackpots.list': [],
      'jackpots.totals': {},
      'cashback.terms': { terms: null },
      'bonuses.firstDeposit': [],
      'bonuses.deposit': [],
      'tournaments.list': [tournament()],
      'tournaments.statuses': [],
      ...answers,
    },
  });
const card = async (name = 'Daily lift-off') => within(await screen.findByRole('region', { name }));

it('shows the tournament that the house puts first, else the one that ends first, and leads to it', async () => {
  const later = tournament({ id: 8, title: 'Long haul', frontend_identifier: 'long-haul', end_at: inHours(9) });
  await openLobby({ 'tournaments.list': [later, tournament(), tournament({ id: 9, in_progress: false })] });
  const shown = await card();
  expect(shown.getByText('€250.00')).toBeInstanceOf(HTMLElement);
  expect(shown.getByText('31 players take part')).toBeInstanceOf(HTMLElement);
  expect(shown.getByRole('link').getAttribute('href')).toBe('/tournaments/daily-lift-off-2026-11-25');
  expect(shown.getByRole('timer', { name: 'Time until the end' }).textContent).toMatch(/^0[45]hours/);
});

it('puts one that is featured before one that ends sooner', async () => {
  const featured = tournament({ id: 8, title: 'Long haul', featured: true, end_at: inHours(9) });
  await openLobby({ 'tournaments.list': [tournament(), featured] });
  expect((await card('Long haul')).getByText('Running')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('region', { name: 'Daily lift-off' })).toBeNull();
});

it('says where the player stands, and follows what the origin tells of it', async () => {
  const own = ownStanding({ award_place: 14, entries_count: 31, score: 300, score_in_front: 620 });
  await openLobby({ 'tournaments.statuses': [own] }, player);
  const gauge = await (await card()).findByRole('progressbar', { name: 'Score towards the next place' });
  expect(gauge.getAttribute('aria-valuetext')).toBe('Place 14 of 31');
  await tell('tournaments_statuses', { ...own, award_place: 3 });
  await expect.poll(() => gauge.getAttribute('aria-valuetext')).toBe('Place 3 of 31');
});

it('offers nothing to a player to whom no offers may be shown', async () => {
  await openLobby({ 'limits.protection': { ...unprotected, suppression: 'assessment' } }, player);
  await expect.poll(() => document.querySelector('.lobby-side')).not.toBeNull();
  await expect.poll(() => document.querySelectorAll('.side-card').length).toBe(0);
});
