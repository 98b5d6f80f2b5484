// @vitest-environment happy-dom
import type { Winner } from '@cosmodrome/contract/http/lobby';
import { SERVICE_BANNER } from '@cosmodrome/rules/content/banners';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { banner } from '../../testing/banners.ts';
import { game, listOf, menus } from '../../testing/games.ts';
import { type OpenPage, openPage } from '../../testing/page.tsx';
import { player, unprotected } from '../../testing/samples.ts';
import type { Answers } from '../../testing/scripted-origin.ts';
import { tell } from '../../testing/tell.ts';

const HEADLINE = 'Launch weekend: up to €300 more for everybody on board';
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();
const launch = () =>
  banner('Launch weekend: up to {most} more for everybody on board', {
    variables: { EUR: { most: '€300' } },
    gradient: { colorLeft: '#10204a', colorLeftCenter: '#2a2060', colorRightCenter: '#502a70', colorRight: '#a04060' },
    labels: [
      { title: 'For the whole weekend', type: 'text', theme: 'prize', dot: false },
      { title: 'Everybody starts at once', type: 'text', theme: 'live', dot: true },
    ],
    button: { name: 'Choose a game', url: '/pokies/new', type: 'link', frontendIdentifier: null, attrs: {} },
    secondButton: { name: 'Open an account', popup: 'sign-up' },
    timer: { start_at: at(-60), end_at: at(150) },
    liveTime: { start: at(-60), end: at(160) },
  });
const fact = banner('Check every round yourself', { categories: ['slider-index-top', SERVICE_BANNER] });

const openLobby = (answers: Answers = {}, who?: typeof player): Promise<OpenPage> =>
  openPage('/', {
    ...(who && { player: who }),
    answers: {
      'content.menuCategoriesGames': menus,
      'content.bannersConfig': [fact],
      'games.filter': listOf(game('Nebula Nomad')),
      'games.collections': [{ id: 'top', title: 'Top', games_count: 12 }],
      'lobby.latestWinners': [],
      'jackpots.list': [],
      'tournaments.list': [],
      'jackpots.totals': {},
      'cashback.terms': { terms: null },
      'bonuses.firstDeposit': [],
      ...answers,
    },
  });
const carousel = () => screen.findByRole('region', { name: 'Offers and news' });

it('shows a banner with the labels, amounts and buttons that the operator wrote', async () => {
  await openLobby({ 'content.bannersConfig': [launch()] });
  const slide = within(await carousel());
  expect(slide.getByRole('heading', { name: HEADLINE })).toBeInstanceOf(HTMLElement);
  expect(slide.getByText('For the whole weekend').className).toContain('is-prize');
  const live = slide.getByText('Everybody starts at once');
  expect(live.querySelector('.banner-dot')).not.toBeNull();
  expect(slide.getByRole('link', { name: 'Choose a game' }).getAttribute('href')).toBe('/pokies/new');
  expect(slide.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/sign-up');
});

it('counts a banner down to its end, and takes it away after its last moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openLobby({ 'content.bannersConfig': [launch(), fact] });
  const place = await carousel();
  const timer = () => place.querySelector('.banner-timer')?.textContent;
  await expect.poll(timer).toMatch(/^Ends in 2 h (29|30) min$/);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  await expect.poll(timer).toMatch(/^Ends in 1 h (29|30) min$/);
  await vi.advanceTimersByTimeAsync(91 * MINUTE);
  await expect.poll(timer).toBe('Over');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await expect.poll(async () => (await carousel()).textContent).not.toContain(HEADLINE);
});

it('loads the picture of the first banner with the page, and those of the others once it has settled', async () => {
  const picture = 'night-launch';
  const { user } = await openLobby({
    'content.bannersConfig': [banner('First', { image: picture }), { ...fact, image: picture }],
  });
  const place = await carousel();
  const loadings = () => [...place.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loadings()).toEqual(['eager']);
  await user.click(within(place).getByRole('button', { name: 'Show 2 of 2' }));
  await expect.poll(loadings).toEqual(['eager', 'lazy']);
});

it('keeps offers from whom they are held back from, and shows what is none', async () => {
  const { origin } = await openLobby(
    {
      'content.bannersConfig': [banner('One flight, everyone on board'), fact],
      'limits.protection': { ...unprotected, suppression: 'assessment' },
      'bonuses.deposit': [],
    },
    player,
  );
  await expect.poll(() => origin.asked.map(({ name }) => name)).toContain('limits.protection');
  await expect.poll(async () => (await carousel()).textContent).toContain('Check every round yourself');
  expect((await carousel()).textContent).not.toContain('One flight, everyone on board');
});

const win: Winner = {
  at: '2026-11-24T10:00:00.000Z',
  nickname: 'pilot1***',
  win_amount_cents: 200,
  bet_amount_cents: 100,
  currency: 'EUR',
  game_identifier: 'cosmo-table/GrandRoulette',
  game_title: 'Grand Roulette',
  game_table_url: '/play/cosmo-table/grand-roulette',
  game_table_image_path: '/art/games/cosmo-table/grand-roulette',
};

it('puts a win of somebody else first in the strip while one looks at it', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #see: (seen: { isIntersecting: boolean }[]) => void;
      constructor(see: (seen: { isIntersecting: boolean }[]) => void) {
        this.#see = see;
      }
      observe(): void {
        queueMicrotask(() => this.#see([{ isIntersecting: true }]));
      }
      disconnect(): void {}
      unobserve(): void {}
    },
  );
  const roulette = game('Grand Roulette', { provider: 'cosmo-table' });
  const { origin } = await openLobby({
    'lobby.latestWinners': [win],
    'games.select': { [roulette.identifier]: roulette },
  });
  const strip = within(await screen.findByRole('region', { name: 'Latest wins' }));
  await expect.poll(() => strip.getAllByRole('listitem')[0]?.textContent).toContain('€2.00');
  await expect.poll(() => origin.asked.filter(({ name }) => name === 'lobby.latestWinners').length).toBeGreaterThan(1);
  await tell('public:wins', {
    player: { nickname: 'comet7***' },
    game: { identifier: roulette.identifier },
    round: { win: 700, currency: 'EUR' },
  } as never);
  await expect.poll(() => strip.getAllByRole('listitem')[0]?.textContent).toContain('comet7***');
  const [first = document.body] = strip.getAllByRole('listitem');
  expect(first.textContent).toContain('€7.00');
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/play/cosmo-table/grand-roulette');
});
