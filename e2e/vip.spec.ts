import { expectAccessible } from './fixtures/accessible.ts';
import { contentWith } from './fixtures/content.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { deposit } from './fixtures/player.ts';
import { smallTiers } from './fixtures/small-rewards.ts';
import { expect, test } from './fixtures/test.ts';

test('a guest reads what every tier takes and brings, and is led to an account @all', async ({ page, shot }) => {
  await page.goto('/cosmodrome-vip-club');
  const tiers = page.getByRole('region', { name: 'All tiers' }).getByRole('listitem');
  await expect(tiers.filter({ hasText: 'Bronze' }).first()).toContainText(/€1,500(\.00)? in deposits/);
  await expectAccessible(page);
  await shot('vip-guest');
  await page.goto('/vip');
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Ready for lift-off' })).toBeVisible();
});

test('deposits and bets lift a player into the club, whose manager is then a press away @wide @all', async ({
  page,
  context,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({
    context,
    settings: { CONTENT_DIR: contentWith('vip/vip.json', smallTiers()) },
  });
  await page.goto(`${casino.url}/vip`);
  const own = page.getByRole('region', { name: 'Your tier' });
  await expect(own).toContainText('Rising star');
  await expect(own).toContainText('€1.50 to go');
  await deposit(player, 2_000);
  await page.reload();
  await expect(own).toContainText('Reached');
  await expect(own).toContainText('€15.00 to go');
  await shot('vip-half');
  const table = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 1_500 }] });
  // The page that is open hears of it.
  await expect(own).toContainText('Bronze');
  await expect(own).toContainText('Yours until');
  await expect(page.getByText('You are not in the club yet')).toHaveCount(0);
  await expectAccessible(page);
  await shot('vip-bronze');

  await page.getByRole('button', { name: 'Your VIP manager' }).press('Enter');
  const manager = page.getByRole('dialog', { name: 'Your VIP manager' });
  await expect(manager.getByRole('link', { name: 'ole@cosmodrome.example' })).toHaveAttribute('href', /^mailto:/);
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  await page.goto('about:blank');
  await close();
});
