// @vitest-environment happy-dom
import { FRAME_PROTOCOL } from '@cosmodrome/contract/frame';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { method, methods, payment, refusal } from '../../../testing/cashbox.ts';
import { game, listOf } from '../../../testing/games.ts';
import { type OpenPage, openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';

const nomad = game('Nebula Nomad');
const openGame = (answers: Answers): Promise<OpenPage> =>
  openPage('/play/orbital-9/nebula-nomad?mode=real', {
    player,
    answers: {
      'games.selectBySeoTitles': { [nomad.identifier]: nomad },
      'games.filter': listOf(),
      'jackpots.list': [],
      'jackpots.totals': {},
      'bonuses.list': [],
      'limits.list': [],
      ...answers,
    },
  });

/** Sends the page what a frame reports when its game cannot start. No document is loaded into it here, so it has no window. */
function fail(frame: HTMLIFrameElement | null, code: string): void {
  if (!frame) return;
  const session = new URLSearchParams(new URL(frame.src).hash.slice(1)).get('session');
  Object.defineProperty(frame, 'contentWindow', { value: window, configurable: true });
  const data = { protocol: FRAME_PROTOCOL, session, type: 'error', code, message: 'Words of the studio.' };
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: 'null', data }));
}

const closedBy = (code: string, words = 'Words of the origin.'): Answers => ({
  'play.launch': () => refusal({ base: { [code]: words } }),
});

it.each([
  ['register_banned', 'You are on the self-exclusion register', 'The national register'],
  ['too_young_here', "You're not old enough to play on this site", 'You have to be at least 21 years old.'],
])('%s closes the game, says why, and leads to the money', async (code, title, text) => {
  await openGame(closedBy(code, 'You have to be at least 21 years old.'));
  expect(await screen.findByRole('heading', { name: title })).toBeInstanceOf(HTMLElement);
  const main = within(screen.getByRole('main'));
  expect(screen.getByRole('main').textContent).toContain(text);
  expect(main.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
});

it.each([
  ['offline', 'No connection'],
  ['internal', "The game didn't open"],
])('closes at once when its frame says %s before it has come up, and starts anew', async (code, title) => {
  let launches = 0;
  const { user } = await openGame({
    'games.select': {},
    'play.history': [],
    'freespins.list': [],
    'play.launch': () => ({
      session_id: `s${(launches += 1)}`,
      launch_url: '/arcade/frame/nebula-nomad?token=t',
      strategy: 'iframe',
      reality_check_minutes: 60,
      gaming_session: null,
    }),
  });
  await screen.findByTitle('Nebula Nomad');
  // The page begins to listen after it has been drawn with the frame.
  await expect
    .poll(() => {
      fail(screen.queryByTitle<HTMLIFrameElement>('Nebula Nomad'), code);
      return screen.queryByRole('heading', { name: title });
    })
    .not.toBeNull();
  const before = launches;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => launches).toBe(before + 1);
});

it('sends who takes a break to the limits, with a warning that stays', async () => {
  const { address } = await openGame(closedBy('cooling_off', 'You are taking a break.'));
  await expect.poll(() => address()).toBe('/profile/limits');
  expect((await screen.findByRole('region', { name: 'Messages' })).textContent).toContain('You are taking a break.');
});

it('a payment looked at over a game names the game that lies below', async () => {
  const paid = payment();
  const { user, address } = await openGame({
    ...closedBy('game_forbidden_with_bonus'),
    ...methods(method('card')),
    'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
    'bonuses.deposit': [],
    'cashbox.paymentsPage': { data: [paid], pagination: { page: 1, per_page: 10, total_count: 1 } },
    'cashbox.paymentTotals': {
      since: '2026-11-01T10:00:00.000Z',
      deposits_count: 0,
      deposits_sum: {},
      cashouts_sum: {},
      bets_sum: {},
      payments: [],
    },
    'cashbox.payment': { payment: paid, next: { type: 'none' } },
  });
  await user.click((await screen.findAllByRole('link', { name: 'Deposit' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  const list = await screen.findByRole('list', { name: 'Payments' });
  await user.click(within(list).getAllByRole('button')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Back to Nebula Nomad' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Deposit received' })).toBeNull();
  expect(address()).toBe('/play/orbital-9/nebula-nomad?mode=real');
});
