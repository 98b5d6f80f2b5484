import type { Page } from '@playwright/test';
import { ONLY_IN_ALL } from './fixtures/everything.ts';
import { newPlayer } from './fixtures/player.ts';
import { inMotion } from './fixtures/motion.ts';
import { expect, test } from './fixtures/test.ts';
import { watchShifts } from './fixtures/weight.ts';
import { SlotPage } from './pages/game.ts';
import { List } from './pages/list.ts';
import { Lobby } from './pages/lobby.ts';

test.use(inMotion);

/** Printed as 0.00. */
const NO_SHIFT = 0.00499;

/** Reading the lobby moves nothing at all, by pictures, rows or lists that come meanwhile. */
const READING = 0.001;

/** Down to the end of the page, a screen at a time, until every picture on the way is there. */
async function readOn(page: Page): Promise<void> {
  const done = (): Promise<boolean> =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
  await expect.poll(done, { intervals: [100] }).toBe(true);
}

/** From the lobby to a list, its next page, a filter, a game, and all the way back: one document, no reload. */
async function visit(page: Page, shifts: Awaited<ReturnType<typeof watchShifts>>): Promise<void> {
  const list = new List(page);
  await new Lobby(page).open();
  await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
  await readOn(page);
  await page.keyboard.press('Home');
  const reading = await shifts();
  expect(reading.sum, reading.moved.join('\n')).toBeLessThan(READING);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Books' }).click();
  await expect(list.heading).toHaveText('Books');
  await list.tile('Book of Comets').scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(list.heading).toHaveText('Lobby');
  await page.getByRole('link', { name: 'Slots' }).filter({ visible: true }).first().click();
  await expect(list.heading).toHaveText('All games');
  await list.more.click();
  await expect(list.shown).toHaveText(/^80 of/);
  await readOn(page);
  await list.openFacets();
  await list.value('Free spins').check();
  await expect(page).toHaveURL(/feature=free-spins/);
  await list.closeFacets();
  await expect(list.set).toBeVisible();
  // The narrowed list comes a moment later.
  await expect(list.tiles.first()).toBeVisible();
  const [title = ''] = await list.titles();
  await new Lobby(page).choose(title, 'Try the demo');
  await new SlotPage(page, title).ready();
  await page.goBack();
  await expect(list.set).toBeVisible();
  await expect(list.tiles.first()).toBeVisible();
}

// Each width and each visitor once.
for (const [who, where] of [
  ['guest', '@touch'],
  ['player', '@wide'],
  ['guest', `@wide ${ONLY_IN_ALL}`],
  ['player', `@touch ${ONLY_IN_ALL}`],
] as const) {
  test(`nothing moves by itself in a whole visit of a ${who} ${where}`, async ({ page, context, casino }) => {
    if (who === 'player') await context.addCookies((await newPlayer(casino.url)).cookies());
    const shifts = await watchShifts(page);
    await visit(page, shifts);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(NO_SHIFT);
  });
}

test('a filter moves nothing, also while its answer lets one wait, and leaves alone what has not come alive', async ({
  page,
}) => {
  const list = new List(page);
  const shifts = await watchShifts(page);
  await page.goto('/pokies/all');
  const promo = await page.getByRole('complementary', { name: 'Guest offer' }).elementHandle();
  await list.openFacets();
  await list.value('Free spins').check();
  await list.closeFacets();
  await expect(page).toHaveURL(/feature=free-spins/);
  await expect(list.tiles.first()).toBeVisible();
  expect(await promo?.evaluate((element) => element.isConnected)).toBe(true);

  await readOn(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/games_filter', async (route) => {
    await answered;
    await route.continue();
  });
  await list.openFacets();
  await list.value('High').check();
  await list.closeFacets();
  // The list is read from its beginning meanwhile.
  await expect(page.locator('.ui-tile-skeleton').first()).toBeInViewport();
  await expect(list.tiles).toHaveCount(0);
  answer();
  await expect(list.tiles.first()).toBeInViewport();
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(NO_SHIFT);
});
