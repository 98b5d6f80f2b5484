import { balanceOf, register, signUp, stateOf } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';

const PAID_IN = 50_000;

/** A player whose coins have arrived, and an address of that coin. */
async function withCoins(url: string): Promise<{ player: Visitor; address: string }> {
  const player = new Visitor(url);
  await register(player, undefined, 'BTC');
  await player.call('limits.answerPrompt');
  const { body } = await player.call('cashbox.start', {
    body: { action: 'deposit', method: 'bitcoin', currency: 'BTC', amount_cents: PAID_IN },
  });
  const { next, payment } = body;
  if (next.type !== 'qr') throw new Error(`coins are paid in to an address, not by ${next.type}`);
  const { status } = await player.send('POST', `${next.wallet_url}/chain`, {
    text: 'amount=500',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(200);
  await expect.poll(() => stateOf(player, payment.id)).toBe('succeeded');
  return { player, address: next.address };
}

test(
  'a withdrawal to an address that cannot be one is marked and takes nothing; to a right one it goes',
  { tag: '@touch' },
  async ({ page, context, casino, complaints, shot }) => {
    const { player, address } = await withCoins(casino.url);
    await context.addCookies(player.cookies());
    await page.goto('/withdraw');
    const cashbox = new Cashbox(page);
    const field = cashbox.dialog.getByLabel('Bitcoin address');
    // One sign less than was copied.
    await field.fill(address.slice(0, -1));
    await cashbox.withdraw('200', 'Bitcoin');
    await expect(cashbox.dialog.getByText('This is not a valid address for that coin.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await shot('address-refused');
    expect(await balanceOf(player)).toBe(PAID_IN);
    expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
    await field.fill(address);
    await cashbox.dialog.getByRole('button', { name: /^Withdraw / }).click();
    await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
    await expect.poll(() => balanceOf(player)).toBe(PAID_IN - 20_000);
  },
);

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
