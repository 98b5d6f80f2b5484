// @vitest-environment happy-dom
import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonus } from '../../testing/bonuses.ts';
import { game, listOf } from '../../testing/games.ts';
import { openPage } from '../../testing/page.tsx';
import { euros, player } from '../../testing/samples.ts';
import type { Answers, ScriptedOrigin } from '../../testing/scripted-origin.ts';
import { tell } from '../../testing/tell.ts';
import type { Site } from '../platform/site.ts';

const nomad = game('Nebula Nomad');
const spins = (more: Partial<FreeSpins> = {}): FreeSpins => ({
  id: 5,
  title: 'Free spins',
  bonus_title: 'Free spins',
  type: 'Giftspin',
  bonuses: [{ type: 'freespins' }],
  strategy: 'prize',
  stage: 'activated',
  freespins_total: 20,
  freespins_performed: 8,
  bet_level: 1,
  bet_cents: 20,
  currency: 'EUR',
  games: [nomad.identifier],
  games_info: [{ identifier: nomad.identifier, title: 'Nebula Nomad', frontend_url: '/play/orbital-9/nebula-nomad' }],
  provider: 'orbital-9',
  won_cents: 640,
  max_win_cents: 10_000,
  wager: 3,
  max_bet_cents: 500,
  days_to_wager: 7,
  days_to_play: 7,
  created_at: '2026-11-16T12:00:00.000Z',
  activatable_until: '2026-11-23T12:00:00.000Z',
  valid_until: '2026-11-23T12:00:00.000Z',
  activatable: false,
  activation_condition: null,
  activation_path: '/api/player/freespins/5/activation',
  playable: true,
  cancelable: true,
  ...more,
});

const open = (own: FreeSpins, { answers = {}, site = {} }: { answers?: Answers; site?: Partial<Site> } = {}) =>
  openPage('/play/orbital-9/nebula-nomad?mode=real', {
    player,
    site,
    answers: {
      'games.selectBySeoTitles': { [nomad.identifier]: nomad },
      'games.filter': listOf(),
      'games.select': {},
      'play.history': [],
      'jackpots.list': [],
      'jackpots.totals': {},
      'limits.list': [],
      'bonuses.list': [],
      'money.accounts': [euros(5_000)],
      'freespins.list': [own],
      'play.launch': {
        session_id: 'session',
        launch_url: '/arcade/nebula-nomad?token=t',
        strategy: 'iframe',
        reality_check_minutes: 60,
        gaming_session: null,
      },
      ...answers,
    },
  });
const bar = () => screen.findByRole('region', { name: /free spin|played|won/i });

it('says how far they are, and in the sheet what comes after the last', async () => {
  const { user } = await open(spins());
  const place = within(await bar());
  expect(place.getByRole('heading').textContent).toBe('Free spin 8 of 20');
  await user.click(place.getByRole('button', { name: 'All about them' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your free spins' }));
  expect(sheet.getByText('not used')).toBeInstanceOf(HTMLElement);
  expect(sheet.getByText(/wager it 3× within 7 days: €19.20 as it stands/)).toBeInstanceOf(HTMLElement);
  expect(sheet.getByText(/12 spins wait until 23 November/)).toBeInstanceOf(HTMLElement);
});

it('lets own money be staked meanwhile', async () => {
  const { user } = await open(spins());
  await bar();
  const [choice] = screen.getAllByRole('radiogroup', { name: 'Free spins or own money' });
  if (!choice) throw new Error('there is no choice');
  await user.click(within(choice).getByRole('radio', { name: 'Real' }));
  await user.click(within(await bar()).getByRole('button', { name: 'All about them' }));
  expect(await screen.findByText('used for the next rounds')).toBeInstanceOf(HTMLElement);
});

const end = async (origin: ScriptedOrigin, change: Partial<FreeSpins>): Promise<void> => {
  await bar();
  const won = bonus({ id: 9, strategy: 'freespins', stage: 'handle_bets', currency: 'EUR' });
  const over = spins({ stage: 'expired', freespins_performed: 20, playable: false, ...change });
  origin.answer({
    'freespins.list': [over],
    'bonuses.list': [won],
  });
  await tell('freespins_changes', over);
  await tell('bonuses_changes', won);
};

it.each([
  [{ won_cents: 1_460 }, '€14.60 won as bonus money', 'Play on with the bonus'],
  [{ won_cents: 1_460, wager: 0 }, '€14.60 won as real money', 'Play on with real money'],
  [{ won_cents: 0 }, 'Nothing won this time', 'Play on with real money'],
  [{ won_cents: 20_000 }, '€100.00 won as bonus money', 'Play on with the bonus'],
])('tells what was won with %j when the last one is done, and goes on', async (change, title, on) => {
  const { user, origin } = await open(spins());
  await end(origin, change);
  expect(await screen.findByRole('heading', { name: title })).toBeInstanceOf(HTMLElement);
  const place = within(screen.getByRole('region', { name: title }));
  expect(place.getByText('20 of 20 played')).toBeInstanceOf(HTMLElement);
  expect(place.getByRole('link', { name: 'Back to my gifts' }).getAttribute('href')).toBe('/profile/gifts');
  expect(place.queryByText('To wager, 3×') !== null).toBe(on === 'Play on with the bonus');
  await user.click(place.getByRole('button', { name: on }));
  await expect.poll(() => screen.queryByRole('heading', { name: title })).toBeNull();
});

it('tells it on a phone in a sheet over the game, which goes when it is closed', async () => {
  const { user, origin } = await open(spins(), { site: { device: 'mobile' } });
  await end(origin, { won_cents: 1_460 });
  const sheet = within(await screen.findByRole('dialog', { name: '€14.60 won as bonus money' }));
  expect(sheet.getByText('20 of 20 played')).toBeInstanceOf(HTMLElement);
  expect(sheet.getByText('To wager, 3×')).toBeInstanceOf(HTMLElement);
  expect(sheet.getByRole('link', { name: 'Back to my gifts' }).getAttribute('href')).toBe('/profile/gifts');
  expect(await sheet.findByRole('button', { name: 'Give it up' })).toBeInstanceOf(HTMLElement);
  await user.click(sheet.getByRole('button', { name: 'Play on with the bonus' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
