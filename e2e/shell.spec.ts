import { BANNER_AUTOPLAY } from '@cosmodrome/rules/content/banners';
import type { Locator, Page } from '@playwright/test';
import { newPlayer } from './fixtures/player.ts';
import { inMotion } from './fixtures/motion.ts';
import { wakeByReaderOnly } from './fixtures/patience.ts';
import { expect, test } from './fixtures/test.ts';
import { List } from './pages/list.ts';
import { Site } from './pages/site.ts';

test.use(inMotion);

const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Offers and news' });
const headline = async (page: Page): Promise<string> =>
  (await carousel(page).locator('.is-shown h2').textContent()) ?? '';

/** Parts that wait for the reader's first movement come alive, and the pointer rests beside the carousel. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await page.clock.runFor(6000);
}

// A phone has no dots to press.
test(
  'the carousel moves by itself, is led by keyboard, and stands still when told to or not looked at',
  { tag: '@wide' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const first = await headline(page);
    const dots = carousel(page).getByRole('button', { name: /^Show \d of \d$/ });
    const leave = async (): Promise<void> => {
      await page.getByRole('button', { name: /^(Pause|Play)$/ }).evaluate((button) => button.blur());
      await page.mouse.move(5, 5);
    };
    // It is alive when a press is answered.
    await expect(async () => {
      await wake(page);
      await dots.nth(1).press('Enter');
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 500 });
    }).toPass();
    const second = await headline(page);
    expect(second).not.toBe(first);
    await expect(carousel(page).getByRole('heading', { name: first })).toHaveCount(0);

    await page.keyboard.press('Tab');
    while (
      !(await carousel(page)
        .getByRole('button', { name: 'Pause' })
        .evaluate((one) => one.matches(':focus')))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeFocused();
    await leave();
    await page.clock.runFor(45_000);
    expect(await headline(page)).toBe(second);

    await carousel(page).getByRole('button', { name: 'Play' }).press('Enter');
    await leave();
    await page.clock.runFor(BANNER_AUTOPLAY);
    await expect(dots.nth(1)).not.toHaveAttribute('aria-current', 'true');
    expect(await headline(page)).not.toBe(second);

    // Under the focus, behind a dialog, which takes it, and for who wants no motion.
    await carousel(page).getByRole('button', { name: 'Pause' }).focus();
    const held = await headline(page);
    await page.clock.runFor(45_000);
    expect(await headline(page)).toBe(held);
    await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(page.locator('.ui-banner-dot.is-running')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await wake(page);
    const still = await headline(page);
    await page.clock.runFor(45_000);
    expect(await headline(page)).toBe(still);
  },
);

test('only its reader wakes the lobby; a row lays out what it shows, and asks for its art; the categories stay in view below the header and the notice', async ({
  page,
}) => {
  await wakeByReaderOnly(page);
  await page.clock.install();
  await page.goto('/');
  const promo = page.getByRole('complementary', { name: 'Guest offer' });
  const chips = page.getByRole('navigation', { name: 'Categories' });
  const awake = page.locator('html.is-awake');
  // What the page scrolls itself wakes nothing.
  await chips.getByRole('list').evaluate(async (list) => {
    const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }));
    list.scrollLeft += 40;
    await scrolled;
  });
  await expect(awake).toHaveCount(0);
  await chips.getByRole('list').evaluate((list) => (list.scrollLeft = 0));
  await wake(page);
  await expect(awake).toHaveCount(1);
  const row = page.getByRole('main').locator('.ui-rail-list').first();
  await row.scrollIntoViewIfNeeded();
  const drawn = row.locator('picture').evaluateAll((art) => art.filter((each) => each.checkVisibility()).length);
  expect(await drawn).toBe(3);
  const last = row.getByRole('listitem').last();
  const isLaidOut = (): Promise<boolean> =>
    last.getByRole('article').evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const { height } = (await row.boundingBox()) ?? {};
  await row.evaluate((list) => (list.scrollLeft = list.scrollWidth));
  const image = last.locator('picture > img');
  await expect.poll(() => image.evaluate((art: HTMLImageElement) => art.naturalWidth)).toBeGreaterThan(0);
  expect(await isLaidOut()).toBe(true);
  expect((await row.boundingBox())?.height).toBe(height);
  const far = (): Promise<void> => page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  /** What a finger on the first chip meets. */
  const uncovered = (): Promise<boolean> =>
    chips
      .getByRole('link')
      .first()
      .evaluate((chip) => {
        const { left, top, bottom } = chip.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => chip.contains(document.elementFromPoint(left + 20, y)));
      });
  await far();
  await expect(chips).toBeInViewport();
  await expect.poll(uncovered).toBe(true);
  const ground = await chips.evaluate((row) => getComputedStyle(row, '::before').backgroundImage);
  expect(ground).toContain('gradient');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(async () => {
    await page.clock.runFor(500);
    await promo.getByRole('button', { name: 'Close' }).click({ timeout: 1000 });
    await expect(promo).toBeHidden({ timeout: 500 });
  }).toPass();
  await far();
  await page.clock.runFor(122_000);
  await expect(promo).toBeVisible();
  await expect.poll(uncovered).toBe(true);
});

// A phone has the menu instead.
test('what does not fit into the navigation folds into More', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Sections' }).first();
  const more = nav.getByRole('button', { name: 'More' });
  const links = nav.getByRole('link').filter({ visible: true });
  const dialog = page.getByRole('dialog', { name: 'More' });
  /** What is shown, and what is folded. */
  const entries = async (): Promise<[string[], string[]]> => {
    const shown = await links.allInnerTexts();
    if (!(await more.isVisible())) return [shown, []];
    await more.click();
    const folded = await dialog.getByRole('link').allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return [shown, folded];
  };
  const [wide, behind] = await entries();
  expect(wide.slice(0, 3)).toEqual(['Lobby', 'Slots', 'Tables']);
  expect(wide.length).toBeGreaterThan(4);
  await page.setViewportSize({ width: 910, height: 900 });
  await expect.poll(() => links.count()).toBeLessThan(wide.length);
  const [narrow, folded] = await entries();
  expect(folded).not.toEqual([]);
  expect([...narrow, ...folded]).toEqual([...wide, ...behind]);
});

