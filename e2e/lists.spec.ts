import { expect, test } from './fixtures/test.ts';
import { List } from './pages/list.ts';
import { Search } from './pages/search.ts';

test('facets narrow the list, say how many are left, and live in the address', async ({ page, shot }) => {
  const list = new List(page);
  await list.open('/pokies/pokies');
  const whole = await list.total();
  await list.openFacets();
  await list.value('Free spins').check();
  await list.value('High').check();
  await expect(page).toHaveURL(/feature=free-spins&volatility=high/);
  await shot('lists-facets');
  await list.closeFacets();
  await expect(list.set.getByRole('button')).toHaveText(['Free spins', 'High', 'Clear all']);
  await expect.poll(() => list.total()).toBeLessThan(whole);
  const narrowed = await list.titles();

  await page.reload();
  await expect.poll(() => list.titles()).toEqual(narrowed);
  await list.openFacets();
  await expect(list.value('High')).toBeChecked();
  await list.closeFacets();

  await list.set.getByRole('button', { name: 'Remove the filter High' }).click();
  await expect(page).not.toHaveURL(/volatility/);
  await page.goBack();
  await expect(page).toHaveURL(/volatility=high/);
  await expect(list.set.getByRole('button')).toHaveText(['Free spins', 'High', 'Clear all']);
  await list.set.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.set).toBeHidden();
  await expect.poll(() => list.total()).toBe(whole);

  // By keyboard, too, and the focus stays. On a desktop they stand beside the list.
  await page.setViewportSize({ width: 1440, height: 900 });
  await list.openFacets();
  await shot('lists-facets-wide');
  await list.value('Low').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/volatility=low$/);
  await expect(list.value('Low')).toBeChecked();
  await expect(list.value('Low')).toBeFocused();
});

test('coming back after "show more" finds the same place', async ({ page }) => {
  const list = new List(page);
  await list.open('/pokies/all');
  const total = await list.total();
  const times = Math.min(3, Math.ceil(total / 40) - 1);
  expect(times).toBeGreaterThan(0);
  for (let page_ = 2; page_ <= times + 1; page_ += 1) {
    await list.more.click();
    await expect(page).toHaveURL(new RegExp(`page=${page_}$`));
    await expect(list.shown).toHaveText(`${Math.min(total, page_ * 40)} of ${total} shown`);
  }
  const titles = await list.titles();
  const last = titles.at(-3) ?? '';
  await list.tile(last).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: 'Lobby' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(list.heading).toHaveText('Lobby');
  await page.goBack();
  await expect(list.tile(last)).toBeInViewport();
  await expect.poll(() => list.titles()).toEqual(titles);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120);

  // The address alone is that page.
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  expect((await list.titles())[0]).toBe(titles[times * 40]);
  await page.getByRole('link', { name: 'Previous page' }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`page=${times + 1}$`));
});

test('the search is used by keyboard alone, also before it has come up, and says when nothing fits @wide', async ({
  page,
  shot,
}) => {
  const search = new Search(page);
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/messages/')) catalogues.push(request.url());
  });
  await page.goto('/');
  await search.open();
  await expect(search.options.first()).toBeVisible();
  // Its texts come with the page.
  expect(catalogues).toEqual([]);

  await page.goto('/pokies/top');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await expect(search.dialog.getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await expect(search.options.first()).toBeVisible();

  await page.keyboard.type('qqqqqq');
  await expect(search.dialog.getByText('Nothing found for “qqqqqq”')).toBeVisible();
  await expect(search.dialog.getByText('Try a game title')).toBeVisible();
  await expect(search.options.first()).toBeVisible();
  // Esc empties it before it closes.
  await page.keyboard.press('Escape');
  await expect(search.field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pokies\/top$/);
  await page.keyboard.press('Enter');

  await page.keyboard.type('roulete');
  await expect(search.dialog.getByRole('status')).toHaveText(/games? found/);
  await expect(search.options.first()).toHaveText(/^Roulette/);
  await shot('search-found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toHaveCount(1);
  const chosen = (await search.active.getByRole('strong').first().textContent()) ?? '';
  expect(await search.field.getAttribute('aria-activedescendant')).toBe(await search.active.getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/.*roulette/);
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeAttached();

  // What is typed before the search's script has come is in it, and the list below stays as it was ordered.
  const list = new List(page);
  await list.open('/pokies/top');
  await list.order.selectOption('Title A to Z');
  await expect(page).toHaveURL(/sort=title$/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL('/search');
  await page.keyboard.type('roulx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ete');
  release();
  await expect(search.field).toHaveValue('roulete');
  await expect(search.options.first()).toHaveText(/^Roulette/);
  await page.keyboard.type(' x');
  await expect(search.field).toHaveValue('roulete x');
});
