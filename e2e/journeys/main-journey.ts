import { LANGUAGE_COOKIE } from '@cosmodrome/rules/content/language-cookie';
import { expect, test, type Page } from '@playwright/test';
import { winFreeSpins } from '../fixtures/free-spins.ts';
import { balanceOf, card, deposit, newEmail, password } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { centsIn } from '../pages/amounts.ts';
import { Bank } from '../pages/bank.ts';
import { Cashbox } from '../pages/cashbox.ts';
import { Enter } from '../pages/enter.ts';
import { CrashPage, SlotPage } from '../pages/game.ts';
import { History } from '../pages/history.ts';
import { Lobby } from '../pages/lobby.ts';
import { Site } from '../pages/site.ts';

const SLOT = { address: 'orbital-9/cosmic-gems', title: 'Cosmic Gems' };
/** It pays in two of five rounds: so many without one, or all with one, do not happen. */
const MOST_SPINS = 60;

export interface Place {
  page: Page;
  /** Where the casino answers; addresses without a host lead there. */
  url: string;
  shot: (name: string) => Promise<void>;
}

/** How long the whole of it may take on a busy machine, in milliseconds. */
export const MAIN_JOURNEY_TIMEOUT = 420_000;

/** The main job of the product: from a guest who looks around to a round that was played, paid and withdrawn. */
export async function mainJourney({ page, url, shot }: Place): Promise<void> {
  const site = new Site(page);
  const lobby = new Lobby(page);
  const cashbox = new Cashbox(page);
  const person = { email: newEmail(), password };
  let withFeature = '';

  await test.step('a guest looks around', async () => {
    await lobby.open();
    await expect(lobby.banner).toBeVisible();
    await expect(lobby.row('Top')).toBeVisible();
    expect(await lobby.rows.count()).toBeGreaterThanOrEqual(4);
    await shot('01-lobby');

    await lobby.categories.getByRole('link', { name: 'All games' }).click();
    await expect(page).toHaveURL(/\/pokies\/all/);
    await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
    await expect(lobby.shown).toHaveText(/^40 of \d+ shown$/);
    await shot('02-category');
    await lobby.showAll();
    await expect(lobby.shown).toHaveText(/^(?!40 )\d+ of \d+ shown$/);
  });

  await test.step('and plays a demo', async () => {
    await lobby.search(SLOT.title);
    await lobby.choose(SLOT.title, 'Try the demo');
    const game = new SlotPage(page, SLOT.title);
    await game.ready();
    const before = await game.balance();
    // A win of just the stake moves nothing.
    for (let spin = 0; spin < MOST_SPINS && (await game.balance()) === before; spin += 1) await game.spin();
    expect(await game.balance()).not.toBe(before);
    await expect(game.cell('Balance')).toContainText('FUN');
    await shot('03-demo');
  });

  await test.step('registers', async () => {
    await lobby.open();
    await site.join();
    await expect(new Enter(page).signUpForm).toBeVisible();
    await shot('04-sign-up');
    await new Enter(page).register(person);
    await expect(site.wallet).toHaveText('€0.00');
    await shot('05-signed-in');
  });

  await test.step('deposits by card with 3-D Secure', async () => {
    await site.toCashbox();
    await cashbox.introduce();
    await expect(cashbox.dialog).toBeVisible();
    await expect(cashbox.dialog.getByRole('radio').first()).toBeAttached();
    await shot('06-cashbox');
    await cashbox.deposit('50', 'Card');
    const bank = new Bank(page);
    await bank.pay(card.challenge);
    await bank.confirm();
    await expect(cashbox.result('Deposit received')).toBeVisible();
    await shot('07-deposit-result');
    await cashbox.leave('Deposit received');
    await expect(site.wallet).toHaveText('€50.00');
  });

  await test.step('plays a slot until the balance has moved both ways', async () => {
    const game = new SlotPage(page, SLOT.title);
    await game.open(SLOT.address, 'real');
    expect(await game.balance()).toBe(5_000);
    await shot('08-slot');
    // The demo has shown its motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moved = { up: false, down: false };
    for (let spin = 0; spin < MOST_SPINS && !(moved.up && moved.down); spin += 1) {
      const before = await game.balance();
      await game.spin();
      const after = await game.balance();
      if (after > before) moved.up = true;
      if (after < before) moved.down = true;
    }
    expect(moved).toEqual({ up: true, down: true });
    await shot('09-slot-after');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const inFrame = await game.balance();
    await lobby.open();
    await expect.poll(() => site.balance()).toBe(inFrame);
  });

  await test.step('reloads in the middle of free spins and goes on', async () => {
    const visitor = new Visitor(url);
    visitor.take(await page.context().cookies());
    const feature = await winFreeSpins(visitor);
    withFeature = feature.title;
    await lobby.open();
    const unfinished = page.getByRole('main').getByRole('link', { name: feature.title }).first();
    await expect(unfinished).toBeVisible();
    const game = new SlotPage(page, feature.title);
    await game.open(feature.address);
    await expect(game.frame.getByRole('heading', { name: /free spins left$/ })).toBeVisible();
    await shot('10-feature-resumes');
    await game.playOnTo(/^Free spin ([2-9]|\d\d) /);
    // The rest of the free spins, which may be dozens, needs none of the motion that the first ones had.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await game.ready();
    await expect(game.frame.getByRole('heading', { name: /free spins left$/ })).toBeVisible();
    await shot('11-feature-after-reload');
    await game.finish();
    await expect(game.progress).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { body } = await visitor.call('play.history', { query: { page_size: 100 } });
    const round = body.find(({ bet_id }) => bet_id.endsWith(feature.round));
    expect(round?.bet_status).toBe('settled');
  });

  await test.step('plays the rocket with an automatic cash-out until one pays', async () => {
    const game = new CrashPage(page, 'Rocket X');
    await game.open('turbogames/rocket-x');
    await game.cashOutAt('1.10');
    let said = '';
    // Nine of ten flights get that far.
    for (let flight = 0; flight < 6 && !said.includes('Cashed out at 1.10×'); flight += 1) said = await game.bet();
    expect(said).toContain('Cashed out at 1.10×');
    await shot('12-rocket');
  });

  await test.step('withdraws to the e-wallet', async () => {
    const visitor = new Visitor(url);
    visitor.take(await page.context().cookies());
    // Play may have left less than is withdrawn.
    await deposit(visitor, 5_000);
    await lobby.open();
    // A message about an earlier round may still be on its way, and shows its balance for a moment.
    const before = await balanceOf(visitor);
    await expect.poll(() => site.balance()).toBe(before);
    await site.toCashbox();
    await cashbox.withdraw('20', 'E-wallet', 'pilot@wallet.example');
    await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
    await shot('13-withdrawn');
    await cashbox.leave('Your withdrawal has been paid');
    await expect.poll(() => site.balance()).toBe(before - 2_000);
  });

  await test.step('reads the history and recomputes a round', async () => {
    const history = new History(page);
    await history.open();
    await expect(history.rounds.first()).toBeVisible();
    await shot('14-history');
    await history.openRound(withFeature);
    await shot('15-round');
    await history.revealAndRecompute();
    await expect(history.verdict).toContainText('The seed matches the published hash.');
    await expect(history.verdict).toContainText('The stake matches.');
    await expect(history.verdict).toContainText('The win matches.');
    await expect(history.verdict).toContainText('Every step matches.');
    await shot('16-recomputed');
  });

  await test.step('signs out, and nothing of theirs is left', async () => {
    await page.goto('/profile');
    await expect(page.getByLabel('E-mail', { exact: true }).first()).toBeVisible();
    await shot('17-profile');
    await lobby.open();
    const shown = await centsIn(site.wallet);
    expect(shown).toBeGreaterThan(0);
    await site.signOut();
    await expect(site.ways.getByRole('link', { name: 'Join' })).toBeVisible();
    await shot('18-signed-out');
    for (let back = 0; back < 3; back += 1) {
      await page.goBack();
      await expect(site.wallet).toBeHidden();
      await expect(page.locator('body')).not.toContainText(person.email);
      await expect(page.locator('body')).not.toContainText((shown / 100).toFixed(2));
    }
    // Only the language stays: it names nobody.
    const left = (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_casino'));
    expect(left).toEqual([LANGUAGE_COOKIE]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(person.email);
    expect(kept).not.toContain(String(shown));
  });
}