test(
  'a press counts although its button is drawn anew under it, and over a dialog',
  { tag: '@wide' },
  async ({ page, context, casino, complaints }) => {
    await context.addCookies((await newPlayer(casino.url)).cookies());
    await page.goto('/support');
    const { wallet } = new Site(page);
    await expect(wallet).toContainText('€0.00');
    await wallet.hover();
    await page.mouse.down();
    await wallet.evaluate((button) => {
      const [written] = button.children;
      written?.replaceWith(written.cloneNode(true));
    });
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Balance' })).toBeVisible();

    await page.goto('/');
    await expect(wallet).toHaveText(/\d/);
    const tile = page.getByRole('main').getByRole('article').first();
    await tile.hover();
    const heart = tile.getByRole('button', { name: /favourite/i, includeHidden: true });
    await expect(heart).toBeVisible();
    // Nothing else asks any more, else the page would know before the press that the session is over.
    await page.locator('html.is-awake').waitFor();
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await heart.dispatchEvent('click');
    const message = page.getByRole('region', { name: 'Messages' });
    await expect(message).toContainText('You were signed out');
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).not.toContainText('You were signed out');
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(complaints.splice(0).every((complaint) => complaint.includes('401'))).toBe(true);
  },
);

/** Holds the script of every page back until the answered function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what was pressed, chosen and typed before the page came alive happens when it does, and late parts find their markup', async ({
  page,
}) => {
  // A part that comes alive on another page than the document's finds what the server wrote.
  await page.goto('/support');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(async () => {
    const keys = await home.evaluate((link) => Object.keys(link));
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true);
  }).toPass();
  // No movement of the reader's: the footer is still as it was written.
  await home.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby');
  await page.mouse.move(200, 200);
  const footer = page.getByRole('contentinfo');
  const german = footer.getByRole('link', { name: 'Deutsch', includeHidden: true });
  await expect(german).toHaveAttribute('href', /^\/de\/?$/);
  await expect(footer.getByRole('region', { name: 'Partners' })).toHaveCount(0);

  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const offer = page.getByRole('complementary', { name: 'Guest offer' });
  await offer.getByRole('button', { name: 'Close' }).click();
  const jackpots = page.getByRole('radio', { name: 'Jackpots' });
  await page.locator('label').filter({ has: jackpots }).click();
  release();
  await expect(offer).toBeHidden();
  await expect(page.locator('.wins-list')).toContainText(/No jackpot has been won yet|\*\*\*/);
  await expect(jackpots).toBeChecked();

  const releaseList = await holdScripts(page);
  const list = new List(page);
  await page.goto('/pokies/all', { waitUntil: 'commit' });
  await list.order.selectOption('Title A to Z');
  await list.words.fill('boook');
  releaseList();
  await expect(page).toHaveURL((url) => url.search === '?sort=title&q=boook' || url.search === '?q=boook&sort=title');
  await expect(list.tile('Book of Comets')).toBeVisible();

  // The choice falls between the moments when React has the document and when it has taken over the list.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const begins = (element: object | null, name: string): boolean =>
      element !== null && Object.keys(element).some((key) => key.startsWith(name));
    port1.onmessage = () => {
      const order = document.querySelector<HTMLSelectElement>('select[name=sort]');
      if (order === null || !begins(document, '__reactContainer')) {
        setTimeout(() => port2.postMessage(null));
        return;
      }
      order.value = 'title';
      for (const type of ['input', 'change']) order.dispatchEvent(new Event(type, { bubbles: true }));
    };
    port2.postMessage(null);
  });
  await list.open('/pokies/top');
  await expect(page).toHaveURL(/sort=title$/);
  await expect(list.order).toHaveValue('title');
});

test('what a player presses before the script came stays where it is, and is done once @touch', async ({
  page,
  context,
  casino,
}) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = menu.getByRole('button', { name: 'Sign out' });
  await expect(button).toBeVisible();
  // Sideways it slides in.
  const before = await button.boundingBox();
  release();
  await expect(menu.getByText('€0.00')).toBeVisible();
  expect((await button.boundingBox())?.y).toBe(before?.y);

  const releaseSecurity = await holdScripts(page);
  await page.goto('/profile/security', { waitUntil: 'commit' });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const save = page.getByRole('button', { name: 'Download my data' });
  await save.click();
  await save.click();
  releaseSecurity();
  await expect.poll(() => downloads).toEqual(['my-data.json']);
});

test('without a line the page stays, and a pressed link is followed when the line is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Books' })).toBeVisible();
  // A followed link says so in the next frame, also one whose opacity fades otherwise.
  const followed = await page.locator('header a[href$="/search"]').evaluate((link: HTMLElement) => {
    link.dataset['followed'] = '';
    const { opacity } = getComputedStyle(link);
    delete link.dataset['followed'];
    return opacity;
  });
  expect(followed).toBe('0.6');
  await context.setOffline(true);
  const bar = page.getByText('You are offline');
  await expect(bar).toBeVisible();
  await categories.getByRole('link', { name: 'Fruits' }).click();
  await categories.getByRole('link', { name: 'Books' }).click();
  await expect(page.getByText('The page opens as soon as you are back online.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  await expect(bar).toBeHidden();
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
