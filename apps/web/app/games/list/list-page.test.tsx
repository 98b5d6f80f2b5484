// @vitest-environment happy-dom
import type { GamesFilter } from '@cosmodrome/contract/http/games';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf, refusal } from '../../../testing/cashbox.ts';
import { game, listOf, menus, pagesOf } from '../../../testing/games.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { type Answers, broken, done } from '../../../testing/scripted-origin.ts';

const titles = ['Tome of Sands', 'Book of Comets', 'Fruit Orbit'];
const openList = (address: string, answers: Answers = {}): Promise<OpenPage> =>
  openPage(address, {
    answers: {
      'games.filter': listOf(...titles.map((title) => game(title))),
      'content.menuCategoriesGames': menus,
      'cashback.terms': { terms: null },
      ...answers,
    },
  });
const filters = ({ origin }: OpenPage) => bodiesOf(origin.asked, 'games.filter') as GamesFilter[];

it('asks for another order and for words, which live in the address, and clears them', async () => {
  const page = await openList('/pokies/all', {
    'games.filter': ({ body }) =>
      (body as GamesFilter).filter?.title === 'zzzzzz' ? listOf() : listOf(...titles.map((title) => game(title))),
  });
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Title A to Z');
  await expect.poll(() => page.address()).toBe('/pokies/all?sort=title');
  await expect.poll(() => filters(page).at(-1)?.sort).toEqual({ type: 'title' });
  const words = await screen.findByRole('searchbox', { name: 'Search in this list' });
  await fill(words, 'zzzzzz');
  await expect.poll(() => page.address()).toMatch(/q=zzzzzz/);
  expect(await screen.findByRole('heading', { name: 'No games match all your filters' })).toBeInstanceOf(HTMLElement);
  await page.user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await expect.poll(() => page.address()).toBe('/pokies/all?sort=title');
  expect(await screen.findByRole('link', { name: 'Book of Comets' })).toBeInstanceOf(HTMLElement);
  await expect.poll(() => words).toHaveProperty('value', '');
});

it('brings tiles of its own with another order, so that none is seen to move to another place', async () => {
  const { user } = await openList('/pokies/all', {
    'games.filter': ({ body }) =>
      listOf(...((body as GamesFilter).sort ? titles.toReversed() : titles).map((title) => game(title))),
  });
  const first = (): string | undefined | null =>
    within(screen.getByRole('list', { name: 'Games' }))
      .getAllByRole('article')[0]
      ?.querySelector('a')?.textContent;
  await expect.poll(first).toBe('Tome of Sands');
  const before = screen.getAllByRole('article');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Title A to Z');
  await expect.poll(first).toBe('Fruit Orbit');
  expect(before.filter(({ isConnected }) => isConnected)).toEqual([]);
});

it('answers a press on a tile by its style, and makes its overlay once that is painted', async () => {
  await openList('/pokies/all');
  const overlay = (): Element | null => document.querySelector('.ui-tile-overlay');
  await act(async () => (await screen.findByRole('link', { name: 'Book of Comets' })).focus());
  expect(overlay()).toBeNull();
  await expect.poll(overlay).not.toBeNull();
});

it('says of a category without games that it has none, and leads to all of them', async () => {
  await openList('/pokies/top', { 'games.filter': listOf() });
  expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeInstanceOf(HTMLElement);
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'All games' });
  expect(way.getAttribute('href')).toBe('/pokies/all');
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

it('says that the list did not come, with nothing to narrow it by, and reads it at the next press', async () => {
  const { user, origin } = await openList('/pokies/top', { 'games.filter': () => refusal({}) });
  expect(await screen.findByRole('heading', { name: "We couldn't load this list" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  origin.answer({ 'games.filter': listOf(game('Book of Comets')) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Book of Comets' })).toBeInstanceOf(HTMLElement);
});

it('opens a game by chance', async () => {
  const many = Array.from({ length: 12 }, (_, at) => game(`Orbit ${at}`));
  const page = await openList('/live/roulette', {
    'games.filter': listOf(...many),
    'games.random': game('Orbit 7'),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Surprise' }));
  await expect.poll(() => page.address()).toBe('/play/orbital-9/orbit-7');
  expect(page.origin.asked.find(({ name }) => name === 'games.random')?.query.get('category')).toBe('roulette');
});

it('says to a player without favourites that there are none', async () => {
  await openPage('/favorite-games', {
    player,
    answers: { 'games.favorites': [], 'content.menuCategoriesGames': menus },
  });
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeInstanceOf(HTMLElement);
});

it('shows a player the favourites', async () => {
  await openPage('/favorite-games', {
    player,
    answers: { 'games.favorites': [game('Book of Comets')], 'content.menuCategoriesGames': menus },
  });
  expect(await screen.findByRole('link', { name: 'Book of Comets' })).toBeInstanceOf(HTMLElement);
});

it('shows more games of a studio below the others, under the number of their page, and goes on at the first of them', async () => {
  const all = Array.from({ length: 130 }, (_, at) => game(`Orbit ${at}`));
  const page = await openList('/producers/orbital-9', {
    'games.providers': [{ id: 'orbital-9', title: 'Orbital 9', games_count: all.length }],
    'games.filter': pagesOf(all),
  });
  const tiles = (): string[] =>
    within(screen.getByRole('list', { name: 'Games' }))
      .getAllByRole('article')
      .flatMap((tile) => tile.querySelector('a.ui-tile-link')?.textContent ?? []);
  await page.user.click(await screen.findByRole('link', { name: 'Show more' }));
  await expect.poll(() => page.address()).toBe('/producers/orbital-9/2');
  expect(await screen.findByText('80 of 130 shown')).toBeInstanceOf(HTMLElement);
  screen.getByRole('link', { name: 'Show more' }).focus();
  await page.user.keyboard('{Enter}');
  await expect.poll(() => page.address()).toBe('/producers/orbital-9/3');
  expect(await screen.findByText('120 of 130 shown')).toBeInstanceOf(HTMLElement);
  expect(tiles()).toEqual(all.slice(0, 120).map(({ title }) => title));
  await expect.poll(() => document.activeElement?.textContent).toBe('Orbit 80');
});

it('locks a game that is not played in the currency of the wallet, and leads to where another one is opened', async () => {
  const { JPY } = game('Any').currencies;
  await openPage('/pokies/all', {
    player,
    answers: {
      'games.filter': listOf(game('Tome of Sands', { currencies: { JPY } as Record<string, NonNullable<typeof JPY>> })),
      'content.menuCategoriesGames': menus,
      'games.favorites': [],
    },
  });
  expect(await screen.findByText('Not played in EUR')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Switch wallet' }).getAttribute('href')).toBe('/profile/wallets');
});

it('keeps a favourite at once, and takes it back when it could not be kept', async () => {
  const book = game('Book of Comets');
  let kept: (typeof book)[] = [];
  const page = await openPage('/pokies/all', {
    player,
    answers: {
      'games.filter': listOf(book),
      'content.menuCategoriesGames': menus,
      'games.favorites': () => kept,
      'games.addFavorite': () => {
        kept = [book];
        return done();
      },
      'games.removeFavorite': () => broken(),
    },
  });
  (await screen.findByRole('link', { name: 'Book of Comets' })).focus();
  const heart = await screen.findByRole('button', { name: /favourites$/ });
  await page.user.click(heart);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.user.click(heart);
  expect(await screen.findByText('The favourite was not saved')).toBeInstanceOf(HTMLElement);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});
