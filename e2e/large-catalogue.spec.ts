import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { casinoEnvironment, dataFolder, openCasino, type Casino } from './fixtures/casino.ts';
import { signUp } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { List } from './pages/list.ts';
import { Lobby } from './pages/lobby.ts';

/** What only carries weight with more games than the product has: a studio of several pages, a sitemap of several files. */
const GAMES = 2_400;
const folder = mkdtempSync(path.join(tmpdir(), 'cosmodrome-catalogue-'));
const data = dataFolder();
let large: Casino;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const args = ['--games', String(GAMES), '--out', folder];
  const made = await runProgram('content/cli/catalogue.ts', {}, args);
  expect(made.code, made.printed).toBe(0);
  large = await openCasino(await casinoEnvironment(data.dir, { CATALOGUE_DIR: folder }));
});

test.afterAll(async () => {
  await large.stop();
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a studio’s pages have their number in the path, and "show more" keeps its place', async ({ page }) => {
  const list = new List(page);
  await list.open(`${large.url}/producers/apogee`);
  const total = await list.total();
  expect(total).toBeGreaterThan(120);
  await list.more.click();
  await expect(page).toHaveURL(/\/producers\/apogee\/2$/);
  await expect(list.shown).toHaveText(`80 of ${total} shown`);
  await list.more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/producers\/apogee\/3$/);
  await expect(list.shown).toHaveText(`120 of ${total} shown`);
  const titles = await list.titles();
  // The focus goes on to the first new game.
  await expect(
    list
      .tile(titles[80] ?? '')
      .getByRole('link')
      .first(),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Lobby' }).first().click();
  await expect(list.heading).toHaveText('Lobby');
  await page.goBack();
  await expect.poll(() => list.titles()).toEqual(titles);

  await list.open(`${large.url}/producers/apogee/3`);
  expect(await list.titles()).toEqual(titles.slice(80));
  const known = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(new URL(known).pathname).toBe('/producers/apogee/3');
});

test('an address behind the last page leads to the last one', async ({ page }) => {
  const list = new List(page);
  for (const [address, last] of [
    ['/producers/apogee/999', /\/producers\/apogee\/\d+$/],
    ['/de/pokies/all?sort=title&page=9999', /\/de\/pokies\/all\?sort=title&page=60$/],
    ['/live/egypt-games?page=700', /\/live\/egypt-games\?page=\d+$/],
  ] as const) {
    await list.open(large.url + address);
    await expect(page).toHaveURL(last);
    expect(await page.locator('a.ui-tile-link').count()).toBeGreaterThan(0);
  }
  // Each list of tables is known to search engines under its own address.
  const known = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(new URL(known).pathname).toBe('/live/egypt-games');
});

test('a sitemap that is too long for one file names its files, and no page is left out', async () => {
  const read = async (address: string): Promise<string> => (await fetch(large.url + address)).text();
  const placesIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const index = await read('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const files = placesIn(index).map((url) => url.replace(large.url, ''));
  expect(files.length).toBeGreaterThan(2);
  const parts = await Promise.all(files.map(read));
  const listed = parts.flatMap(placesIn);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((url) => url.replace(large.url, '').startsWith('/play/'))).toHaveLength(GAMES);
  expect(Math.max(...parts.map((part) => placesIn(part).length))).toBeLessThanOrEqual(10_000);
  const statuses = ['/sitemap/1.xml', '/sitemap/99.xml', '/sitemap/0.xml', '/sitemap/any'];
  expect(await Promise.all(statuses.map(async (one) => (await fetch(large.url + one)).status))).toEqual([
    200, 404, 404, 404,
  ]);
});

test('a game that is not played in the wallet’s currency is locked and says how it opens', async ({
  page,
  context,
}) => {
  const player = new Visitor(large.url);
  await signUp(player, undefined, 'JPY');
  await context.addCookies(player.cookies());
  const { body } = await player.call('games.filter', { body: { page: 8, page_size: 100 } });
  const closed = body.data.find(({ currencies }) => !('JPY' in currencies));
  if (!closed) throw new Error('every game of the first page is played in yen');
  const list = new List(page);
  await list.open(`${large.url}/pokies/all?q=${encodeURIComponent(closed.title)}`);
  const tile = list.tile(closed.title);
  await expect(tile.getByText('Not played in JPY')).toBeVisible();
  await expect(tile.getByRole('link', { name: 'Play', exact: true })).toHaveCount(0);
  // Without such a wallet it leads to where one is opened; with one a press changes to it.
  await tile.getByRole('link', { name: 'Switch wallet' }).click();
  await expect(page).toHaveURL(/\/profile\/wallets$/);
});

test('a wallet in crypto closes no game', async ({ page, context }) => {
  const player = new Visitor(large.url);
  await signUp(player, undefined, 'BTC');
  await context.addCookies(player.cookies());
  const { body } = await player.call('games.filter', { body: { page: 8, page_size: 100 } });
  const other = body.data.find(({ currencies }) => !('BTC' in currencies));
  if (!other) throw new Error('every game of the first page is played in bitcoin');
  const list = new List(page);
  await list.open(`${large.url}/pokies/all?q=${encodeURIComponent(other.title)}`);
  await expect(list.tile(other.title).getByText('Not played in BTC')).toHaveCount(0);
  await new Lobby(page).choose(other.title, 'Play');
  await expect(page).toHaveURL(/\/play\//);
});
