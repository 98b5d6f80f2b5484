import { expect, type Page, type Route } from '@playwright/test';
import { movable, twentyMinutesLater } from './fixtures/clock.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { balanceOf, newPlayer } from './fixtures/player.ts';
import { test } from './fixtures/test.ts';
import type { Casino } from './fixtures/casino.ts';
import type { Visitor } from './fixtures/visitor.ts';
import { SlotPage } from './pages/game.ts';

test.use({ settings: movable });

const CONFIRM = '**/api/player/reality_check';

/** Lets time pass for somebody who is there. */
async function pass(casino: Casino, player: Visitor, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await twentyMinutesLater(casino);
    expect((await player.call('profile.player')).status).toBe(200);
  }
}

const check = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const goOn = (page: Page) => check(page).getByRole('button', { name: 'Keep playing' });

test('a check that is due stops the next round at the wallet or at the launch, and stays until the origin knows the answer', async ({
  page,
  context,
  ownCasino,
  complaints,
  shot,
}) => {
  const casino = await ownCasino();
  const player = await newPlayer(casino.url, 5_000);
  await context.addCookies(player.cookies());
  const game = new SlotPage(page, 'Cosmic Gems');
  await game.open('orbital-9/cosmic-gems', 'real');
  await game.spin();
  const rounds = async () => (await player.call('play.history', { query: {} })).body;
  expect(await rounds()).toHaveLength(1);
  const before = await balanceOf(player);

  // The page has not looked at the origin's time since: the wallet alone says no.
  await pass(casino, player, 4);
  await game.spinButton.click();
  await expect(check(page)).toContainText('Net result');
  expect(await rounds()).toHaveLength(1);
  // Nothing was staked. Where a day has ended meanwhile, its tournament has paid a prize.
  expect(await balanceOf(player)).toBeGreaterThanOrEqual(before);
  await shot('reality-check-refused');

  // An origin that fails does not take the answer, and nothing goes on.
  await page.route(CONFIRM, (route) => route.fulfill({ status: 500, json: { errors: {} } }));
  await goOn(page).click();
  await expect(check(page).getByRole('alert')).toContainText("We didn't receive your answer");
  await shot('reality-check-failed');
  await expect(goOn(page)).toBeEnabled();
  await page.unroute(CONFIRM);

  // An answer that is lost on its way back counts once.
  const lose = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(CONFIRM, lose, { times: 1 });
  await goOn(page).click();
  await expect(check(page)).toBeHidden();
  // What was refused and lost above is the point of it.
  const meant = /rounds\/play|reality_check|CONFIRM_REALITY_CHECK/;
  expect(complaints.splice(0).filter((complaint) => !meant.test(complaint))).toEqual([]);
  await game.spin();
  expect(await rounds()).toHaveLength(2);

  // The next launch knows it, too.
  await page.reload();
  await game.ready();
  await expect(check(page)).toBeHidden();

  // One that came due on another device is asked when the game opens, whose frame waits.
  await page.goto('about:blank');
  const another = await newPlayer(casino.url, 5_000);
  await context.addCookies(another.cookies());
  const address = 'cosmo-table/grand-roulette';
  for (let step = 0; step < 3; step += 1) {
    await FrameSession.open(another, address);
    await pass(casino, another, 1);
  }
  const elsewhere = await FrameSession.open(another, address);
  await pass(casino, another, 1);
  const { body } = await elsewhere.send({ type: 'spin', bets: [{ kind: 'red', stake: 100 }] });
  expect(body).toMatchObject({ error: { code: 'reality_check_due' } });
  // A page knows the origin's time to a second: without one more, the eighty minutes can seem to be a moment less.
  const moved = Date.now();
  await expect.poll(() => Date.now() - moved).toBeGreaterThan(1_000);
  // Narrow, where the game is the whole page: the dialog moves nothing of it.
  await page.setViewportSize({ width: 768, height: 1024 });
  const room = (): Promise<number> => page.evaluate(() => document.body.getBoundingClientRect().width);
  await page.goto('/play/orbital-9/cosmic-gems?mode=real');
  await expect(check(page)).toContainText('1 h 20 min');
  const beneath = await room();
  await goOn(page).click();
  await expect(check(page)).toBeHidden();
  expect(await room()).toBe(beneath);
  await game.ready();
  await game.spin();
});
