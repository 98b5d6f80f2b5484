import { expect } from '@playwright/test';
import { codeOf } from './fixtures/authenticator.ts';
import { Keyboard } from './fixtures/keyboard.ts';
import { card, newEmail, password } from './fixtures/player.ts';
import { test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox, introduction } from './pages/cashbox.ts';
import { SlotPage } from './pages/game.ts';
import { Limits } from './pages/limits.ts';
import { Search } from './pages/search.ts';
import { Site } from './pages/site.ts';

const SLOT = 'Cosmic Gems';

test('joining, playing, money, limits, a second factor and a paper need no pointer @wide', async ({ page, casino }) => {
  test.setTimeout(240_000);
  const keyboard = new Keyboard(page);
  const cashbox = new Cashbox(page);
  const site = new Site(page);

  await test.step('joins', async () => {
    await page.goto('/sign-up');
    // Before script has made it a modal, Enter sends the form the plain way, and the next page has the focus elsewhere.
    const form = page.locator('dialog:modal');
    await form.waitFor();
    await keyboard.type(form.getByRole('textbox', { name: 'E-mail' }), newEmail());
    await keyboard.type(form.getByRole('textbox', { name: 'Password' }), password);
    await keyboard.to(form.getByRole('checkbox', { name: /I am 18 or older/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(site.wallet).toHaveText('€0.00');
  });

  await test.step('pays in', async () => {
    // The closed dialog leaves the focus at the start of the page's content; the frame's ways stand before it.
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.enter(site.ways.getByRole('link', { name: 'Deposit' }), 'Shift+Tab');
    await expect(page.getByRole('dialog', { name: 'Your details first' })).toBeVisible();
    for (const [label, value] of introduction) await keyboard.type(page.getByLabel(label), value);
    await page.keyboard.press('Enter');
    const limit = page.getByRole('dialog', { name: 'Set a deposit limit?' });
    await keyboard.to(limit.getByRole('combobox', { name: 'Period' }));
    await page.keyboard.press('ArrowDown');
    await keyboard.type(limit.getByRole('textbox'), '200');
    await page.keyboard.press('Enter');
    await expect(cashbox.dialog.getByRole('textbox', { name: 'You deposit' })).toBeFocused();
    await page.keyboard.type('50');
    await expect(cashbox.dialog.getByRole('radio', { checked: true })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
    await keyboard.type(page.getByLabel('Card number'), card.accepted);
    await keyboard.type(page.getByLabel('Expiry'), '12/39');
    await keyboard.type(page.getByLabel('Security code'), '123');
    await page.keyboard.press('Enter');
    const result = cashbox.result('Deposit received');
    await keyboard.enter(result.getByRole('button', { name: /^(Done|Back)$/ }).last());
    await expect(result).toBeHidden();
    await expect(site.wallet).toHaveText('€50.00');
  });

  await test.step('finds a game and plays a round', async () => {
    await keyboard.enter(page.getByRole('banner').getByRole('link', { name: 'Search' }), 'Shift+Tab');
    const search = new Search(page);
    await expect(search.field).toBeFocused();
    await page.keyboard.type(SLOT);
    await expect(search.options.first()).toContainText(SLOT);
    await page.keyboard.press('ArrowDown');
    await expect(search.active).toContainText(SLOT);
    await page.keyboard.press('Enter');
    const game = new SlotPage(page, SLOT);
    await game.ready();
    await expect(game.cell('Balance')).toHaveText('€50.00');
    await keyboard.enter(game.spinButton);
    await expect(game.cell('Balance')).not.toHaveText('€50.00');
    await expect
      .poll(
        async () => {
          if (await game.onward.isVisible()) await keyboard.enter(game.onward);
          return game.spinButton.isEnabled();
        },
        { timeout: 120_000 },
      )
      .toBe(true);
    await keyboard.enter(page.getByRole('main').getByRole('link', { name: 'Back' }));
    await expect(page).not.toHaveURL(/play/);
    // A key that is pressed while the browser takes the frame away is never answered.
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('sets a limit', async () => {
    await keyboard.enter(page.getByRole('banner').getByRole('link', { name: /^Your profile/ }), 'Shift+Tab');
    const ways = page.getByRole('navigation', { name: 'Your account' });
    await keyboard.enter(ways.getByRole('link', { name: 'Limits' }));
    const loss = new Limits(page).card('Loss limit');
    await keyboard.enter(loss.getByRole('button', { name: 'Set a limit: Loss limit' }));
    await keyboard.to(loss.getByLabel('Period'));
    await page.keyboard.press('ArrowDown');
    await keyboard.type(loss.getByLabel(/^Your limit in/), '100');
    await page.keyboard.press('Enter');
    await expect(loss).toContainText('of €100.00 used');
  });

  await test.step('withdraws', async () => {
    await keyboard.enter(site.wallet, 'Shift+Tab');
    await keyboard.enter(page.getByRole('dialog', { name: 'Balance' }).getByRole('link', { name: 'Cashbox' }));
    const deposit = cashbox.dialog.getByRole('tab', { name: 'Deposit' });
    await expect(deposit).toBeVisible();
    await keyboard.to(deposit, 'Shift+Tab');
    await keyboard.press('ArrowRight');
    const amount = cashbox.dialog.getByRole('textbox', { name: 'You withdraw' });
    await keyboard.type(amount, '20');
    const wallet = cashbox.dialog.getByRole('radio', { name: 'E-wallet' });
    await expect(cashbox.dialog.getByRole('radio', { checked: true })).toBeAttached();
    await keyboard.to(cashbox.dialog.getByRole('radio', { checked: true }));
    for (let step = 0; step < 10 && !(await wallet.isChecked()); step += 1) await keyboard.press('ArrowDown');
    await keyboard.type(cashbox.dialog.getByLabel('Your e-wallet account'), 'pilot@wallet.example');
    await page.keyboard.press('Enter');
    await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
  });

  await test.step('sets up a second factor', async () => {
    await page.goto('/profile/security');
    await keyboard.enter(page.getByRole('button', { name: 'Set it up' }));
    const setUp = page.getByRole('dialog', { name: 'Two-factor sign-in' });
    const key = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    await keyboard.type(setUp.getByRole('textbox', { name: 'Code from the app' }), codeOf(key, Date.now()));
    await keyboard.type(setUp.getByRole('textbox', { name: 'Current password' }), password);
    await page.keyboard.press('Enter');
    await keyboard.enter(page.getByRole('button', { name: "I've saved them" }));
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  });

  await test.step('sends a paper', async () => {
    const ways = page.getByRole('navigation', { name: 'Your account' });
    await keyboard.enter(ways.getByRole('link', { name: 'Verification' }), 'Shift+Tab');
    const upload = page.getByRole('region', { name: 'Send a document' });
    // Before the press: the browser has to hear of it, or it opens a window of its own.
    const asked = page.waitForEvent('filechooser');
    const kind = upload.getByRole('combobox');
    await keyboard.to(kind);
    await page.keyboard.press('ArrowDown');
    await expect(kind).toHaveValue('address');
    await keyboard.to(upload.locator('input[type=file]'));
    await page.keyboard.press('Space');
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    await (await asked).setFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf });
    await keyboard.enter(upload.getByRole('button', { name: 'Send', exact: true }));
    const sent = page.getByRole('region', { name: 'Sent' });
    await expect(sent.getByText('being checked')).toBeVisible();
    await keyboard.enter(sent.getByRole('button', { name: 'Remove bill.pdf' }));
    await expect(sent).toBeHidden();
  });

  const player = new Visitor(casino.url);
  player.take(await page.context().cookies());
  const { body: rounds } = await player.call('play.history', { query: {} });
  expect(rounds).toHaveLength(1);
});
