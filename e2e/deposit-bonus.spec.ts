import { expectAccessible } from './fixtures/accessible.ts';
import { card, confirmAddress, newEmail, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Bank } from './pages/bank.ts';
import { DepositBonusPart } from './pages/deposit-bonus.ts';
import { GiftsPage } from './pages/gifts.ts';
import { Site } from './pages/site.ts';

/** A player whose address is confirmed and who has answered what is asked before the first deposit, over HTTP. */
async function confirmedPlayer(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await confirmAddress(visitor, await signUp(visitor));
  await visitor.call('limits.answerPrompt');
  return visitor;
}

test('a player chooses a bonus by its terms, pays in, and wagers it @wide', async ({ page, context, casino, shot }) => {
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

  await page.goto('/profile/promocode');
  const set = page.getByRole('region', { name: 'Chosen for your next deposit' });
  await expect(set).toContainText('Lift-off bonus');
  await shot('deposit-bonus-set');
  await expectAccessible(page);

  await page.goto('/deposit');
  await cashbox.deposit('50', 'Card');
  await new Bank(page).pay(card.accepted);
  await cashbox.leave('Deposit received');
  const gifts = new GiftsPage(page);
  await gifts.open();
  await expect(gifts.card('Lift-off bonus')).toContainText('€0.00 of €125.00 wagered');
  await page.goto('/profile/promocode');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
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
  // The terms are unfolded now, and on a phone the action stays in sight below them.
  await expect(part.cashbox.dialog.getByLabel('Bonus code')).toBeVisible();
  await expect(part.cashbox.dialog.getByRole('button', { name: /^Deposit/ })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(part.switch('Lift-off bonus')).not.toBeChecked();
  await expect(part.chosen).toHaveCount(0);
});
