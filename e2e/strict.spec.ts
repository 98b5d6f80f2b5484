import { movable, twentyMinutesLater } from './fixtures/clock.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { deposit, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';
import { expectFigures, SlotPage } from './pages/game.ts';

test.use({ settings: { PROTECTION: 'strict', ...movable } });

test('a deployment that protects strictly asks, slows, checks and shows @wide', async ({
  page,
  context,
  ownCasino,
  shot,
}) => {
  const casino = await ownCasino();
  const player = new Visitor(casino.url);
  await signUp(player);
  await context.addCookies(player.cookies());
  const cashbox = new Cashbox(page);

  // Limits come before the first deposit.
  await page.goto('/deposit');
  await cashbox.goOnWithoutLimit();
  await deposit(player, 5_000);

  // What is on its way out stays on its way.
  const body = { action: 'cashout', method: 'e-wallet', currency: 'EUR', amount_cents: 2_000 } as const;
  await player.call('cashbox.start', { body: { ...body, fields: { wallet_account: 'strict@wallet.example' } } });
  const [withdrawal] = (await player.call('cashbox.payments')).body;
  expect(withdrawal).toMatchObject({ action: 'cashout', recallable: false });
  await page.goto('/dashboard');
  await expect(cashbox.dialog.getByText('€20.00').first()).toBeVisible();
  await expect(cashbox.dialog.getByRole('button', { name: /cancel|recall|take back/i })).toHaveCount(0);

  // Tables wait five seconds, too; half an hour is the longest without a look.
  const table = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  expect(table.opened.policy).toMatchObject({ min_cycle_ms: 5_000, autoplay: false, reality_check_minutes: 30 });
  await page.goto('/profile/limits');
  await expect(page.getByText(/it is every 30 minutes\./)).toBeVisible();
  // Stakes lead nowhere.
  await page.goto('/profile/level');
  await expect(page.getByText('No points here')).toBeVisible();
  await expect(page.getByRole('main').getByText('Satellite')).toHaveCount(0);

  // Somebody who has played for more than half an hour is asked to look up before anything goes on.
  const game = new SlotPage(page, 'Cosmic Gems');
  await twentyMinutesLater(casino);
  await FrameSession.open(player, 'cosmo-table/grand-roulette');
  await twentyMinutesLater(casino);
  await page.goto('/play/orbital-9/cosmic-gems?mode=real');
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toContainText('40 min');
  await expect(check).toContainText('Net result');
  await shot('strict-reality-check');
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await game.ready();
  await expectFigures(page);
  await shot('strict-in-play');

  // Somebody of 25 or more stakes five euros at most: the game offers no more, and says so where more is asked.
  const more = game.frame.getByRole('button', { name: 'Raise the bet' });
  await expect(async () => {
    if (await more.isEnabled()) await more.click();
    await expect(more).toBeDisabled({ timeout: 200 });
  }).toPass();
  await expect(game.cell('Bet')).toHaveText('€4.00');
  const beside = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  expect(beside.opened.rules.stakes.max).toBe(500);
  const { body: refusal } = await beside.send({ type: 'spin', bets: [{ kind: 'red', stake: 600 }] });
  expect(refusal).toMatchObject({ error: { code: 'limit_reached' } });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('This bet is above the maximum');
  await expect(messages).toContainText('The maximum for a round is €5.00');
  await shot('strict-highest-stake');
});
