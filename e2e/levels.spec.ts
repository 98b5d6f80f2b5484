import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';

test.use({ casinoKind: 'dressed' });

const ROULETTE = 'cosmo-table/grand-roulette';

test('a real round brings points, and the level changes before the eyes', async ({ page, context, casino, shot }) => {
  const player = await newPlayer(casino.url, 50_000);
  await context.addCookies(player.cookies());
  await page.goto('/profile');
  // By keyboard, along the ways of the profile.
  const way = page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Levels' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/level$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Levels' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your level' });
  await expect(own).toContainText('Level 1 of 12');
  await expect(own).toContainText('0 points');
  await expect(own).toContainText('3 points to level 2, Stratosphere');
  const all = page.getByRole('region', { name: 'All levels' }).getByRole('listitem');
  await expect(all).toHaveCount(12);
  await expect(all.first()).toContainText('Your level');
  await expect(all.nth(1)).toContainText('Not reached yet');
  await expect(all.nth(2)).toContainText('Gift: a €2.00 bonus to wager 10 times');
  await expectAccessible(page);
  await shot('levels-first');

  const demo = await FrameSession.open(player, ROULETTE, 'demo');
  await demo.play({ type: 'spin', bets: [{ kind: 'red', stake: 5_000 }] });
  const table = await FrameSession.open(player, ROULETTE);
  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 200 }] });
  await expect(own).toContainText('2 points');
  await expect(own).toContainText('1 point to level 2, Stratosphere');
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 1_000 }] });
  await expect(own.getByRole('heading', { name: 'Satellite' })).toBeVisible();
  await expect(own).toContainText('12 points');
  await expect(own).toContainText('Level 3 of 12');
  await expect(all.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(all.nth(1)).toContainText('Reached');
  await shot('levels-risen');
  // The gift is an offer: nothing of it is in play.
  const gifts = (await player.call('bonuses.list')).body;
  expect(gifts).toMatchObject([{ title: 'Level 3 gift', stage: 'issued', amount_cents: 200 }]);

  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 10_000 }] });
  await expect(own).toContainText('This is the last level.');
  await expect(all.last()).toContainText('Your level');
  await page.goto('/de/profile/level');
  await expect(page.getByRole('region', { name: 'Deine Stufe' })).toContainText('Galaxie');
  await expectAccessible(page);
  await shot('levels-last-de');
});
