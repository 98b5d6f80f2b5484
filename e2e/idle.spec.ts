import { untilAlive } from './fixtures/alive.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Site } from './pages/site.ts';

test('before a session ends unused, one press lets it go on', async ({ page, context, casino, shot }) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.clock.install();
  await page.goto('/');
  await expect(new Site(page).wallet).toHaveText('€0.00');
  await page.locator('html.is-awake').waitFor();
  await page.waitForLoadState('networkidle');
  // What comes alive after the leap would find another time than the server wrote.
  await untilAlive(page);
  // What follows the player comes when the page is quiet, and its clock goes only when it is told to.
  const warning = page.getByRole('region', { name: 'Messages' }).getByText('Still there?');
  await expect(async () => {
    await page.clock.fastForward('28:30');
    await expect(warning).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await shot('idle-warning');
  const used = page.waitForResponse((response) => response.url().endsWith('/api/player'));
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  expect((await used).status()).toBe(200);
  await page.clock.fastForward('00:15');
  await expect(warning).toBeHidden();
  await expect(new Site(page).wallet).toHaveText('€0.00');
});
