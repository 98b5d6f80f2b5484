import { expectAccessible } from './fixtures/accessible.ts';
import { balanceOf, confirmAddress, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

test.use({ casinoKind: 'generous' });

test('the rocket is launched once a day by who has confirmed the address, by keyboard', async ({
  page,
  casino,
  shot,
}) => {
  const player = new Visitor(casino.url);
  const email = await signUp(player);
  await page.context().addCookies(player.cookies());
  await page.goto(`${casino.url}/rocket-chance`);
  await expect(page.getByRole('link', { name: 'Confirm', exact: true })).toBeVisible();
  await expectAccessible(page);
  await confirmAddress(player, email);
  await page.reload();
  await expect(page.getByRole('cell', { name: '€2.00' })).toBeVisible();
  await shot('chance');
  const launch = page.getByRole('button', { name: 'Launch', exact: true });
  await launch.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Yours: €2.00')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time until the next launch' })).toBeVisible();
  await expect(launch).toBeHidden();
  await expectAccessible(page);
  await shot('chance-launched');
  expect(await balanceOf(player)).toBe(200);
  await page.getByRole('link', { name: 'Check your draws' }).click();
  await expect(page.getByText('Entry 1 of 2', { exact: false })).toBeVisible();
});
