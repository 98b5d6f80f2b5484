import { REMINDER_AFTER } from '@cosmodrome/rules/promotions/reminder';
import { expectAccessible } from './fixtures/accessible.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

test('a campaign is read with all its terms, and leads to the deposit that its bonus comes with @all', async ({
  page,
  context,
  casino,
  shot,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expectAccessible(page);
  await shot('promotions-guest');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' }).first()).toBeVisible();
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.goto('/promo/deposit-bonuses');
  const terms = page.getByRole('main');
  await expect(terms).toContainText('Refuelling bonus');
  await expect(terms).toContainText('gives the bonus up');
  await expectAccessible(page);
  await shot('promotions-terms');
  await page.goto('/promotions');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Deposit/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Refuelling bonus|Set a deposit limit/)
      .first(),
  ).toBeVisible();
  // What is over or of another kind is a filter in the address.
  await page.goto('/promotions?show=live');
  await expect(page.getByRole('link', { name: 'Live', exact: true })).toHaveAttribute('aria-current', /.+/);
  await expect(page.getByRole('article', { name: /table losses back/ })).toBeVisible();
});

test('a campaign is told of once after ten minutes, can be closed, and never over a page of protection @all', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.clock.install();
  await page.goto('/profile/limits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(REMINDER_AFTER + 1_000);
  const reminder = page.getByRole('complementary', { name: 'Promotion' });
  await expect(reminder).toHaveCount(0);

  await page.goto('/pokies/all');
  await page.clock.runFor(REMINDER_AFTER + 1_000);
  await expect(reminder).toBeVisible();
  await expectAccessible(page);
  await shot('promotions-reminder');
  await reminder.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(reminder).toBeHidden();
  // It was told: not again today, on whatever page.
  await page.goto('/');
  await page.clock.runFor(REMINDER_AFTER + 1_000);
  await expect(reminder).toHaveCount(0);
  // Ten minutes in a moment: what was asked meanwhile has waited too long.
  expect(complaints.splice(0).filter((each) => !each.includes(': timeout'))).toEqual([]);
});
