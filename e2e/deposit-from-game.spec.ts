import type { Page } from '@playwright/test';
import { untilAlive } from './fixtures/alive.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox } from './pages/cashbox.ts';

const GAME = '/play/orbital-9/nebula-nomad';

/** From the game to the cashbox; on a phone the way is in the menu of the game. */
async function toCashbox(page: Page, isMobile: boolean): Promise<void> {
  await page.goto(GAME);
  await untilAlive(page);
  if (isMobile) await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('link', { name: 'Deposit' }).first().click();
}

test('a payment looked at over a game names the game that lies below', async ({ page, context, casino, isMobile }) => {
  const player = await newPlayer(casino.url, 2_000);
  await context.addCookies(player.cookies());
  await toCashbox(page, isMobile);
  const cashbox = new Cashbox(page);
  await cashbox.dialog.getByRole('tab', { name: 'History' }).click();
  await cashbox.dialog.getByRole('list', { name: 'Payments' }).getByRole('button').first().click();
  await cashbox.result('Deposit received').getByRole('button', { name: 'Back to Nebula Nomad' }).click();
  await expect(cashbox.result('Deposit received')).toBeHidden();
  await expect(page).toHaveURL(casino.url + GAME);
});
