import { balanceOf, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';

test('money comes from an account at a bank, and goes to one', async ({ page, context, casino, complaints, shot }) => {
  const player = new Visitor(casino.url);
  await signUp(player, undefined, 'NOK');
  await context.addCookies(player.cookies());
  await page.goto('/deposit');
  const cashbox = new Cashbox(page);
  await cashbox.goOnWithoutLimit();
  await cashbox.deposit('500', 'Bank transfer');
  await expect(page.getByRole('heading', { name: 'Sandbox bank transfer' })).toBeVisible();
  await shot('transfer-page');
  await page.getByLabel('From your account').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Send the transfer' }).click();
  await expect(cashbox.result('Deposit received')).toBeVisible();
  expect(await balanceOf(player)).toBe(50_000);

  await page.goto('/withdraw');
  await cashbox.choose('Bank transfer');
  const field = cashbox.dialog.getByLabel('Your IBAN');
  await field.fill('NO93 8601 1117 948');
  await cashbox.withdraw('300', 'Bank transfer');
  await expect(cashbox.dialog.getByText('This is not a valid IBAN.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await shot('account-refused');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await field.fill('DE89 3704 0044 0532 0130 00');
  await cashbox.dialog.getByRole('button', { name: /^Withdraw / }).click();
  await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
  await expect.poll(() => balanceOf(player)).toBe(20_000);
});
