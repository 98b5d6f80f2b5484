import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { List } from './pages/list.ts';
import { Lobby } from './pages/lobby.ts';

/** Documents that are opened from now on get no scripts. Answers what lets them all come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('Back pressed again before the document is alive leads to the page before it', async ({ page }) => {
  const list = new List(page);
  await new Lobby(page).open();
  await page.getByRole('link', { name: 'Slots' }).filter({ visible: true }).first().click();
  await expect(list.heading).toHaveText('All games');
  await page.goto('/fairness');
  const scriptsCome = await holdScripts(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(list.heading).toHaveText('All games');
  await page.goBack({ waitUntil: 'commit' });
  scriptsCome();
  await expect(list.heading).toHaveText('Lobby');
  await expect(page).toHaveTitle(/^Cosmodrome/);
  await page.getByRole('link', { name: 'Slots' }).filter({ visible: true }).first().click();
  await expect(list.heading).toHaveText('All games');
});

test('a document whose markup an extension of the browser has changed is drawn anew', async ({ page, complaints }) => {
  const list = new List(page);
  const scriptsCome = await holdScripts(page);
  await page.goto('/pokies/all', { waitUntil: 'commit' });
  await list.heading.evaluate((heading) => heading.remove());
  scriptsCome();
  await expect(list.heading).toHaveText('All games');
  await expect(list.tiles.first()).toBeVisible();
  await page.getByRole('link', { name: 'Lobby' }).filter({ visible: true }).first().click();
  await expect(list.heading).toHaveText('Lobby');
  // React tells that the markup was another one.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('Minified React error #418'))).toEqual([]);
});
