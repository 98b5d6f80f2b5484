import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { balanceOf, card, newPlayer, payAtBank, startDeposit, stateOf } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import type { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';

const fast = (page: Page) => page.getByRole('dialog', { name: 'Quick deposit' });
const amountIn = (page: Page) => fast(page).getByRole('textbox', { name: 'You deposit' });
const press = (page: Page) => fast(page).getByRole('button', { name: /^Deposit/ });

/** A player who has paid in by these cards. */
async function withCards(url: string, ...numbers: string[]): Promise<Visitor> {
  const player = await newPlayer(url);
  for (const number of numbers) {
    const { id, page } = await startDeposit(player, 2_000);
    await payAtBank(player, page, number);
    await expect.poll(() => stateOf(player, id)).toBe('succeeded');
  }
  return player;
}

test('who has paid by card before pays again with an amount and one press', async ({ page, context, casino, shot }) => {
  const player = await withCards(casino.url, '5555555555554444', card.accepted);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast');
  const ways = fast(page).getByRole('radio');
  await expect(ways).toHaveCount(2);
  // The one used last is chosen; no amount is proposed, and none to press.
  await expect(fast(page).getByRole('radio', { name: /^Card ending 4242/ })).toBeChecked();
  await expect(amountIn(page)).toHaveValue('');
  await expect(fast(page).getByRole('group', { name: 'Quick amounts' })).toHaveCount(0);
  await expect(press(page)).toHaveText('Deposit');
  await shot('fast-empty');
  await expectToFit(page);
  await expectAccessible(page);

  // By keyboard alone, and nothing is sent before the amount is right.
  await press(page).focus();
  await page.keyboard.press('Enter');
  await expect(fast(page).getByText('Enter an amount.')).toBeVisible();
  await expect(amountIn(page)).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(fast(page).getByText('At least €10.00 with this method.')).toBeVisible();
  await shot('fast-wrong');
  await page.keyboard.type('0');
  await expect(press(page)).toHaveText('Deposit €50.00');
  await page.keyboard.press('Enter');
  const result = new Cashbox(page).result('Deposit received');
  await expect(result).toBeVisible();
  await shot('fast-done');
  expect(await balanceOf(player)).toBe(9_000);
  expect((await player.call('cashbox.payments')).body).toHaveLength(3);
});
