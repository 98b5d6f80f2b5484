import { expect, test } from './fixtures/test.ts';
import { centsIn } from './pages/amounts.ts';
import { GamePage, SlotPage } from './pages/game.ts';

const games = [
  ['cosmo-table/grand-roulette', 'Grand Roulette'],
  ['turbogames/rocket-x', 'Rocket X'],
  ['orbital-9/cosmic-gems', 'Cosmic Gems'],
] as const;

test('no game plays by itself, or faster, or calls less than the stake a win @wide', async ({ page }) => {
  for (const [address, title] of games) {
    const game = new GamePage(page, title);
    await game.open(address, 'demo');
    const controls = game.frame
      .getByRole('button')
      .or(game.frame.getByRole('switch'))
      .or(game.frame.getByRole('checkbox'));
    await expect(controls.first()).toBeVisible();
    const names = await controls.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
    expect(names.filter((name) => /auto ?(play|spin|bet)|turbo|quick|fast|slam/i.test(name))).toEqual([]);
  }

  // What pays no more than was staked is called money back, without the colour of a win.
  const game = new SlotPage(page, 'Cosmic Gems');
  const stake = await centsIn(game.cell('Bet'));
  const message = game.frame.locator('.message');
  let win = 0;
  // Two of five rounds pay, most of them less than the stake: so many without one do not happen.
  for (let round = 0; round < 60 && !(win > 0 && win <= stake); round += 1) {
    await game.spin();
    win = await centsIn(game.cell('Win'));
  }
  expect(win).toBeLessThanOrEqual(stake);
  await expect(game.frame.getByRole('status')).toContainText(/^[\d.]+\sFUN back/);
  await expect(message).toHaveText(/\d/);
  await expect(message).not.toHaveClass(/is-money/);
});
