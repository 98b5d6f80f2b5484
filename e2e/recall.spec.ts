import { expectAccessible } from './fixtures/accessible.ts';
import { balanceOf, deposit, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

/** More than goes out without a person's look. */
const LARGE = 210_000;

async function withdrawing(url: string): Promise<{ player: Visitor; id: string }> {
  const player = new Visitor(url);
  await signUp(player);
  for (let paid = 0; paid < LARGE; paid += 105_000) await deposit(player, 105_000);
  const way = { method: 'e-wallet', currency: 'EUR', fields: { wallet_account: 'pilot' } } as const;
  const { body } = await player.call('cashbox.start', { body: { action: 'cashout', amount_cents: LARGE, ...way } });
  return { player, id: body.payment.id };
}

test('a withdrawal that waits is taken back by whoever looks for that, after a question', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  const { player, id } = await withdrawing(casino.url);
  await context.addCookies(player.cookies());
  await page.goto('/dashboard');
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  const row = cashbox.getByRole('list', { name: 'Payments' }).getByRole('button', { name: /Withdrawal/ });
  await expect(row).toContainText('Being checked');
  // The list says how it stands and asks for nothing.
  await expect(cashbox.getByRole('button', { name: /back|lock/i })).toHaveCount(0);
  await row.click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  const take = payment.getByRole('button', { name: 'Take it back' });
  await expect(take).toBeVisible();
  await shot('recall-open');
  await expectAccessible(page);

  // A question first, led by keyboard; keeping the withdrawal is what lies nearer.
  await take.focus();
  await page.keyboard.press('Enter');
  const question = payment.getByRole('heading', { name: 'Take €2,100.00 back into your wallet?' });
  await expect(question).toBeFocused();
  await shot('recall-question');
  await page.keyboard.press('Tab');
  await expect(payment.getByRole('button', { name: 'Keep the withdrawal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(take).toBeFocused();
  expect(await balanceOf(player)).toBe(0);

  // Without a line it waits for one.
  await page.keyboard.press('Enter');
  await context.setOffline(true);
  await take.click();
  await expect(payment.getByText('Taking it back')).toBeVisible();
  await context.setOffline(false);
  await expect(payment.getByRole('heading', { name: 'You took this withdrawal back' })).toBeFocused();
  await shot('recall-done');
  expect(await balanceOf(player)).toBe(LARGE);
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
  expect((await player.call('cashbox.recall', { params: { id } })).body.state).toBe('recalled');
  expect(await balanceOf(player)).toBe(LARGE);
});

test('a locked withdrawal can no longer be taken back, and the page says so', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const { player, id } = await withdrawing(casino.url);
  await context.addCookies(player.cookies());
  await page.goto(`/de/cashbox?payment=${id}`);
  const payment = page.getByRole('dialog', { name: 'Zahlung' });
  await shot('recall-open-de');
  await payment.getByRole('button', { name: 'Auszahlung sperren' }).click();
  await expect(payment.getByText('Gesperrt. Sie kann nicht mehr zurückgenommen werden.')).toBeVisible();
  await expect(payment.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0);
  await shot('recall-locked-de');
  await page.reload();
  await expect(payment.getByRole('heading', { name: 'Wir prüfen deine Auszahlung' })).toBeVisible();
  await expect(payment.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0);
  expect((await player.call('cashbox.recall', { params: { id } })).status).toBe(422);
});
