import { expectAccessible } from './fixtures/accessible.ts';
import { FrameSession, type Reply, type Step } from './fixtures/frame-session.ts';
import { confirmAddress, deposit, newEmail, newPlayer, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { BonusesPage } from './pages/bonuses.ts';
import { GamePage } from './pages/game.ts';
import { Site } from './pages/site.ts';

const SLOT = 'orbital-9/cosmic-gems';
/** The highest stake of the bonus, which is wagered with ten of them. */
const STAKE = 500;

/** Begins a round once the last one is long enough ago. */
async function spin(game: FrameSession, stake: number): Promise<Reply> {
  let reply: Reply = { status: 0, body: null };
  const code = async (): Promise<unknown> => {
    reply = await game.send({ type: 'spin', stake });
    return (reply.body as { error?: { code: string } }).error?.code;
  };
  await expect.poll(code).not.toBe('cycle_too_short');
  return reply;
}

/** One real round, with the free spins it may win. */
async function playRound(game: FrameSession): Promise<void> {
  let step = (await spin(game, STAKE)).body as Step;
  while (!step.round.finished) step = await game.play({ type: step.legal[0] ?? 'spin' });
}

/** A player with money whose address is confirmed, over HTTP: one who may take a bonus. */
async function confirmedPlayer(url: string, amount = 0): Promise<Visitor> {
  const visitor = new Visitor(url);
  const email = await signUp(visitor);
  await confirmAddress(visitor, email);
  if (amount > 0) await deposit(visitor, amount);
  return visitor;
}

/** Redeems a code and takes its bonus, over HTTP. */
async function takeBonus(visitor: Visitor, coupon_code: string): Promise<void> {
  await visitor.call('bonuses.coupon', { body: { coupon_code } });
  const [offered] = (await visitor.call('bonuses.list')).body;
  await visitor.call('bonuses.activate', { params: { id: offered?.id ?? 0 } });
}

test('a new player chooses a bonus by its terms and a code, and plays them once the address is confirmed', async ({
  page,
  casino,
  complaints,
  shot,
}) => {
  const email = newEmail();
  await page.goto('/sign-up');
  const form = page.getByRole('dialog', { name: 'Ready for lift-off' });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await form.getByText('Add a bonus or code (optional)').click();
  await expect(form.getByRole('radio', { name: 'No bonus' })).toBeChecked();
  const launch = form.getByRole('radio', { name: /Launch bonus/ });
  await expect(form.getByText('A bonus starts once you have confirmed your e-mail address.')).toBeVisible();
  await expect(launch).toHaveAccessibleName(
    /€5\.00.*Wager the bonus 10 times within 14 days\. Maximum bet €2\.00 per round/,
  );
  await launch.check();
  await form.getByRole('textbox', { name: 'Promotional code' }).fill('NOSUCHCODE');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await shot('bonus-choice');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText("This code doesn't give a bonus.")).toBeVisible();
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await form.getByRole('textbox', { name: 'Promotional code' }).fill('stardust');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();

  const bonuses = new BonusesPage(page);
  await bonuses.open();
  const [chosen, offered] = [bonuses.card('Launch bonus'), bonuses.card('Stardust bonus')];
  const take = offered.getByRole('button', { name: 'Accept the bonus: Stardust bonus' });
  await expect(chosen).toContainText('Offered');
  await expect(chosen).toContainText('10 times the bonus: €50.00');
  await expect(chosen).toContainText('The bonus then starts automatically.');
  await expect(offered).toContainText('You can accept the bonus then.');
  await expect(take).toHaveCount(0);
  await shot('bonuses-new-player');
  await expectAccessible(page);
  await chosen.getByRole('link', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('dialog')).toContainText(`We've sent an e-mail to ${email}.`);
  await page.keyboard.press('Escape');
  // In the mailbox of another window: this page hears of it.
  await confirmAddress(new Visitor(casino.url), email);
  await expect(chosen).toContainText('Active');
  await expect(take).toBeVisible();
  await expect(page.getByText('Confirm your e-mail address first')).toHaveCount(0);
  await shot('bonuses-confirmed');
});

test('a code gives its bonus once; wagered, it can be withdrawn', async ({ page, context, casino, shot }) => {
  const player = await confirmedPlayer(casino.url, 50_000);
  await context.addCookies(player.cookies());
  const bonuses = new BonusesPage(page);
  await bonuses.open();
  await expect(page.getByText('No bonuses')).toBeVisible();
  await shot('bonuses-none');
  await bonuses.redeem('NOSUCHCODE');
  await expect(page.getByText("This code doesn't give you a bonus here.")).toBeVisible();
  await bonuses.code.fill(' stardust ');
  await bonuses.code.press('Enter');
  await expect(page.getByText('Done. You can see the offer and its terms below.')).toBeVisible();
  const card = bonuses.card('Stardust bonus');
  await expect(card).toContainText('Offered');
  await expect(card).toContainText('5 times the bonus: €50.00');
  await shot('bonus-offered');
  await card.getByRole('button', { name: 'Accept the bonus' }).click();
  await expect(card).toContainText('€0.00 of €50.00 wagered');
  await bonuses.redeem('STARDUST');
  await expect(page.getByText('You have already used this code.')).toBeVisible();

  const game = await FrameSession.open(player, SLOT);
  await playRound(game);
  await expect(card).toContainText('€5.00 of €50.00 wagered');
  const refused = await spin(game, 2 * STAKE);
  expect(refused.body).toMatchObject({ error: { code: 'limit_reached' } });
  const site = new Site(page);
  await site.wallet.click();
  const panel = page.getByRole('dialog', { name: 'Balance' });
  await expect(panel.getByText('Bonus money, in play')).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Wagering' })).toHaveAccessibleName('Wagering');
  await shot('bonus-wallet-panel');
  await page.keyboard.press('Escape');

  for (let round = 1; round < 10; round += 1) await playRound(game);
  await expect(bonuses.past).toContainText('You kept €10.00');
  await expect(card).toBeHidden();
  const { body: accounts } = await player.call('money.accounts');
  for (const { amount_cents, available_to_cashout_cents: real } of accounts) expect(real).toBe(amount_cents);
  await expectAccessible(page);
  await shot('bonuses-past');
});

