import { balanceOf, register, stateOf } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';

const PAID_IN = 50_000;

/** A player whose coins have arrived, and an address of that coin. */
async function withCoins(url: string): Promise<{ player: Visitor; address: string }> {
  const player = new Visitor(url);
  await register(player, undefined, 'BTC');
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
    await expect(cashbox.dialog.getByText('This is not an address of that coin.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await shot('address-refused');
    expect(await balanceOf(player)).toBe(PAID_IN);
    expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
    await field.fill(address);
    await cashbox.dialog.getByRole('button', { name: /^Withdraw / }).click();
    await expect(cashbox.result('Your withdrawal is paid')).toBeVisible();
    await expect.poll(() => balanceOf(player)).toBe(PAID_IN - 20_000);
  },
);
