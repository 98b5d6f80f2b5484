import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { movable, twentyMinutesLater } from './fixtures/clock.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { GiftsPage } from './pages/gifts.ts';
import { SlotPage } from './pages/game.ts';

const SLOT = { address: 'orbital-9/cosmic-gems', game: 'orbital-9/CosmicGems', title: 'Cosmic Gems' };
const PRIZE = {
  kind: 'freespins',
  games: [SLOT.game],
  count: 3,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 1,
  days_to_play: 1,
};
/** Twenty minutes at a time, until a day is over. */
const STEPS_OF_A_DAY = 73;

/** Plays the first of three free spins in a game that is open; the bar above it says how far they are. */
async function playFirst(page: Page, bar: Locator): Promise<void> {
  const game = new SlotPage(page, SLOT.title);
  await game.frame.getByRole('button', { name: 'Play free spins' }).click();
  await game.frame.getByRole('button', { name: /^Play a free spin, / }).click();
  await expect(async () => {
    if (await game.onward.isVisible()) await game.onward.click();
    await expect(bar).toContainText('Free spin 1 of 3', { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

test('free spins are found among the gifts, begun by their terms, and go on after the tab was closed @all', async ({
  page,
  context,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({ context, prepare: ({ grant }) => grant('spins', PRIZE) });
  const gifts = new GiftsPage(page);
  await page.goto(`${casino.url}/profile/gifts`);
  const gift = gifts.card('Free spins');
  await expect(gift).toContainText('real money');
  await expectAccessible(page);
  await shot('freespins-gift');
  await gift.getByRole('link', { name: /^Play/ }).click();
  const bar = page.getByRole('region', { name: /free spin/i });
  await expect(bar).toContainText('3 free spins wait here');
  await bar.getByRole('button', { name: 'Play free spins' }).press('Enter');
  await expect(bar).toContainText('Free spin 0 of 3');
  await playFirst(page, bar);

  // The tab is closed; another one finds them where they were.
  const later = await context.newPage();
  await page.goto('about:blank');
  await later.goto(`${casino.url}/play/${SLOT.address}?mode=real`);
  const again = later.getByRole('region', { name: /free spin/i });
  await expect(again).toContainText('Free spin 1 of 3');
  await again.getByRole('button', { name: 'All about them' }).click();
  const sheet = later.getByRole('dialog', { name: 'Your free spins' });
  await expect(sheet).toContainText('1 of 3');
  await expect(sheet).toContainText('2 spins wait until');
  await sheet.getByRole('button', { name: 'Stop for now' }).click();
  await expect(later).not.toHaveURL(/\/play\//);
  expect((await player.call('freespins.list')).body).toMatchObject([{ stage: 'activated', freespins_performed: 1 }]);
  await later.goto('about:blank');
  await close();
});

test('what expires in the middle keeps what was won, and what was refused is gone @all', async ({
  page,
  context,
  shot,
}) => {
  test.setTimeout(300_000);
  const { casino, player, email, close } = await preparedPlayer({
    context,
    settings: movable,
    prepare: async ({ grant }) => {
      await grant('played', PRIZE);
      await grant('refused', { ...PRIZE, wager: 3 });
    },
  });
  await page.goto(`${casino.url}/profile/gifts`);
  const refused = new GiftsPage(page).card('Free spins').filter({ hasText: 'bonus money' });
  await refused.getByRole('button', { name: /^No, thank you/ }).click();
  await page.getByRole('dialog', { name: 'Refuse this gift?' }).getByRole('button', { name: 'Refuse it' }).click();
  await expect(refused).toBeHidden();

  await page.goto(`${casino.url}/play/${SLOT.address}?mode=real`);
  const bar = page.getByRole('region', { name: /free spin/i });
  await bar.getByRole('button', { name: 'Play free spins' }).click();
  await playFirst(page, bar);
  const own = async () => (await player.call('freespins.list')).body.find(({ wager }) => wager === 0);
  const won = (await own())?.won_cents ?? 0;
  await page.goto('about:blank');

  for (let step = 0; step < STEPS_OF_A_DAY; step += 1) await twentyMinutesLater(casino);
  // A session does not last that long.
  await player.call('identity.signIn', { body: { user: { email, password } } });
  await context.addCookies(player.cookies());
  // What is over is ended by the minute.
  await expect.poll(async () => (await own())?.stage, { timeout: 90_000 }).toBe('expired');
  expect((await own())?.won_cents).toBe(won);
  await page.goto(`${casino.url}/profile/gifts?tab=history`);
  await expect(page.getByRole('main').getByText('Free spins').first()).toBeVisible();
  await shot('freespins-expired');
  const { body: accounts } = await player.call('money.accounts');
  expect(accounts.find(({ currency }) => currency === 'EUR')?.amount_cents).toBe(won);
  await page.goto('about:blank');
  await close();
});