test('a stake beyond what the bonus allows is not offered; refused, the page of the game says why', async ({
  page,
  context,
  casino,
  isMobile,
  shot,
}) => {
  const player = await confirmedPlayer(casino.url, 2_000);
  await takeBonus(player, 'STARDUST');
  await context.addCookies(player.cookies());
  const game = new GamePage(page, 'Cosmic Gems');
  await game.open(SLOT, 'real');
  // The control ends at the last step that the bonus allows, and says why.
  const more = game.frame.getByRole('button', { name: 'Raise the bet' });
  await expect(game.cell('Bet')).toHaveText('€1.00');
  await expect(game.frame.getByText('Bet (max. €5.00)')).toBeVisible();
  await expect(async () => {
    await more.click({ timeout: 500 });
    await expect(more).toBeDisabled({ timeout: 100 });
  }).toPass();
  await expect(game.cell('Bet')).toHaveText('€4.00');
  if (isMobile) await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByText('€0.00 of €50.00 wagered').filter({ visible: true })).toBeVisible();
  await shot('bonus-in-game');
  if (isMobile) await page.keyboard.press('Escape');
  // On another device of the player: this page goes on to show its game until it plays.
  const other = await FrameSession.open(player, 'apogee/ember-wyrm');
  expect((await spin(other, 2 * STAKE)).body).toMatchObject({ error: { code: 'limit_reached' } });
  await expect(page.getByText('This bet is too high for your bonus')).toBeVisible();
  await expect(page.getByText('While you are wagering it, the maximum bet per round is €5.00.')).toBeVisible();
});

test('giving a bonus up says first what it takes, by keyboard too', async ({ page, context, casino, shot }) => {
  const player = await confirmedPlayer(casino.url, 2_000);
  await takeBonus(player, 'STARDUST');
  await context.addCookies(player.cookies());
  const bonuses = new BonusesPage(page);
  await bonuses.open();
  const giveUp = bonuses.card('Stardust bonus').getByRole('button', { name: 'Give up: Stardust bonus' });
  await giveUp.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give up this bonus?' });
  await expect(dialog).toContainText('€10.00');
  await expect(dialog).toContainText('€20.00');
  await expectAccessible(page);
  await shot('bonus-give-up');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(giveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(dialog).toBeHidden();
  await expect(bonuses.past).toContainText('Given up');
  await page.goto('/profile/wallets');
  await expect(page.getByText('€20.00').first()).toBeVisible();
  await expect(page.getByText('Bonus money, in play')).toHaveCount(0);
});

test('giving a bonus up names what is at stake in a round that is open', async ({ page, context, casino, shot }) => {
  const player = await confirmedPlayer(casino.url);
  await takeBonus(player, 'STARDUST');
  const table = await FrameSession.open(player, 'cosmo-table/ace-blackjack');
  let hand = await table.play({ type: 'deal', stake: 100 });
  // A blackjack ends at once: deal until there is a hand to play.
  while (hand.round.finished) hand = await table.play({ type: 'deal', stake: 100 });
  await context.addCookies(player.cookies());
  const bonuses = new BonusesPage(page);
  await bonuses.open();
  await bonuses.card('Stardust bonus').getByRole('button', { name: 'Give up: Stardust bonus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up this bonus?' });
  const staked = dialog.getByText('Staked in unfinished rounds; any winnings from it are removed too');
  await expect(staked.locator('xpath=following-sibling::dd[1]')).toHaveText('€1.00');
  await expectAccessible(page);
  await shot('bonus-give-up-open-round');
});

test('who wants no bonuses is given none', async ({ page, context, casino, complaints }) => {
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  const bonuses = new BonusesPage(page);
  await bonuses.open();
  const wish = page.getByRole('switch', { name: 'Send me bonus offers' });
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await bonuses.redeem('STARDUST');
  await expect(page.getByRole('alert')).toContainText('You have turned off bonus offers.');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await page.reload();
  await expect(wish).not.toBeChecked();
  await wish.check();
  await bonuses.redeem('STARDUST');
  await expect(bonuses.card('Stardust bonus')).toContainText('Offered');

  // A press while the one before it is on its way counts, too.
  const line = Promise.withResolvers<void>();
  const saved: unknown[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/update_bonus_settings')) saved.push(request.postDataJSON());
  });
  await page.route('**/update_bonus_settings', (route) => line.promise.then(() => route.continue()));
  await wish.uncheck();
  await wish.check();
  line.resolve();
  await expect.poll(() => saved).toEqual([{ can_issue: false }, { can_issue: true }]);
  await page.reload();
  await expect(wish).toBeChecked();
});
