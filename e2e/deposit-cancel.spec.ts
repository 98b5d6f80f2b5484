import { expect, test } from './fixtures/test.ts';
import { newPlayer, startDeposit } from './fixtures/player.ts';

test('a deposit that was left is given up in the list or on its page, and frees the limit', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const player = await newPlayer(casino.url);
  const accounts = [{ currency: 'EUR', amount_cents: 10_000 }];
  await player.call('limits.set', { body: { user_limit: { type: 'deposit', period: 'week', accounts } } });
  await startDeposit(player, 3_000);
  const second = await startDeposit(player, 2_000);
  await context.addCookies(player.cookies());
  await page.goto('/deposit');
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await expect(cashbox.getByText('Your deposit limit leaves €50.00 this week.')).toBeVisible();
  await expect(cashbox.getByRole('button', { name: '€100', exact: true })).toHaveCount(0);

  await page.goto('/dashboard');
  const list = cashbox.getByRole('list', { name: 'Payments' });
  await list.getByRole('button', { name: 'Cancel the deposit of €30.00' }).click();
  await expect(list.getByText('Cancelled')).toBeVisible();
  await shot('deposit-cancel-list');

  await list.getByRole('button', { name: 'Continue the deposit of €20.00' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(payment.getByText(`Payment ${second.id}`)).toBeVisible();
  await payment.getByRole('button', { name: 'Cancel the deposit' }).click();
  await expect(payment.getByRole('heading', { name: 'The deposit was cancelled' })).toBeFocused();
  await shot('deposit-cancel-done');
  await page.goto('/deposit');
  await expect(cashbox.getByText('Your deposit limit leaves €100.00 this week.')).toBeVisible();
});

test('the action stays in sight on a phone while the terms of a bonus are unfolded', async ({
  page,
  context,
  casino,
}) => {
  const player = await newPlayer(casino.url, 2_000);
  await context.addCookies(player.cookies());
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/deposit');
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await cashbox.getByText('Terms and bonus codes').click();
  await expect(cashbox.getByLabel('Bonus code')).toBeVisible();
  await expect(cashbox.getByRole('button', { name: 'Deposit', exact: true })).toBeInViewport({ ratio: 1 });
});
