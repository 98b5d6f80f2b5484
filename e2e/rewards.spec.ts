import { contentWithAll } from './fixtures/content.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { balanceOf, deposit } from './fixtures/player.ts';
import { sameDays, smallTiers } from './fixtures/small-rewards.ts';
import { expect, test } from './fixtures/test.ts';
import { until } from './fixtures/until.ts';
import { SlotPage } from './pages/game.ts';

const SLOT = { address: 'orbital-9/cosmic-gems', game: 'orbital-9/CosmicGems', title: 'Cosmic Gems' };
const COUNT = 2;
const FREE_SPINS = {
  kind: 'freespins',
  games: [SLOT.game],
  count: COUNT,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 7,
};
/** Sends its visitors into the group of the welcome pack. */
const WELCOME_TAG = '131811';
const ADVENTURE_GROUP = '791';

/**
 * Tiers that ask for a thousandth of what they ask, points by the hundred for a euro, a pack that is wagered once, and a
 * calendar that asks and gives the same on each day, so that the journey is the same on each day.
 */
const generousContent = (): string =>
  contentWithAll({
    'vip/vip.json': smallTiers(),
    'adventure/adventure.json': sameDays('small'),
    'levels/levels.json': { points_for_a_euro: 10 },
    'bonuses/welcome-1.json': { wager: 1 },
  });

test('a new player is given everything that the house gives, uses it, and takes the money out', async ({
  page,
  context,
  isMobile,
  shot,
}) => {
  test.setTimeout(300_000);
  const { casino, player, close } = await preparedPlayer({
    context,
    settings: { CONTENT_DIR: generousContent() },
    tag: WELCOME_TAG,
    prepare: async ({ grant, addToGroup }) => {
      expect(await grant('spins', FREE_SPINS)).toContain('granted');
      expect(await grant('spins', FREE_SPINS)).toContain('already');
      await grant('box', { kind: 'lootbox', box: 'cargo' });
      await grant('turn', { kind: 'wheelspins', count: 1, group_key: 'wheel' });
      await grant('coins', { kind: 'points', chargeable: 2_500 });
      await addToGroup(ADVENTURE_GROUP);
    },
  });
  const go = (address: string): Promise<unknown> => page.goto(casino.url + address);

  // The calendar is opened before the deposit that completes its day.
  await go('/cosmodrome-adventure');
  await expect(page.getByRole('main')).toContainText('Deposit');
  await shot('rewards-adventure');

  // The first step of the welcome pack comes with the first deposit.
  await go('/promo/welcome-pack');
  await expect(page.getByRole('main')).toContainText('Welcome pack');
  await shot('rewards-pack');
  await player.call('bonuses.setCode', { body: { deposit_bonus_code: 'WELCOME1' } });
  await deposit(player, 2_000);
  const wagering = async () => (await player.call('bonuses.list')).body.find(({ stage }) => stage === 'handle_bets');
  expect(await until(wagering, (found) => found !== undefined)).toMatchObject({ amount_cents: 2_000 });

  await go('/cosmodrome-adventure');
  await expect(page.getByRole('main')).toContainText('1 of');
  await shot('rewards-adventure-day');

  // Free spins of the house are played to the end.
  await go(`/play/${SLOT.address}?mode=real`);
  const bar = page.getByRole('region', { name: /free spin|won/i });
  await expect(bar).toContainText(`${COUNT} free spins wait here`);
  await bar.getByRole('button', { name: 'Play free spins' }).click();
  await expect(bar).toContainText(`Free spin 0 of ${COUNT}`);
  const game = new SlotPage(page, SLOT.title);
  await game.frame.getByRole('button', { name: 'Play free spins' }).click();
  const playOn = game.frame.getByRole('button', { name: 'Play on with your own money' });
  // A sheet over the game of a phone, a part of the page beside it on a desktop.
  const end = page.getByRole(isMobile ? 'dialog' : 'region').filter({ hasText: `${COUNT} of ${COUNT} played` });
  for (let spin = 0; spin < COUNT; spin += 1) {
    await game.frame.getByRole('button', { name: /^Play a free spin, / }).click();
    // A round may win a feature of the game, which is one spin all the same. The page tells of the end after the game.
    await expect(async () => {
      for (const button of [game.onward, playOn]) if (await button.isVisible()) await button.click({ timeout: 1_000 });
      if (spin + 1 < COUNT) await expect(bar).toContainText(`Free spin ${spin + 1} of ${COUNT}`, { timeout: 1_000 });
      else await expect(end).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    if (spin > 0) continue;
    await shot('freespins-played');
    // Own money may be staked in between; the free spins wait.
    const choice = async (name: 'Free spins' | 'Real'): Promise<void> => {
      const option = page.getByRole('radio', { name, exact: true }).filter({ visible: true });
      // A press while the menu still moves can miss, and one that counts may close it.
      const soon = { timeout: 1_000 };
      await expect(async () => {
        if (!(await option.isVisible())) await page.getByRole('button', { name: 'Game menu' }).click();
        if (!(await option.isChecked(soon))) await option.click({ force: true, ...soon });
        expect(await option.isChecked(soon)).toBe(true);
      }).toPass();
      await page.keyboard.press('Escape');
    };
    await choice('Real');
    await expect(game.frame.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    await choice('Free spins');
    await game.frame.getByRole('button', { name: 'Play free spins' }).click();
  }
  expect((await player.call('freespins.list')).body).toMatchObject([{ stage: 'finished', freespins_performed: COUNT }]);
  await shot('freespins-ended');
  await end.getByRole('button', { name: /^Play on with / }).click();
  await shot('freespins-after');
  await expect(game.frame.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();

  // The box is opened, and the wheel turned by the keyboard alone.
  await go('/lootboxes');
  await page.getByRole('button', { name: 'See what can be inside' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the box' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/chance/i)
      .first(),
  ).toBeVisible();
  await shot('rewards-box');
  await go('/rocket-mart/wheel');
  await page.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You got' })).toBeVisible();
  await shot('rewards-wheel');
  const { body: draws } = await player.call('draws.list');
  expect(new Set(draws.draws.map(({ key }) => key.split(':')[0]))).toEqual(new Set(['lootbox', 'wheel']));

  // Stakes, the highest that the bonus allows, wager it, bring coins and lift into the club.
  for (let rounds = 0; (await wagering()) !== undefined && rounds < 40; rounds += 1) {
    const frame = await FrameSession.open(player, SLOT.address);
    await frame.playRound({ type: 'spin', stake: 500 });
  }
  await go('/vip');
  await expect(page.getByRole('region', { name: 'Your tier' })).toContainText('Bronze');
  await shot('rewards-bronze');

  // Coins become spins.
  await go('/rocket-mart/freespins');
  const spins = page.getByRole('article', { name: '10 free spins' });
  await spins.getByRole('button', { name: /^Exchange/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Exchange .* coins/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: /It is yours/ })).toBeVisible();

  // What is left is real money, and goes out.
  await until(wagering, (found) => found === undefined);
  await deposit(player, 2_000);
  const before = await balanceOf(player);
  const cashout = { action: 'cashout', method: 'e-wallet', currency: 'EUR', amount_cents: 2_000 } as const;
  const started = await player.call('cashbox.start', {
    body: { ...cashout, fields: { wallet_account: 'pilot@wallet.example' } },
  });
  expect(started.status, JSON.stringify(started.raw)).toBe(201);
  expect(await balanceOf(player)).toBe(before - 2_000);
  // A page that is open misses the casino when it ends.
  await page.goto('about:blank');
  await close();
});
