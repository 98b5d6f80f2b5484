import { expectAccessible } from './fixtures/accessible.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { balanceOf, newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ casinoKind: 'generous' });

test('points that a bet has brought are exchanged for money, once, by keyboard', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const player = await newPlayer(casino.url, 50_000);
  await context.addCookies(player.cookies());
  await page.goto('/rocket-mart/money');
  const euro = page.getByRole('article', { name: '€1.00 real money' });
  await expect(euro).toContainText('10 short, €1.00');
  await expectAccessible(page);
  await shot('shop-short');

  // The card follows what is played meanwhile.
  const table = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 2_500 }] });
  const before = await balanceOf(player);
  await expect(euro.getByRole('button', { name: 'Exchange 10' })).toBeVisible();
  await euro.getByRole('button', { name: 'One more' }).press('Enter');
  await euro.getByRole('button', { name: 'Exchange 20' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Exchange astrocoins' });
  await expect(question).toContainText('5, worth €0.50');
  await expectAccessible(page);
  await shot('shop-question');
  await question.getByRole('button', { name: 'Exchange 20 coins' }).dblclick();
  const done = page.getByRole('dialog', { name: 'It is yours: €2.00 real money' });
  await expect(done).toContainText('5, worth €0.50');
  await expectAccessible(page);
  await shot('shop-done');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Your coins, line by line' })).toContainText('Exchanged');
  expect(await balanceOf(player)).toBe(before + 200);
  expect((await player.call('levels.points')).body.chargeable.points).toBe(5);
});
