import { expect, test } from './fixtures/test.ts';
import { newPlayer } from './fixtures/player.ts';

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
