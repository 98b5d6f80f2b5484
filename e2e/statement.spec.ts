import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fast } from './fixtures/clock.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox } from './pages/cashbox.ts';

// Its rounds fill more than one page of the history.
test.use({ settings: fast() });

test('below the payments stands what was paid in and out since the account was opened', async ({
  page,
  context,
  casino,
  shot,
}) => {
  await context.addCookies((await newPlayer(casino.url, 5_000)).cookies());
  await page.goto('/dashboard');
  const life = new Cashbox(page).dialog.getByRole('region', { name: 'Since you joined' });
  await expect(life).toContainText('Deposits €50.00, withdrawals €0.00. Net deposits €50.00.');
  await expectAccessible(page, WCAG);
  await shot('statement');
});

/** What is in the file that a button hands over. */
async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('rounds and payments of a year are saved whole, not only what is shown, and a failure is told @wide', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  const player = await newPlayer(casino.url, 5_000);
  const table = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  for (let round = 0; round < 23; round += 1) await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 10 }] });
  await context.addCookies(player.cookies());
  await page.goto('/profile/games-history');
  await expect(page.getByText('20 rounds shown')).toBeVisible();
  expect((await saved(page, 'Save the year as CSV')).trim().split('\r\n')).toHaveLength(24);
  await expect(page.getByText('23 rounds saved')).toBeVisible();
  await shot('rounds-saved');
  expect(JSON.parse(await saved(page, 'Save the year as JSON'))).toHaveLength(23);
  await page.route('**/api/player/games?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Save the year as CSV' }).click();
  await expect(page.getByText("We couldn't load all rounds, so nothing was saved. Try again.")).toBeVisible();

  await page.goto('/dashboard');
  const [columns, line] = (await saved(page, 'Save the year as CSV')).split('\r\n');
  expect(columns).toBe('payment,started,finished,kind,method,currency,amount,held,state,reason');
  expect(line).toMatch(/,deposit,card,EUR,50\.00,0\.00,succeeded,$/);
  expect(JSON.parse(await saved(page, 'Save the year as JSON'))).toMatchObject([{ amount_cents: 5_000 }]);
  await expectAccessible(page, WCAG);
  await shot('payments-saved');
  expect(complaints.splice(0).filter((complaint) => !/503|LOAD_PLAY_HISTORY_ERROR/.test(complaint))).toEqual([]);
});
