import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { balanceOf, card, deposit, newPlayer, payAtBank, register, startDeposit, stateOf } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Bank } from './pages/bank.ts';
import { Cashbox } from './pages/cashbox.ts';

/** Accepted by the bank the first time, and declined when it is charged again. */
const ONCE = '4000000000000259';

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

test('another saved card is a press away, and every other way leads on with the amount', async ({
  page,
  context,
  casino,
}) => {
  const player = await withCards(casino.url, '5555555555554444', card.accepted);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast?amountProp=20');
  await expect(amountIn(page)).toHaveValue('20');
  await fast(page)
    .getByRole('radio', { name: /^Card ending 4444/ })
    .check({ force: true });
  // However often it is pressed, it is one payment.
  await press(page).dblclick();
  await expect(new Cashbox(page).result('Deposit received')).toBeVisible();
  await expect.poll(() => balanceOf(player)).toBe(6_000);

  // The second time that card comes first.
  await page.goto('/deposit-fast');
  await expect(fast(page).getByRole('radio', { name: /^Card ending 4444/ })).toBeChecked();
  await amountIn(page).fill('35');
  await fast(page).getByRole('button', { name: 'Another payment method' }).click();
  const cashbox = new Cashbox(page);
  await expect(cashbox.dialog.getByLabel('You deposit')).toHaveValue('35');
  await expect(fast(page)).toBeHidden();
  // And back, from the deposit.
  await cashbox.dialog.getByRole('button', { name: 'Quick deposit: Card ending 4444' }).click();
  await expect(amountIn(page)).toHaveValue('35');
  await expect(cashbox.dialog).toBeHidden();
});

test('a bank that wants its code is gone to, and one that declines is believed', async ({ page, context, casino }) => {
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  await page.goto('/deposit?amountProp=20');
  const cashbox = new Cashbox(page);
  await cashbox.goOnWithoutLimit();
  const bank = new Bank(page);
  await cashbox.deposit('20', 'Card');
  await bank.pay(card.challenge);
  await bank.confirm();
  await expect(cashbox.result('Deposit received')).toBeVisible();

  await page.goto('/deposit-fast?amountProp=30');
  await press(page).click();
  await bank.confirm();
  await expect(cashbox.result('Deposit received')).toBeVisible();
  expect(await balanceOf(player)).toBe(5_000);

  const { id, page: bankPage } = await startDeposit(player, 2_000);
  await payAtBank(player, bankPage, ONCE);
  await expect.poll(() => stateOf(player, id)).toBe('succeeded');
  await page.goto('/deposit-fast?amountProp=30');
  await expect(fast(page).getByRole('radio', { name: /^Card ending 0259/ })).toBeChecked();
  await press(page).click();
  const declined = cashbox.result('The payment was declined');
  await expect(declined).toBeVisible();
  await declined.getByRole('button', { name: 'Deposit another way' }).click();
  await expect(cashbox.dialog).toBeVisible();
  expect(await balanceOf(player)).toBe(7_000);
});

test('what a code that is set brings is said here, too, and is what comes', async ({ page, context, casino, shot }) => {
  const player = await withCards(casino.url, card.accepted);
  const set = await player.call('bonuses.setCode', { body: { deposit_bonus_code: 'REFUEL' } });
  expect(set.status, JSON.stringify(set.raw)).toBe(200);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast?amountProp=40');
  const chosen = fast(page).getByRole('group', { name: 'Chosen for your next deposit' });
  await expect(chosen).toContainText('5 times the bonus: €50.00');
  await shot('fast-with-code');
  await expectToFit(page);
  await expectAccessible(page);
  await press(page).click();
  await expect(new Cashbox(page).result('Deposit received')).toBeVisible();
  await expect
    .poll(async () => (await player.call('bonuses.list')).body.map(({ amount_cents }) => amount_cents))
    .toEqual([1_000]);
});

test('who has nothing saved is led on to the deposit, and told why', async ({ page, context, casino, shot }) => {
  const player = new Visitor(casino.url);
  await register(player);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast?amountProp=20');
  // The same questions first as before any deposit.
  const cashbox = new Cashbox(page);
  await cashbox.tellDetails();
  await cashbox.wantNoLimit();
  await expect(page.getByText('No saved payment methods yet')).toBeVisible();
  await expect(cashbox.dialog.getByLabel('You deposit')).toHaveValue('20');
  await expect(cashbox.dialog.getByText(/^Quick deposit/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/deposit\?amountProp=20$/);
  await shot('fast-nothing');
});

test('without a line nothing is lost, and pressing again makes the same payment', async ({
  page,
  context,
  casino,
  complaints,
}) => {
  const player = await withCards(casino.url, card.accepted);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast');
  await amountIn(page).fill('20');
  // The answer is lost on its way, not the request.
  await page.route('**/api/payments', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page).click();
  await expect(fast(page).getByText(/^We can't connect right now\./)).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/payments');
  await press(page).click();
  await expect(new Cashbox(page).result('Deposit received')).toBeVisible();
  expect(await balanceOf(player)).toBe(4_000);
  const meant = /\/api\/payments|ERR_CONNECTION_RESET|LOAD_CASHBOX_START_ERROR/;
  expect(complaints.splice(0).filter((complaint) => !meant.test(complaint))).toEqual([]);
});

test('a limit and a break hold here as in the deposit', async ({ page, context, casino, complaints, shot }) => {
  const player = await withCards(casino.url, card.accepted);
  const accounts = [{ currency: 'EUR', amount_cents: 3_000 }];
  const set = await player.call('limits.set', { body: { user_limit: { type: 'deposit', period: 'day', accounts } } });
  expect(set.status).toBe(201);
  await context.addCookies(player.cookies());
  await page.goto('/deposit-fast?amountProp=20');
  await press(page).click();
  await expect(fast(page).getByText(/This is more than your deposit limit leaves/)).toBeVisible();
  await shot('fast-limit');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await player.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'week' } } });
  await page.reload();
  await expect(fast(page).getByRole('heading', { name: 'Deposits are blocked' })).toBeVisible();
  await expect(amountIn(page)).toHaveCount(0);
});

test('a saved card is removed after a question, and nothing leads to it any more', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const player = await withCards(casino.url, card.accepted);
  await deposit(player, 1_000);
  await context.addCookies(player.cookies());
  await page.goto('/de/deposit');
  const cashbox = page.getByRole('dialog', { name: 'Kasse' });
  await expect(cashbox.getByRole('button', { name: 'Schnell einzahlen: Karte mit Endung 4242' })).toBeVisible();
  await shot('fast-link-de');
  const remove = cashbox.getByRole('button', { name: 'Entfernen' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = cashbox.getByRole('heading', { name: 'Karte mit Endung 4242 entfernen?' });
  await expect(question).toBeFocused();
  await shot('forget-question-de');
  await expectToFit(page);
  await expectAccessible(page);
  await cashbox.getByRole('button', { name: 'Behalten' }).click();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Karte mit Endung 4242 entfernt')).toBeVisible();
  await expect(cashbox.getByRole('radio', { checked: true })).toBeFocused();
  await expect(cashbox.getByText(/4242/)).toHaveCount(0);
  const { body } = await player.call('cashbox.methods', { params: { currency: 'EUR' }, query: { action: 'deposit' } });
  expect(body.methods.flatMap(({ savedProfiles }) => savedProfiles)).toEqual([]);
});
