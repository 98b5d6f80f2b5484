import type { Route } from '@playwright/test';
import { ASSESSMENT_ANSWERS, ASSESSMENT_QUESTIONS, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import { untilAlive } from './fixtures/alive.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { Keyboard } from './fixtures/keyboard.ts';
import { balanceOf, card, confirmAddress, deposit, newEmail, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Bank } from './pages/bank.ts';
import { BonusesPage } from './pages/bonuses.ts';
import { DepositBonusPart } from './pages/deposit-bonus.ts';
import { Site } from './pages/site.ts';

/** A player whose address is confirmed and who has answered what is asked before the first deposit, over HTTP. */
async function confirmedPlayer(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await confirmAddress(visitor, await signUp(visitor));
  await visitor.call('limits.answerPrompt');
  return visitor;
}

test('a player chooses a bonus by its terms, pays in, and wagers it @both', async ({ page, context, casino, shot }) => {
  const player = await confirmedPlayer(casino.url);
  await context.addCookies(player.cookies());
  const part = new DepositBonusPart(page);
  const { cashbox } = part;
  await page.goto('/deposit');
  const take = part.switch('Lift-off bonus');
  await expect(take).not.toBeChecked();
  await expect(part.offered).toContainText('Add a 50% bonus of up to €50.00 on deposits from €20.00.');
  await cashbox.dialog.getByLabel('You deposit').fill('50');
  await expect(part.offered).toContainText(
    'Add a €25.00 bonus. It is yours once you have wagered €125.00 within 14 days, at most €5.00 per round.',
  );
  await expect(take).toHaveAccessibleDescription(/Add a €25\.00 bonus/);
  await shot('deposit-bonus-folded');
  await part.more.click();
  await expect(part.offered).toContainText('50% of your deposit, up to €50.00, for deposits of €20.00 or more.');
  await expect(part.offered).toContainText('Only with your first deposit.');
  const other = part.offer('Refuelling bonus');
  await expect(other).toContainText('€12.50');
  await expect(other).toContainText('Wager the bonus 5 times within 14 days. Maximum bet €5.00 per round.');
  await cashbox.dialog.getByLabel('You deposit').fill('5');
  await expect(other).toContainText('from €10.00');
  await cashbox.dialog.getByLabel('You deposit').fill('50');
  await shot('deposit-bonus-offers');
  await expectAccessible(page);

  // Another one is chosen by its button, and stands in the sentence then.
  await part.use('Refuelling bonus').click();
  await expect(part.chosen).toBeFocused();
  await expect(part.chosen).toContainText('Code REFUEL');
  await expect(part.switch('Refuelling bonus')).toBeChecked();
  await part.switch('Refuelling bonus').uncheck();
  await take.check();
  await expect(take).toBeFocused();
  await expect(part.chosen).toContainText('Code LIFTOFF');
  await expect(part.chosen).toContainText('5 times the bonus: €125.00');
  await cashbox.dialog.getByLabel('You deposit').fill('15');
  await expect(part.chosen).toContainText('This deposit is too small for the bonus');
  await shot('deposit-bonus-chosen');
  await expectAccessible(page);
  await take.uncheck();
  await expect(part.offered).toBeVisible();
  await expect(take).toBeFocused();
  await take.check();
  await expect(part.chosen).toBeVisible();

  const bonuses = new BonusesPage(page);
  await bonuses.open();
  const set = page.getByRole('region', { name: 'Chosen for your next deposit' });
  await expect(set).toContainText('Lift-off bonus');
  await shot('deposit-bonus-set');
  await expectAccessible(page);

  await page.goto('/deposit');
  await cashbox.deposit('50', 'Card');
  await new Bank(page).pay(card.accepted);
  await cashbox.leave('Deposit received');
  await bonuses.open();
  await expect(bonuses.card('Lift-off bonus')).toContainText('€0.00 of €125.00 wagered');
  await expect(set).toHaveCount(0);
  const site = new Site(page);
  await site.wallet.click();
  const panel = page.getByRole('dialog', { name: 'Balance' });
  await expect(panel.getByText('Bonus money, in play')).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Wagering' })).toBeVisible();
  await shot('deposit-bonus-wallet');
});

test('a guest comes by an address with a code, joins, and finds it set', async ({ page, casino, shot }) => {
  const part = new DepositBonusPart(page);
  await page.goto('/deposit?amountProp=40&autoApplyPromocode=refuel');
  const form = page.locator('dialog:modal');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await part.cashbox.introduce();
  await expect(part.cashbox.dialog.getByRole('status').first()).toContainText(
    'The code REFUEL will apply to your next deposit',
  );
  await expect(part.chosen).toContainText('Refuelling bonus');
  await expect(part.chosen).toContainText('€10.00');
  await expect(page).toHaveURL(`${casino.url}/deposit?amountProp=40`);
  await shot('deposit-bonus-applied');
  await expectAccessible(page);
  // Removed, it does not come back with the page.
  await part.switch('Refuelling bonus').uncheck();
  await expect(part.offered).toBeVisible();
  await page.reload();
  await expect(part.switch('Lift-off bonus')).not.toBeChecked();
  await expect(part.chosen).toHaveCount(0);
});

test('a code that waits is applied whichever way somebody signs in', async ({ page, casino, complaints }) => {
  const visitor = new Visitor(casino.url);
  const email = await signUp(visitor);
  await visitor.call('limits.answerPrompt');
  await visitor.call('bonuses.settings', { body: { can_issue: false } });
  const part = new DepositBonusPart(page);
  await page.goto('/deposit?autoApplyPromocode=REFUEL');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await untilAlive(page);
  await page.goto('/sign-in');
  const form = page.locator('dialog:modal');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(part.cashbox.dialog).toContainText('bonus offers are now turned on for it');
  await expect(part.chosen).toContainText('Refuelling bonus');
  // It asked first whether the code gives something, before it switched bonuses on.
  expect(complaints.splice(0).every((complaint) => /422|SET_CODE/.test(complaint))).toBe(true);
});

test('a code that is set while the deposit asks which one is, is shown', async ({
  page,
  context,
  casino,
  complaints,
}) => {
  const player = await confirmedPlayer(casino.url);
  await player.call('bonuses.settings', { body: { can_issue: false } });
  await context.addCookies(player.cookies());
  const part = new DepositBonusPart(page);
  const [asked, set] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let tries = 0;
  await page.route('**/api/player/set_bonus_code', async (route) => {
    // Refused while bonuses are off. Then it comes after the question which one is set, and is answered before it.
    tries += 1;
    if (tries === 1) return route.continue();
    await asked.promise;
    await route.fulfill({ response: await route.fetch() });
    return set.resolve();
  });
  const hold = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    asked.resolve();
    await set.promise;
    await route.fulfill({ response });
  };
  await page.route('**/api/player/bonus_code', hold, { times: 1 });
  await page.goto('/deposit?autoApplyPromocode=REFUEL');
  await expect(part.cashbox.dialog).toContainText('bonus offers are now turned on for it');
  await expect(part.chosen).toContainText('Refuelling bonus');
  expect(complaints.splice(0).every((complaint) => /422|SET_CODE/.test(complaint))).toBe(true);
});

