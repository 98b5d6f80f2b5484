import { expectAccessible } from './fixtures/accessible.ts';
import { FrameSession, type Reply } from './fixtures/frame-session.ts';
import { confirmAddress, deposit, newEmail, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { GamePage } from './pages/game.ts';
import { GiftsPage } from './pages/gifts.ts';

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

  const gifts = new GiftsPage(page);
  await gifts.open();
  const [chosen, offered] = [gifts.card('Launch bonus'), gifts.card('Stardust bonus')];
  const take = offered.getByRole('button', { name: 'Take it: Stardust bonus' });
  await expect(chosen).toContainText('Bets of €50.00 within 14 days, at most €2.00 each');
  await expect(take).toHaveCount(0);
  await shot('bonuses-new-player');
  await expectAccessible(page);
  await chosen.getByRole('link', { name: 'Confirm my address: Launch bonus' }).click();
  await expect(page.getByRole('dialog')).toContainText(`We've sent an e-mail to ${email}.`);
  await page.keyboard.press('Escape');
  // In the mailbox of another window: this page hears of it.
  await confirmAddress(new Visitor(casino.url), email);
  await expect(chosen).toContainText('€0.00 of €50.00 wagered');
  await expect(take).toBeVisible();
  await expect(page.getByRole('link', { name: /^Confirm my address/ })).toHaveCount(0);
  await shot('bonuses-confirmed');
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
    if (await more.isEnabled()) await more.click({ timeout: 500 });
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
