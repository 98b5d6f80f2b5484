import { expectAccessible } from './fixtures/accessible.ts';
import { confirmAddress, deposit, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

test('what was offered is found in the header, taken, and given up on the page of the gifts', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const visitor = new Visitor(casino.url);
  await confirmAddress(visitor, await signUp(visitor));
  await deposit(visitor, 5_000);
  await context.addCookies(visitor.cookies());
  await page.goto('/bonus-balance');
  await expect(page.getByRole('region', { name: 'Your balance now' })).toContainText('no bonus is in play');
  await expectAccessible(page);

  // It is told of at once, and counted: beside what the next deposit may bring.
  await visitor.call('bonuses.coupon', { body: { coupon_code: 'STARDUST' } });
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('A gift is waiting for you')).toBeVisible();
  const open = page.getByRole('button', { name: /^Gifts, 2 ready for you/ });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Gifts' });
  await expect(menu.getByRole('listitem').filter({ hasText: 'Stardust bonus' })).toBeVisible();
  await expectAccessible(page);
  await shot('gifts-menu');
  await menu.getByRole('link', { name: 'All gifts' }).click();

  const gift = page.getByRole('listitem', { name: 'Stardust bonus' });
  await expect(gift).toContainText('Bets of €50.00 within 14 days, at most €5.00 each, make it real money.');
  await expectAccessible(page);
  await shot('gifts');
  await gift.getByRole('button', { name: 'Take it: Stardust bonus' }).click();
  await expect(gift).toContainText('€0.00 of €50.00 wagered');
  await gift.getByRole('button', { name: 'Give it up: Stardust bonus' }).click();
  const question = page.getByRole('dialog', { name: 'Give up this bonus?' });
  await expect(question).toContainText('€10.00');
  await question.getByRole('button', { name: 'Give up' }).click();
  await expect(gift).toBeHidden();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByText('Given up by you')).toBeVisible();
  await expectAccessible(page);
  await shot('gifts-history');

  await page.goto('/bonus/refuel');
  const facts = page.getByRole('region', { name: 'What it asks of you' });
  await expect(facts).toContainText('€10.00 or more');
  await expectAccessible(page);
  await shot('gifts-bonus');
});
