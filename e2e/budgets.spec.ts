import path from 'node:path';
import { routeBytes } from '../apps/web/cli/bytes.ts';
import { screens } from '../bench/browser/chromium.ts';
import { expect, test } from './fixtures/test.ts';
import { watchShifts, weighPage } from './fixtures/weight.ts';

const LOBBY_SCRIPT = 120_000;
const ROUTE_SCRIPT = 160_000;
/** Bytes and requests of a first view. */
const FIRST_VIEW = 350_000;
const REQUESTS = 30;
/** Printed as 0.00. */
const NO_SHIFT = 0.00499;

/** Public routes with the most elements their first view may have. */
const routes: readonly [path: string, elements: number][] = [
  ['/', 1300],
  ['/pokies/all', 1200],
  ['/pokies/book-games', 1000],
  ['/live/all', 800],
  ['/producers/orbital-9', 1000],
  // Over the lobby: both are in the document.
  ['/search', 1500],
  ['/sign-in', 1400],
  ['/sign-up', 1500],
  ['/registration', 500],
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

for (const [screen, options] of Object.entries(screens)) {
  for (const [address, elements] of routes) {
    test(`the first view of ${address} on a ${screen} keeps its budgets`, async ({ browser, casino }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      const weight = await weighPage(page);
      await page.goto(casino.url + address, { waitUntil: 'networkidle' });
      const load = weight();
      const { requests, bytes, script } = load;
      const files = load.files.map((file) => `${file.bytes} ${file.url}`);
      const heavy = files.slice(0, 12).join('\n');
      expect(script, heavy).toBeLessThanOrEqual(address === '/' ? LOBBY_SCRIPT : ROUTE_SCRIPT);
      expect(bytes, heavy).toBeLessThanOrEqual(FIRST_VIEW);
      expect(requests, files.join('\n')).toBeLessThanOrEqual(REQUESTS);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(elements);
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(NO_SHIFT);
      await context.close();
    });
  }
}
