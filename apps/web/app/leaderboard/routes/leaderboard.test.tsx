// @vitest-environment happy-dom
import type { LeaderboardWin } from '@cosmodrome/contract/http/leaderboard';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';

const win = (place: number, more: Partial<LeaderboardWin> = {}): LeaderboardWin => ({
  at: '2026-11-25T10:00:00.000Z',
  nickname: `Winner${place}***`,
  win_amount_cents: 100_000 - place,
  bet_amount_cents: 200,
  currency: 'EUR',
  game_identifier: 'apogee/PhoenixReborn',
  game_title: 'Phoenix Reborn',
  game_table_url: '/play/apogee/phoenix-reborn',
  game_table_image_path: '/art/tiles/phoenix-reborn',
  place,
  multiplier: 500,
  ...more,
});
const listOf = (count: number) => ({
  starts_at: '2026-11-25T00:00:00.000Z',
  ends_at: '2026-11-26T00:00:00.000Z',
  winners: Array.from({ length: count }, (_, at) => win(at + 1)),
});
const open = (answers: Answers = {}, more: Opening = {}, path = '/leaderboard') =>
  openPage(path, {
    ...more,
    answers: {
      'leaderboard.winners': ({ query }) => listOf(Number(query.get('size'))),
      'leaderboard.own': { listed: true, best: [] },
      'jackpots.wins': [],
      ...answers,
    },
  });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('puts the first three on steps and the others in rows, more of them on demand', async () => {
  const { user } = await open();
  expect(await screen.findByRole('article', { name: 'Place 1' })).toBeTruthy();
  expect(rows()).toHaveLength(17);
  expect(screen.getByRole('link', { name: 'Month' }).getAttribute('href')).toBe('/leaderboard?period=month');
  expect(screen.getByRole('link', { name: 'Multiplier' }).getAttribute('href')).toBe('/leaderboard?by=multiplier');
  await user.click(screen.getByRole('button', { name: 'Show 100 places' }));
  await expect.poll(() => rows().length).toBe(97);
  expect(screen.queryByRole('button', { name: 'Show 100 places' })).toBeNull();
});

it('says that nobody has won, and that it could not be read', async () => {
  await open({ 'leaderboard.winners': listOf(0) });
  expect(await screen.findByText('No win yet')).toBeTruthy();
});

it('shows the own best below the list, with the switch that hides it everywhere', async () => {
  let listed = true;
  let refuse = true;
  const { user } = await open(
    {
      'leaderboard.own': () => ({ listed, best: [{ period: 'day', win: win(212, { nickname: 'orbit_***' }) }] }),
      'leaderboard.list': ({ body }) => {
        if (refuse) {
          refuse = false;
          return new Response(null, { status: 500 });
        }
        listed = (body as { listed: boolean }).listed;
        return { listed };
      },
    },
    { player },
  );
  expect(await screen.findAllByText('orbit_***, you')).not.toHaveLength(0);
  expect(within(screen.getByRole('region', { name: 'Your best' })).getByText('212th place')).toBeTruthy();
  const shown = (): HTMLInputElement => screen.getByRole('switch', { name: 'Show my wins here' });
  await user.click(shown());
  expect(await screen.findByText('It was not changed')).toBeTruthy();
  expect(shown().checked).toBe(true);
  await user.click(shown());
  await expect.poll(() => shown().checked).toBe(false);
  expect(screen.queryByText('It was not changed')).toBeNull();
});
