import path from 'node:path';
import { routeBytes } from '../apps/web/cli/bytes.ts';
import { PATIENCE } from '../apps/web/app/platform/device/later.ts';
import { screens } from '../bench/browser/chromium.ts';
import { pages as signedInPages, visitSignedIn } from '../bench/weight/signed-in.ts';
import { openHydrated } from './fixtures/alive.ts';
import { everything } from './fixtures/everything.ts';
import { inMotion } from './fixtures/motion.ts';
import { expect, test } from './fixtures/test.ts';
import { watchShifts, weighPage } from './fixtures/weight.ts';

test.use(inMotion);

const LOBBY_SCRIPT = 120_000;
const ROUTE_SCRIPT = 160_000;
/** Bytes and requests of a first view. */
const FIRST_VIEW = 350_000;
const REQUESTS = 30;
/** Printed as 0.00. */
const NO_SHIFT = 0.00499;

/**
 * A first view is what comes before the reader moves. On a busy machine it takes longer than the page's patience, and what
 * the page then fetches would count.
 */
function waitForever(patience: number): void {
  const real = window.setTimeout.bind(window);
  const patient = (run: () => void, ms?: number, ...rest: unknown[]): number =>
    ms === patience ? 0 : real(run, ms, ...rest);
  Object.assign(window, { setTimeout: patient });
}

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

test('no route needs more script than its budget before it can be used', async () => {
  const all = await routeBytes(path.resolve(import.meta.dirname, '../apps/web/build'));
  expect(all.length).toBeGreaterThan(10);
  const over = all.filter(({ id, script }) => script > (id === '/' ? LOBBY_SCRIPT : ROUTE_SCRIPT));
  expect(over.map(({ id, script }) => `${id} ${script}`)).toEqual([]);
});

/** Of each kind one, and the lobby on a desktop, which has most of all. The script of every route is summed above. */
const always = new Set([
  'phone /',
  'phone /pokies/all',
  'phone /search',
  'phone /sign-up',
  'phone /play/turbogames/rocket-x?mode=demo',
  'desktop /',
]);

for (const [screen, options] of Object.entries(screens)) {
  test(`the first views of public pages on a ${screen} keep their budgets`, async ({ browser, casino }) => {
    test.slow();
    for (const [address, elements] of routes) {
      if (!everything && !always.has(`${screen} ${address}`)) continue;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.addInitScript(waitForever, PATIENCE);
      const shifts = await watchShifts(page);
      const weight = await weighPage(page);
      await page.goto(casino.url + address, { waitUntil: 'networkidle' });
      const load = weight();
      const { requests, bytes, script } = load;
      const files = load.files.map((file) => `${file.bytes} ${file.url}`);
      const heavy = [address, ...files.slice(0, 12)].join('\n');
      expect(script, heavy).toBeLessThanOrEqual(address === '/' ? LOBBY_SCRIPT : ROUTE_SCRIPT);
      expect(bytes, heavy).toBeLessThanOrEqual(FIRST_VIEW);
      expect(requests, [address, ...files].join('\n')).toBeLessThanOrEqual(REQUESTS);
      expect(await page.locator('*').count(), address).toBeLessThanOrEqual(elements);
      const { sum, moved } = await shifts();
      expect(sum, [address, ...moved].join('\n')).toBeLessThanOrEqual(NO_SHIFT);
      await context.close();
    }
  });
}

test('the frame of a game takes the typefaces of its page', async ({ browser, casino }) => {
  const context = await browser.newContext(screens.phone);
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2') && response.ok()) asked.add(new URL(response.url()).pathname);
  });
  await page.goto(`${casino.url}/play/turbogames/rocket-x?mode=demo`, { waitUntil: 'networkidle' });
  const inFrame = page.frames().at(-1);
  const loaded = await inFrame?.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(loaded).toBeGreaterThan(1);
  expect([...asked].filter((address) => !address.startsWith('/assets/'))).toEqual([]);
  await context.close();
});

test("a player's pages keep their budgets as a browser loads them", async ({ browser, casino }) => {
  test.slow();
  // The page that loads most script, and those that ask for most; the start of each route is weighed above.
  const pages = everything ? signedInPages : (['/', '/profile/security', '/deposit'] as const);
  const visits = await visitSignedIn(browser, casino.url, screens.phone, pages);
  const over = visits.filter(({ cold, warm }) => cold.script > ROUTE_SCRIPT || warm.requests > REQUESTS);
  const files = over.flatMap(({ warm }) => warm.files.map(({ bytes, url }) => `${bytes} ${url}`)).join('\n');
  expect(
    over.map(({ page, cold, warm }) => `${page}: ${cold.script} B, ${warm.requests} requests`),
    files,
  ).toEqual([]);
});

test('only the reader wakes a page, and not what it scrolls itself', async ({ browser, casino }) => {
  const context = await browser.newContext(screens.desktop);
  const page = await context.newPage();
  openHydrated(page);
  await page.addInitScript(waitForever, PATIENCE);
  await page.goto(`${casino.url}/pokies/book-games`, { waitUntil: 'networkidle' });
  const awake = page.locator('html.is-awake');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('list')
    .evaluate(async (list) => {
      const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }));
      list.scrollLeft += list.scrollLeft > 40 ? -40 : 40;
      await scrolled;
    });
  await expect(awake).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect(awake).toHaveCount(1);
  await context.close();
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