test('a code that gives nothing is said to, and changes nothing', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  const player = await confirmedPlayer(casino.url);
  await player.call('bonuses.settings', { body: { can_issue: false } });
  await context.addCookies(player.cookies());
  const part = new DepositBonusPart(page);
  await page.goto('/deposit?autoApplyPromocode=NOSUCHCODE');
  await expect(part.cashbox.dialog).toContainText('The code NOSUCHCODE was not used');
  await expect(part.cashbox.dialog).toContainText('You can deposit without it.');
  await shot('deposit-bonus-refused');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  expect((await player.call('profile.player')).body).toMatchObject({
    can_issue_bonuses: false,
    deposit_bonus_code: null,
  });
  expect(await page.evaluate(() => sessionStorage.getItem('casino:promocode'))).toBeNull();
});

test('its own address opens it, and it needs no pointer', async ({ page, context, casino, complaints, shot }) => {
  const player = await confirmedPlayer(casino.url);
  await deposit(player, 2_000);
  await context.addCookies(player.cookies());
  const part = new DepositBonusPart(page);
  const keyboard = new Keyboard(page);
  await page.goto('/deposit-bonus');
  const take = part.switch('Refuelling bonus');
  await expect(take).toBeFocused();
  // No longer the first one.
  await expect(part.switch('Lift-off bonus')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(part.chosen).toBeVisible();
  await expect(take).toBeFocused();
  await page.keyboard.press('Space');
  await expect(part.offered).toBeVisible();
  await keyboard.type(part.code, 'NOSUCHCODE');
  await page.keyboard.press('Enter');
  await expect(part.cashbox.dialog).toContainText("This code doesn't give a bonus.");
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await shot('deposit-bonus-code-refused');
  await keyboard.type(part.code, 'refuel');
  await page.keyboard.press('Enter');
  await expect(part.chosen).toBeFocused();
  await expect(take).toBeChecked();
});

test('who is shown no offers sees nothing of bonuses in the deposit', async ({ page, context, casino, shot }) => {
  const player = await confirmedPlayer(casino.url);
  const answers = Object.fromEntries(ASSESSMENT_QUESTIONS.map((each) => [each, ASSESSMENT_ANSWERS.at(-1)]));
  await player.call('limits.assess', { body: { answers: answers as Assessment } });
  await context.addCookies(player.cookies());
  const part = new DepositBonusPart(page);
  await page.goto('/deposit-bonus?amountProp=50');
  await expect(part.cashbox.dialog.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  await expect(part.cashbox.dialog.getByRole('radio', { checked: true })).toBeAttached();
  await shot('deposit-bonus-held-back');
  await expect(part.offered).toHaveCount(0);
  await expect(part.line).toHaveCount(0);
  // A break closes deposits as a whole.
  await player.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
  await page.reload();
  await expect(part.cashbox.dialog).toContainText('Deposits are blocked');
  await expect(part.offered).toHaveCount(0);
});

test('a withdrawal ends the bonus in play, and says beforehand what that takes', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const player = await confirmedPlayer(casino.url);
  await player.call('bonuses.setCode', { body: { deposit_bonus_code: 'LIFTOFF' } });
  await deposit(player, 5_000);
  const stages = async () => (await player.call('bonuses.list')).body.map(({ stage }) => stage);
  await expect.poll(stages).toEqual(['handle_bets']);
  await context.addCookies(player.cookies());
  const { cashbox } = new DepositBonusPart(page);
  await page.goto('/withdraw');
  const told = cashbox.dialog.getByText('This withdrawal ends your bonus');
  await expect(told).toBeVisible();
  await expect(cashbox.dialog).toContainText('Lift-off bonus');
  await expect(cashbox.dialog.locator('.bonus-consequence')).toContainText('€25.00');
  await expectAccessible(page);
  await shot('withdrawal-ends-bonus');
  // A deposit does not.
  await cashbox.dialog.getByRole('tab', { name: 'Deposit' }).click();
  await expect(told).toBeHidden();
  await cashbox.withdraw('20', 'E-wallet', 'pilot@wallet.example');
  await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
  expect(await stages()).toEqual(['canceled']);
  await cashbox.leave('Your withdrawal has been paid');
  await expect(new Site(page).wallet).toHaveText('€30.00');
});

test('a withdrawal whose answer is lost is made once, although the bonus it ends is gone by then', async ({
  page,
  context,
  casino,
  complaints,
}) => {
  const player = await confirmedPlayer(casino.url);
  await player.call('bonuses.setCode', { body: { deposit_bonus_code: 'LIFTOFF' } });
  await deposit(player, 5_000);
  await expect.poll(async () => (await player.call('bonuses.list')).body[0]?.stage).toBe('handle_bets');
  await context.addCookies(player.cookies());
  const { cashbox } = new DepositBonusPart(page);
  await page.goto('/withdraw');
  const told = cashbox.dialog.getByText('This withdrawal ends your bonus');
  await expect(told).toBeVisible();
  await page.route('**/api/payments', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cashbox.withdraw('20', 'E-wallet', 'pilot@wallet.example');
  await expect(cashbox.dialog.getByText(/^We can't connect right now\./)).toBeVisible({ timeout: 60_000 });
  await expect(told).toBeHidden();
  await page.unroute('**/api/payments');
  await cashbox.dialog.getByRole('button', { name: /^Withdraw / }).click();
  await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
  expect(await balanceOf(player)).toBe(3_000);
  const meant = /\/api\/payments|ERR_CONNECTION_RESET|LOAD_CASHBOX_START_ERROR/;
  expect(complaints.splice(0).filter((complaint) => !meant.test(complaint))).toEqual([]);
});
