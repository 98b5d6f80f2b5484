import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox } from './pages/cashbox.ts';

test('below the payments stands what was paid in and out since the account was opened', async ({
  page,
  context,
  casino,
  shot,
}) => {
  await context.addCookies((await newPlayer(casino.url, 5_000)).cookies());
  await page.goto('/dashboard');
  const life = new Cashbox(page).dialog.getByRole('region', { name: 'Since you joined' });
  await expect(life).toContainText('Paid in €50.00, paid out €0.00. Net deposits €50.00.');
  await expectAccessible(page, WCAG);
  await shot('statement');
});
