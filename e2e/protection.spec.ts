import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { casinoEnvironment, dataFolder, openCasino } from './fixtures/casino.ts';
import { newPlayer, signUp } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';
import { expectFigures, SlotPage } from './pages/game.ts';
import { Limits } from './pages/limits.ts';
import { Lobby } from './pages/lobby.ts';
import { Site } from './pages/site.ts';

/** The banner that advertises a game. */
const OFFER = 'One flight, everyone on board';

test('before the first deposit a limit is asked about, once', async ({ page, context, casino, shot, complaints }) => {
  const visitor = new Visitor(casino.url);
  await signUp(visitor);
  await context.addCookies(visitor.cookies());
  const cashbox = new Cashbox(page);
  await page.goto('/deposit');
  const asking = page.getByRole('dialog', { name: 'Set a deposit limit?' });
  // Nothing is proposed: the amount is the player's own word.
  await expect(asking.getByLabel(/^Your limit in/)).toHaveValue('');
  await expect(asking.getByLabel('Period')).toHaveValue('');
  await expectAccessible(page, WCAG);
  await shot('limit-prompt');
  await asking.getByLabel('Period').selectOption({ label: 'Per week' });
  await asking.getByLabel(/^Your limit in/).fill('40');
  await asking.getByRole('button', { name: /^Save/ }).click();
  await cashbox.deposit('50', 'Card');
  await expect(cashbox.dialog.getByText(/This is more than your deposit limit leaves/)).toBeVisible();
  const limits = new Limits(page);
  await limits.open();
  await expect(limits.card('Deposit limit')).toContainText('of €40.00 used');
  await page.goto('/deposit');
  await expect(cashbox.dialog).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !/422|LOAD_CASHBOX_START/.test(complaint))).toEqual([]);
});

test('a guest’s answers stay on the page', async ({ page, shot }) => {
  await page.goto('/responsible-gaming');
  await page.getByRole('main').getByRole('link', { name: 'Self-assessment' }).click();
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())));
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(8);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByText('Answer every question.')).toBeVisible();
  await expectAccessible(page, WCAG);
  for (const question of await questions.all()) await question.getByText('Never').click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Few signs of trouble' })).toBeInViewport();
  await shot('assessment-calm');
  expect(sent.filter((url) => url.includes('assessment'))).toEqual([]);
});

test('who sees signs in the own play is shown no offers', async ({ page, context, casino, shot }) => {
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(lobby.banner).toContainText(OFFER);
  await page.goto('/self-assessment');
  // By keyboard alone.
  for (const question of await page.getByRole('radiogroup').all()) {
    await question.getByRole('radio').first().focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Time to act' })).toBeInViewport();
  await expectAccessible(page, WCAG);
  await shot('assessment-act');
  await page.getByRole('link', { name: 'My limits' }).click();
  await expect(page.getByText('Your self-assessment showed signs to take seriously.')).toBeVisible();
  await lobby.open();
  await expect(new Site(page).wallet).toHaveText('€0.00');
  await expect(lobby.banner).toContainText('Check every round yourself');
  await expect(lobby.banner).not.toContainText(OFFER);
});

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

test('the language of the site is that of the letters @wide', async ({ page, context, casino }) => {
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  await page.goto('/profile/limits');
  await expect(new Site(page).wallet).toHaveText('€0.00');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'English' }).click();
  await footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/profile\/limits$/);
  expect((await player.call('profile.player')).body).toMatchObject({ language: 'de' });
});

test('under the Estonian licence sessions count down and the register closes games @wide', async ({
  page,
  context,
  shot,
  complaints,
}) => {
  test.setTimeout(240_000);
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir, { LICENCE: 'EE' });
  let casino = await openCasino(environment);
  const player = await newPlayer(casino.url);
  await context.addCookies(player.cookies());
  await page.goto(`${casino.url}/`);
  await expect(page.getByRole('timer')).toHaveText(/^This session ends in 11:5\d:\d\d$/);
  await page.goto(`${casino.url}/play/turbogames/rocket-x?mode=real`);
  // The register knows people by their number: a real game asks for it first, and a deposit.
  await page.getByLabel('Personal code').fill('38001085718');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await expect(page.getByText(/^11:5\d:\d\d left$/).filter({ visible: true })).toBeVisible();
  await expectFigures(page);
  await shot('session-in-game');
  await page.goto('about:blank');
  await casino.stop();
  const banned = await runProgram('apps/origin/cli/register.ts', environment, ['ban', '38001085718', '6']);
  expect(banned.printed).toContain('banned until');
  casino = await openCasino(environment);
  await page.goto(`${casino.url}/play/turbogames/rocket-x?mode=real`);
  await expect(page.getByRole('heading', { name: 'You are on the self-exclusion register' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await shot('register-closed');
  await page.goto('about:blank');
  await casino.stop();
  data.remove();
  expect(complaints.splice(0).filter((complaint) => !/422|LOAD_PLAY_LAUNCH_ERROR/.test(complaint))).toEqual([]);
});
