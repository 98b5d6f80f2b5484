import { COOKIES_ACCEPTED } from '@cosmodrome/rules/content/notices';
import { casinoEnvironment, dataFolder, openCasino, type Casino } from './fixtures/casino.ts';
import { balanceOf, signUp } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { SlotPage } from './pages/game.ts';

const SLOT = { address: 'orbital-9/cosmic-gems', game: 'orbital-9/CosmicGems', title: 'Cosmic Gems' };
const COUNT = 2;
const PRIZE = {
  kind: 'freespins',
  games: [SLOT.game],
  count: COUNT,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 7,
};

test('free spins that an operator gives are played to the end, and what they win is in the wallet', async ({
  page,
  context,
  shot,
}) => {
  test.setTimeout(300_000);
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir);
  let casino: Casino = await openCasino(environment);
  const player = new Visitor(casino.url);
  const email = await signUp(player);
  await casino.stop();
  for (let time = 0; time < 2; time += 1) {
    const args = ['welcome', '--prize', JSON.stringify(PRIZE), '--reason', 'a journey', email];
    const { code, printed } = await runProgram('apps/origin/cli/grant.ts', environment, args);
    expect(code, printed).toBe(0);
    expect(printed).toContain(time === 0 ? 'granted' : 'already');
  }
  casino = await openCasino(environment);
  const accepted = { name: COOKIES_ACCEPTED, value: 'all', url: casino.url };
  await context.addCookies([...player.cookies(), accepted]);
  await page.goto(`${casino.url}/play/${SLOT.address}?mode=real`);
  const bar = page.getByRole('region', { name: /free spin/i });
  await expect(bar).toContainText(`${COUNT} free spins wait here`);
  await shot('freespins-waiting');
  await bar.getByRole('button', { name: 'Play free spins' }).click();
  await expect(bar).toContainText(`Free spin 0 of ${COUNT}`);

  const game = new SlotPage(page, SLOT.title);
  await game.frame.getByRole('button', { name: 'Play free spins' }).click();
  await shot('freespins-begin');
  const playOn = game.frame.getByRole('button', { name: 'Play on with your own money' });
  for (let spin = 0; spin < COUNT; spin += 1) {
    await game.frame.getByRole('button', { name: /^Play a free spin, / }).click();
    // A round may win a feature of the game, which is one spin all the same.
    await expect(async () => {
      if (await game.onward.isVisible()) await game.onward.click();
      if (spin + 1 < COUNT) await expect(bar).toContainText(`Free spin ${spin + 1} of ${COUNT}`, { timeout: 1_000 });
      else await expect(playOn).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    if (spin === 0) await shot('freespins-played');
  }
  const { body: all } = await player.call('freespins.list');
  expect(all).toMatchObject([{ stage: 'finished', freespins_performed: COUNT }]);
  await playOn.click();
  await shot('freespins-after');
  await expect(game.frame.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  expect(await balanceOf(player)).toBe(all[0]?.won_cents);
  // A page that is open misses the casino when it ends.
  await page.goto('about:blank');
  await casino.stop();
  data.remove();
});
