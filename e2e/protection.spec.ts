import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { expectFigures, SlotPage } from './pages/game.ts';
import { Lobby } from './pages/lobby.ts';

/** The banner that advertises a game. */
const OFFER = 'One flight, everyone on board';

test('a stake that a limit stops is told by a warning that stays, and offers go @wide', async ({
  page,
  context,
  casino,
  shot,
  complaints,
}) => {
  const player = await newPlayer(casino.url, 1_000);
  const accounts = [{ currency: 'EUR', amount_cents: 100 }];
  await player.call('limits.set', { body: { user_limit: { type: 'wager', period: 'day', accounts } } });
  await context.addCookies(player.cookies());
  const game = new SlotPage(page, 'Cosmic Gems');
  await game.open('orbital-9/cosmic-gems', 'real');
  await expect(game.cell('Bet')).toHaveText('€1.00');
  await expectFigures(page);
  // The connection that tells it comes up when the page is quiet.
  await expect(async () => {
    // A round that wins free spins is played to its end first.
    await game.finish();
    await game.spinButton.click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your limit is reached', {
      timeout: 5_000,
    });
  }).toPass();
  await shot('stake-stopped');
  await page.keyboard.press('Escape');
  // Without another document: the page has heard of it.
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  const { banner } = new Lobby(page);
  await expect(banner).toContainText('Check every round yourself');
  await expect(banner).not.toContainText(OFFER);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('422'))).toEqual([]);
});
