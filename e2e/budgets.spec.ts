import type { Page } from '@playwright/test';
import { scriptBudget } from '../apps/web/cli/bytes.ts';
import { screens } from '../bench/browser/chromium.ts';
import { pages as signedInPages, visitSignedIn } from '../bench/weight/signed-in.ts';
import { everything } from './fixtures/everything.ts';
import { inMotion } from './fixtures/motion.ts';
import { wakeByReaderOnly } from './fixtures/patience.ts';
import { expect, test } from './fixtures/test.ts';
import { watchShifts, weighPage } from './fixtures/weight.ts';

test.use(inMotion);

/** Script of a player's page that is awake, in bytes. */
const AWAKE_SCRIPT = 160_000;
/** Bytes and requests of a first view. */
const FIRST_VIEW = 350_000;
const REQUESTS = 30;
/** Printed as 0.00. */
const NO_SHIFT = 0.00499;

/** Public routes with the most elements their first view may have. */
const routes: readonly [path: string, elements: number][] = [
  ['/', 1350],
  ['/pokies/all', 1200],
  ['/pokies/book-games', 1000],
  ['/live/all', 800],
  ['/producers/orbital-9', 1000],
  // Over the lobby: both are in the document.
  ['/search', 1500],
  ['/sign-in', 1400],
  ['/sign-up', 1500],
  ['/registration', 510],
  ['/play/turbogames/rocket-x?mode=demo', 600],
  ['/mystic-jackpots', 800],
  ['/fairness', 700],
  ['/support', 500],
];

/** Of each kind one, and the lobby on a desktop, which has most of all. The script of every route is summed above. */
const always = new Set([
  'phone /',
  'phone /pokies/all',
  'phone /search',
  'phone /sign-up',
  'phone /play/turbogames/rocket-x?mode=demo',
  'desktop /',
]);

/** The frame of a game shows words, and the files it takes them from are its page's. */
async function expectFacesOfPage(page: Page, faces: readonly string[]): Promise<void> {
  expect(faces.filter((file) => !file.startsWith('/assets/'))).toEqual([]);
  const loaded = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  // The frame draws its first words after the page's first view has been counted.
  await expect.poll(loaded).toBeGreaterThan(1);
}

test('the first views of public pages keep their budgets', async ({ browser, casino }) => {
  test.slow();
  for (const [screen, options] of Object.entries(screens)) {
    for (const [address, elements] of routes) {
      if (!everything && !always.has(`${screen} ${address}`)) continue;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await wakeByReaderOnly(page);
      const shifts = await watchShifts(page);
      const weight = await weighPage(page);
      const faces: string[] = [];
      page.on('response', (response) => {
        const file = new URL(response.url()).pathname;
        if (file.endsWith('.woff2') && response.ok()) faces.push(file);
      });
      await page.goto(casino.url + address, { waitUntil: 'networkidle' });
      const load = weight();
      const { requests, bytes, script } = load;
      const files = load.files.map((file) => `${file.bytes} ${file.url}`);
      const heavy = [screen, address, ...files.slice(0, 12)].join('\n');
      expect(script, heavy).toBeLessThanOrEqual(scriptBudget(address));
      expect(bytes, heavy).toBeLessThanOrEqual(FIRST_VIEW);
      expect(requests, [screen, address, ...files].join('\n')).toBeLessThanOrEqual(REQUESTS);
      expect(await page.locator('*').count(), `${screen} ${address}`).toBeLessThanOrEqual(elements);
      const { sum, moved } = await shifts();
      expect(sum, [screen, address, ...moved].join('\n')).toBeLessThanOrEqual(NO_SHIFT);
      if (address.startsWith('/play/')) await expectFacesOfPage(page, faces);
      await context.close();
    }
  }
});

test("a player's pages keep their budgets as a browser loads them", async ({ browser, casino }) => {
  test.slow();
  // The page that loads most script, and those that ask for most; the start of each route is weighed above.
  const pages = everything ? signedInPages : (['/', '/profile/security', '/deposit'] as const);
  const onPhone = await visitSignedIn(browser, casino.url, screens.phone, pages);
  // Beside its rows the lobby has more on a desktop than on a phone.
  const onDesktop = await visitSignedIn(browser, casino.url, screens.desktop, everything ? signedInPages : ['/']);
  const visits = [...onPhone, ...onDesktop];
  const over = visits.filter(({ cold, warm }) => cold.script > AWAKE_SCRIPT || warm.requests > REQUESTS);
  const files = over.flatMap(({ warm }) => warm.files.map(({ bytes, url }) => `${bytes} ${url}`)).join('\n');
  expect(
    over.map(({ page, cold, warm }) => `${page}: ${cold.script} B, ${warm.requests} requests`),
    files,
  ).toEqual([]);
});

/** Pages of much text, of many labels in a row, and of large numbers. */
const lateFaces = ['/', '/de/pokies/all', '/mystic-jackpots', '/support'];

test('typefaces that come late move nothing', async ({ browser, casino }) => {
  for (const options of Object.values(screens)) {
    const context = await browser.newContext(options);
    for (const address of lateFaces) {
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(casino.url + address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      });
      expect(await page.evaluate(() => document.fonts.check('600 14px "Instrument Sans Variable"'))).toBe(true);
      const { sum, moved } = await shifts();
      expect(sum, [address, ...moved].join('\n')).toBeLessThanOrEqual(NO_SHIFT);
      await page.close();
    }
    await context.close();
  }
});
