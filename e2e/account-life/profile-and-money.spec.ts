import { expect } from '@playwright/test';
import { card, confirmAddress, deposit, details, register } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { languages, test, titled, Walk } from './setting.ts';

/** More than goes out without a person's look. */
const LARGE = 210_000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

for (const language of languages) {
  test(titled('a profile is filled in, and money goes in and out', language), async ({ page, casino, shot }) => {
    test.setTimeout(300_000);
    const walk = new Walk(page, language, casino.url, shot);
    const player = new Visitor(casino.url);
    const email = await register(player);
    await walk.arrive(player);

    await test.step('tells who they are', async () => {
      await walk.open('/profile');
      const about = walk.region('profile.about.title');
      await about.locator('[autocomplete=nickname]').fill('x');
      await about.locator('[autocomplete=given-name]').fill(details.first_name);
      await about.locator('[autocomplete=family-name]').fill(details.last_name);
      await about.locator('[autocomplete=bday]').fill(`01/01/${new Date().getUTCFullYear() - 17}`);
      await walk.button('profile.save', about).click();
      await expect(about.locator('[aria-invalid=true]')).toHaveCount(2);
      await walk.look('profile-refused');
      await about.locator('[autocomplete=nickname]').fill('Patient Pilot');
      await about.locator('[autocomplete=bday]').fill(details.date_of_birth);
      await walk.button('profile.save', about).click();
      await walk.says('profile.saved');
      await expect(about.locator('[autocomplete=given-name]')).toHaveCount(0);
      const offers = walk.region('contact.offers.title');
      await offers.getByRole('checkbox', { name: walk.t('contact.offers.ways.receive_promos'), exact: true }).check();
      await walk.look('offers');
      await walk.button('profile.save', offers).click();
      await walk.says('contact.offers.subscribed');
    });

    await test.step('shows papers', async () => {
      await walk.open('/profile/verification');
      const upload = walk.region('documents.upload.title');
      const file = upload.locator('input[type=file]');
      await walk.button('documents.upload.button', upload).click();
      await walk.says('documents.upload.none', upload);
      await file.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
      await walk.button('documents.upload.button', upload).click();
      await walk.says('errors.file_kind', upload);
      await walk.look('document-refused');
      await upload.getByRole('combobox').selectOption('payment_method');
      const name = 'statement-of-the-bank-for-the-third-quarter-with-all-its-pages.pdf';
      await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
      await walk.button('documents.upload.button', upload).click();
      const sent = walk.region('documents.list.title');
      await walk.says('documents.stands.pending', sent);
      await walk.look('document-sent');
      await sent.getByRole('button', { name: walk.t('documents.list.remove') }).click();
      await expect(sent).toBeHidden();
    });

    await test.step('opens, takes and hides wallets', async () => {
      await walk.open('/profile/wallets');
      // A currency's name is told to its end.
      const cut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
      for (const name of await page.locator('.wallet-choice-name').all()) expect(await name.evaluate(cut)).toBe(false);
      await walk.look('wallets');
      await walk.region('cashbox.wallets.openTitle').getByRole('button', { name: /^BTC/ }).click();
      await walk.says('cashbox.wallets.opened');
      const own = walk.region('cashbox.wallets.listTitle');
      await own.getByRole('button', { name: walk.t('cashbox.wallets.useOf') }).click();
      await own.getByRole('button', { name: walk.t('cashbox.wallets.hide') }).click();
      const hidden = walk.region('cashbox.wallets.hiddenTitle');
      await expect(hidden).toContainText('BTC');
      await walk.look('wallets-hidden');
      await walk.wallet.click();
      await expect(walk.dialog('shell.wallet.label')).toBeVisible();
      await walk.look('wallet-panel');
      await page.keyboard.press('Escape');
      await hidden.getByRole('button', { name: walk.t('cashbox.wallets.showOf') }).click();
      await expect(own).toContainText('BTC');
    });

    await test.step('types codes, takes a bonus and gives it up', async () => {
      await walk.open('/profile/promocode');
      const codes = walk.region('bonuses.code.title');
      await walk.button('bonuses.code.button', codes).click();
      await walk.says('bonuses.code.required', codes);
      await walk.field('bonuses.code.label', codes).fill('NOSUCHCODE');
      await walk.button('bonuses.code.button', codes).click();
      await walk.says('bonuses.code.failed_to_activate');
      await walk.look('code-refused');
      await walk.field('bonuses.code.label', codes).fill('stardust');
      await walk.button('bonuses.code.button', codes).click();
      await walk.says('bonuses.code.successfully_activated');
      await walk.look('code-redeemed');
      // A bonus is for whom letters reach; that way is another journey's.
      await confirmAddress(player, email);
      await page
        .getByRole('main')
        .getByRole('link', { name: walk.t('bonuses.code.gifts'), exact: true })
        .click();
      await walk.look('bonus-offered');
      await page.getByRole('button', { name: startOf(walk.t('gifts.actions.take')) }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await walk.look('bonus-in-play');
      await page.getByRole('button', { name: startOf(walk.t('gifts.actions.giveUp')) }).click();
      const question = walk.dialog('bonuses.cancel.title');
      await walk.says('bonuses.cancel.kept', question);
      await walk.look('bonus-give-up');
      await walk.button('bonuses.cancel.confirm', question).click();
      await walk.says('bonuses.cancel.gone');
      await walk.open('/profile/promocode');
      const kept = page.waitForResponse(/bonus_settings/);
      await page.getByRole('switch').uncheck();
      await kept;
      await walk.open('/profile/promocode');
      await expect(page.getByRole('switch')).not.toBeChecked();
      for (const path of ['/profile/level', '/profile/games-history', '/favorite-games']) {
        await walk.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await walk.look(path.split('/').at(-1) ?? '');
      }
    });

    await test.step('reads the same page in another language', async () => {
      await walk.open('/profile');
      const other = language.name === 'de' ? 'en' : 'de';
      for (const code of [other, language.code]) {
        const choice = page.getByRole('combobox').filter({ has: page.locator('option[value=fr-CA]') });
        await choice.selectOption(code);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        expect(new URL(page.url()).pathname).toMatch(/\/profile$/);
      }
    });

    await test.step('deposits by card', async () => {
      await walk.open('/deposit');
      const asking = walk.dialog('cashbox.identity.title');
      await walk.button('cashbox.identity.save', asking).click();
      await expect(asking.locator('[aria-invalid=true]').first()).toBeVisible();
      await walk.look('details');
      await asking.locator('[autocomplete=street-address]').fill(details.address);
      await asking.locator('[autocomplete=postal-code]').fill(details.postal_code);
      await asking.locator('[autocomplete=address-level2]').fill(details.city);
      await asking.locator('[autocomplete=tel]').fill(details.mobile_phone);
      await walk.button('cashbox.identity.save', asking).click();
      const limit = walk.dialog('protection.prompt.first.title');
      await expect(limit.getByRole('combobox')).toBeVisible();
      await walk.look('limit-question');
      await walk.button('protection.prompt.first.skip', limit).click();
      const cashbox = walk.dialog('cashbox.title');
      const amount = walk.field('cashbox.amount.deposit', cashbox);
      await expect(cashbox.getByRole('radio', { checked: true })).toBeAttached();
      await amount.fill('1');
      await amount.press('Enter');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await walk.look('deposit-refused');
      await cashbox.getByRole('button', { name: walk.t('cashbox.methods.more') }).click();
      await amount.fill('50');
      await walk.look('deposit');
      await cashbox.getByRole('button', { name: walk.t('cashbox.submit.deposit') }).click();
      await page.locator('[name=number]').fill(card.accepted);
      await page.locator('[name=expiry]').fill('12/39');
      await page.locator('[name=cvc]').fill('123');
      await walk.look('bank');
      await page.locator('[name=cvc]').press('Enter');
      await expect(
        page.getByRole('heading', { name: walk.t('cashbox.result.states.deposit.succeeded') }),
      ).toBeVisible();
      await walk.look('deposit-in');
    });

    await test.step('is shown where to send a coin', async () => {
      await walk.open('/deposit');
      const cashbox = walk.dialog('cashbox.title');
      await cashbox.getByRole('button', { name: walk.t('cashbox.methods.more') }).click();
      await cashbox.locator('[name=method][value=bitcoin]').check({ force: true });
      await walk.field('cashbox.amount.deposit', cashbox).fill('100');
      await cashbox.getByRole('button', { name: walk.t('cashbox.submit.deposit') }).click();
      await walk.says('cashbox.qr.address');
      await walk.look('coin');
    });

    await test.step('withdraws, takes back and locks', async () => {
      await walk.open('/withdraw');
      const cashbox = walk.dialog('cashbox.title');
      await cashbox.getByRole('radio', { name: walk.t('cashbox.methods.e-wallet') }).check({ force: true });
      await walk.field('cashbox.amount.withdraw', cashbox).fill('20');
      await walk.button('cashbox.submit.withdraw', cashbox).click();
      await walk.says('cashbox.fields.required', cashbox);
      await walk.look('withdraw-refused');
      await walk.field('cashbox.fields.wallet_account', cashbox).fill('pilot@wallet.example');
      await walk.button('cashbox.submit.withdraw', cashbox).click();
      await expect(
        page.getByRole('heading', { name: walk.t('cashbox.result.states.cashout.succeeded') }),
      ).toBeVisible();
      await walk.look('withdrawal-paid');

      const way = { method: 'e-wallet', currency: 'EUR', fields: { wallet_account: 'pilot' } } as const;
      for (let paid = 0; paid < LARGE; paid += 105_000) await deposit(player, 105_000);
      for (const end of ['take', 'lock'] as const) {
        await player.call('cashbox.start', { body: { action: 'cashout', amount_cents: LARGE, ...way } });
        await walk.open('/dashboard');
        await page
          .getByRole('list', { name: walk.t('cashbox.history.list') })
          .getByRole('button')
          .first()
          .click();
        await walk.says('cashbox.result.states.cashout.reserved');
        await walk.look('withdrawal-waits');
        await walk.button(`cashbox.result.recall.${end}`).click();
        if (end === 'take') {
          await expect(page.getByRole('heading', { name: walk.t('cashbox.result.recall.question') })).toBeFocused();
          await walk.look('recall');
          await walk.button('cashbox.result.recall.take').click();
          await walk.says('cashbox.result.states.cashout.recalled');
          await walk.look('recalled');
        } else {
          await walk.says('cashbox.result.recall.locked');
          await walk.look('locked');
        }
      }
      await walk.open('/dashboard');
      await expect(page.getByRole('list', { name: walk.t('cashbox.history.list') })).toBeVisible();
      await walk.look('payments');
    });
  });
}

/** A button whose name says of what it is after these words. */
const startOf = (words: string | RegExp): RegExp => new RegExp(`^${typeof words === 'string' ? words : words.source}`);
