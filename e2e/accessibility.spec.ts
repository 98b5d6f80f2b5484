import type { Locator, Page } from '@playwright/test';
import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { newEmail, newPlayer, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox, introduction } from './pages/cashbox.ts';
import { SlotPage } from './pages/game.ts';
import { List } from './pages/list.ts';
import { Search } from './pages/search.ts';
import { Site } from './pages/site.ts';

const SLOT = { address: 'orbital-9/cosmic-gems', title: 'Cosmic Gems' };

/** The least width that is read by scrolling in one direction, and a window of 1280 pixels at twice its size. */
const WIDTHS = [320, 640];

async function expectToReflow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 450 });
    await expectToFit(page, `${page.url()} at ${width} px`);
  }
}

const forGuests: readonly [path: string, heading: string][] = [
  ['/', 'Lobby'],
  ['/pokies/all', 'All games'],
  ['/pokies/high-volatility?feature=free-spins', 'High volatility'],
  ['/live/all', 'All tables'],
  ['/search?q=book', 'Search'],
  ['/producers/orbital-9', 'Orbital 9'],
  ['/fairness', 'Check any round'],
  ['/mystic-jackpots', 'Mystic jackpots'],
  ['/sign-in', 'Welcome back'],
  ['/sign-up', 'Ready for lift-off'],
];
test('axe finds nothing on the pages of a guest', async ({ page, viewport, complaints }) => {
  test.slow();
  for (const [path, heading] of forGuests) {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await expectAccessible(page, WCAG);
    await expectToReflow(page);
  }
  await page.goto('/nothing/at/all');
  await expect(page.getByRole('heading', { name: "We couldn't find this page" })).toBeVisible();
  await expectAccessible(page, WCAG);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('axe finds nothing in what a guest opens: menus, the search, a list that grows, fails or is empty, a game', async ({
  page,
  complaints,
}) => {
  const site = new Site(page);
  const search = new Search(page);
  await page.goto('/');
  const open = async (within: Locator, name: string): Promise<void> => {
    await within.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name, exact: true });
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, WCAG);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  const header = page.getByRole('banner');
  await open(header, 'Language');
  if (site.isPhone) await open(site.ways, 'Menu');
  else {
    await page.setViewportSize({ width: 910, height: 900 });
    await open(header, 'More');
  }
  await search.open();
  await search.field.fill('roulette');
  await expect(search.dialog.getByRole('status')).toHaveText(/games? found/);
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toHaveCount(1);
  await expectAccessible(page, WCAG);
  await search.field.fill('qqqqqq');
  await expect(search.dialog.getByText('Try a game title')).toBeVisible();
  await expectAccessible(page, WCAG);

  const list = new List(page);
  await list.open('/pokies/all');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let broken = true;
  await page.route('**/api/games_filter', async (route) => {
    await held;
    await (broken ? route.fulfill({ status: 422, json: { errors: {} } }) : route.continue());
  });
  await list.more.click();
  await expect(page.locator('.ui-tile-skeleton').first()).toBeVisible();
  await expectAccessible(page, WCAG);
  release();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, WCAG);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list.shown).toHaveText(/^80 of/);

  await list.openFacets();
  await list.value('High').check();
  await expect(page).toHaveURL(/volatility=high/);
  await expectAccessible(page, WCAG);
  await list.closeFacets();
  await list.words.fill('zzzzzz');
  await expect(page.getByRole('heading', { name: 'No games match all your filters' })).toBeVisible();
  await expectAccessible(page, WCAG);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('422'))).toEqual([]);

  const game = new SlotPage(page, SLOT.title);
  await game.open(SLOT.address);
  await expectAccessible(page, WCAG);
  if (!site.isPhone) return;
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Game menu' })).toBeVisible();
  await expectAccessible(page, WCAG);
});

// On a phone account-life looks at each of them, with longer words.
test('axe finds nothing on the pages of a player @wide', async ({ page, context, casino, viewport }) => {
  const player = await newPlayer(casino.url, 5_000);
  await context.addCookies(player.cookies());
  for (const path of [
    '/profile',
    '/profile/wallets',
    '/profile/level',
    '/profile/promocode',
    '/profile/verification',
    '/profile/limits',
    '/profile/security',
    '/profile/games-history',
    '/favorite-games',
  ]) {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new Site(page).wallet).toHaveText(/\d/);
    await expectAccessible(page, WCAG);
    await expectToReflow(page);
  }
  if (viewport) await page.setViewportSize(viewport);
  const { wallet } = new Site(page);
  await wallet.click();
  await expect(page.getByRole('list', { name: 'Wallets' })).toBeVisible();
  await expectAccessible(page, WCAG);
  const cashbox = new Cashbox(page);
  for (const [path, tab] of [
    ['/deposit', 'Deposit'],
    ['/withdraw', 'Withdraw'],
    ['/dashboard', 'History'],
  ] as const) {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(cashbox.dialog.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(new Site(page).wallet).toHaveText(/\d/);
    await expectAccessible(page, WCAG);
    await expectToReflow(page);
  }
});

// With a keyboard at a phone; keyboard.spec.ts is about a desktop.
test('an account and a deposit need no pointer @touch @all', async ({ page }) => {
  const cashbox = new Cashbox(page);
  await page.goto('/sign-up');
  // Before script has made it a modal, Enter sends the form the plain way, and the next page has the focus elsewhere.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  const terms = page.getByRole('checkbox', { name: /I am 18 or older/ });
  await tabTo(page, () => terms.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const site = new Site(page);
  await expect(site.wallet).toHaveText('€0.00');
  const way = site.ways.getByRole('link', { name: 'Deposit' });
  // The closed dialog leaves the focus at the start of the page's content; the frame's ways stand before it.
  await tabTo(page, () => way.evaluate((element) => element === document.activeElement), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your details first' })).toBeVisible();
  for (const [, value] of introduction) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  const limit = page.getByRole('dialog', { name: 'Set a deposit limit?' });
  const period = limit.getByRole('combobox', { name: 'Period' });
  await expect(period).toBeVisible();
  await tabTo(page, () => period.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(cashbox.dialog.getByRole('textbox', { name: 'You deposit' })).toBeFocused();
  await page.keyboard.type('50');
  await expect(cashbox.dialog.getByRole('radio', { checked: true })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
});

/** Presses a key until something has the focus; no frame and no form needs more presses than this. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error('it cannot be reached with the Tab key');
}
