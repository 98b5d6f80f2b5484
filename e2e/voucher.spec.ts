import { expectAccessible } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { balanceOf, newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox } from './pages/cashbox.ts';

test('a voucher is paid in by its code, in whole amounts on its steps', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  await page.goto('/deposit');
  const cashbox = new Cashbox(page);
  await cashbox.goOnWithoutLimit();
  const amount = cashbox.dialog.getByLabel('You deposit');
  await cashbox.choose('Voucher');
  await expect(cashbox.dialog.getByText('Voucher: €10 to €250, in steps of €5')).toBeVisible();

  // What the method does not take is said at the amount, with what it takes instead; nothing is asked of the origin.
  for (const [typed, words] of [
    ['12.50', 'Whole amounts only with this method.'],
    ['12', 'In steps of €5: €10 or €15.'],
    ['255', 'At most €250.00 with this method.'],
  ] as const) {
    await amount.fill(typed);
    await cashbox.dialog
      .getByRole('button', { name: /^Deposit/ })
      .last()
      .click();
    await expect(cashbox.dialog.getByText(words)).toBeVisible();
    await expect(amount).toBeFocused();
  }
  await amount.fill('12');
  await shot('voucher-step');
  await expectToFit(page);
  await expectAccessible(page);
  expect((await player.call('cashbox.payments')).body).toEqual([]);

  await cashbox.deposit('15', 'Voucher');
  await expect(page.getByRole('heading', { name: 'Sandbox voucher' })).toBeVisible();
  const code = page.getByLabel('Voucher code');
  await code.fill('1234 5678');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alert')).toHaveText('The code has 16 digits. Check them.');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await shot('voucher-page');
  await code.fill('1234 5678 9012 3456');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(cashbox.result('Deposit received')).toBeVisible();
  await expect(cashbox.result('Deposit received').getByText(/^Voucher, /)).toBeVisible();
  expect(await balanceOf(player)).toBe(1_500);
});
