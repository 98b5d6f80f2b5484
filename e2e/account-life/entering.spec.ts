import { expect, type Locator } from '@playwright/test';
import { addVirtualAuthenticator, codeOf } from '../fixtures/authenticator.ts';
import { linkOf } from '../fixtures/letters.ts';
import { newEmail, password } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { languages, test, titled, Walk } from './setting.ts';

const WRONG = 'Wrong-Rocket-43';
const SECOND = 'Orbit-2027?-orbit';
const THIRD = 'Comet-2028;-comet';

/** The form that is open, filled in by what a browser fills in for its owner. */
async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form.locator(`[autocomplete="${name}"]`).fill(value);
}

for (const language of languages) {
  test(titled('an account is opened, guarded, lost, found and closed', language), async ({ page, casino, shot }) => {
    test.setTimeout(300_000);
    // Passkeys are bound to a name: an address of figures has none.
    const url = casino.url.replace('127.0.0.1', 'localhost');
    const walk = new Walk(page, language, url, shot);
    const email = newEmail();
    const modal = page.locator('dialog:modal');
    await walk.arrive();
    await addVirtualAuthenticator(page);

    await test.step('joins', async () => {
      await walk.open('/sign-up');
      const form = walk.dialog('identity.signUp.title');
      await modal.waitFor();
      await walk.button('identity.signUp.button', form).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await walk.look('sign-up-refused');
      await fill(form, { username: email, 'new-password': password });
      await form.getByText(walk.t('bonuses.choice.title')).click();
      await expect(form.getByText(walk.t('bonuses.choice.none'), { exact: true })).toBeInViewport();
      await walk.look('sign-up');
      await form.getByRole('checkbox', { name: walk.t('identity.signUp.terms') }).check();
      await walk.button('identity.signUp.button', form).click();
      await expect(walk.wallet).toBeVisible();
    });

    await test.step('confirms the address', async () => {
      await walk.open('/profile/security');
      const panel = walk.region('contact.panel.title');
      await walk.button('contact.panel.resend', panel).click();
      await walk.says('contact.verify.sent');
      await walk.look('security');
      const letter = await linkOf(page.url(), email, walk.t('mail.confirmation.subject'));
      await walk.open(letter);
      await expect(walk.dialog('contact.confirmation.done')).toBeVisible();
      await walk.look('confirmed');
      await walk.button('contact.confirmation.lobby').click();
      await expect(modal).toBeHidden();
    });

    await test.step('leaves, forgets the password, and comes back with a new one', async () => {
      await walk.signOut();
      await walk.open('/sign-in');
      const form = walk.dialog('identity.signIn.title');
      await modal.waitFor();
      await fill(form, { username: email, 'current-password': WRONG });
      await walk.button('identity.signIn.button', form).click();
      // How many tries are left stands behind it.
      await expect(form.getByText(walk.t('errors.invalid_credentials'))).toBeVisible();
      await walk.look('sign-in-refused');
      await form.getByRole('link', { name: walk.t('identity.signIn.forgot') }).click();
      const remind = walk.dialog('restore.remind.title');
      await expect(remind.locator('[type=email]')).toHaveValue(email);
      await walk.look('remind');
      await walk.button('restore.remind.button', remind).click();
      await expect(walk.dialog('restore.remind.sent')).toBeVisible();
      await walk.look('remind-sent');

      await walk.open(await linkOf(page.url(), email, walk.t('mail.password.subject')));
      const choose = walk.dialog('restore.newPassword.title');
      await walk.field('restore.newPassword.new', choose).fill(SECOND);
      await walk.field('restore.newPassword.repeat', choose).fill(WRONG);
      await walk.button('restore.newPassword.button', choose).click();
      await walk.says('errors.passwords_differ', choose);
      await walk.look('new-password');
      await walk.field('restore.newPassword.repeat', choose).fill(SECOND);
      await walk.button('restore.newPassword.button', choose).click();
      await fill(form, { username: email, 'current-password': SECOND });
      await walk.button('identity.signIn.button', form).click();
      await expect(walk.wallet).toBeVisible();
    });

    await test.step('changes the password and ends a session elsewhere', async () => {
      await walk.open('/profile/security');
      const panel = walk.region('security.password.title');
      await walk.field('security.password.current', panel).fill(WRONG);
      await walk.field('security.password.new', panel).fill(THIRD);
      await walk.field('security.password.repeat', panel).fill(THIRD);
      await walk.button('security.password.button', panel).click();
      await walk.says('errors.password_wrong', panel);
      await walk.look('password-refused');
      await walk.field('security.password.current', panel).fill(SECOND);
      await walk.button('security.password.button', panel).click();
      await walk.says('security.password.done');
      for (let far = 0; far < 2; far += 1) {
        await new Visitor(url).call('identity.signIn', { body: { user: { email, password: THIRD } } });
      }
      await walk.open('/profile/security');
      const devices = walk.region('security.sessions.title');
      await expect(devices.getByRole('listitem')).toHaveCount(3);
      await walk.look('sessions');
      await devices
        .getByRole('button', { name: walk.t('security.sessions.endOf') })
        .first()
        .click();
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await walk.says('security.sessions.ended');
    });

    let secret = '';
    let codes: string[] = [];
    await test.step('sets a second factor up, and makes a passkey', async () => {
      await walk.button('security.twoFactor.setUp').click();
      const dialog = walk.dialog('security.twoFactor.title');
      secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      await walk.field('security.twoFactor.code', dialog).fill('000000');
      await walk.field('security.twoFactor.password', dialog).fill(THIRD);
      await walk.button('security.twoFactor.turnOn', dialog).click();
      await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
      await walk.look('two-factor');
      await walk.field('security.twoFactor.code', dialog).fill(codeOf(secret, Date.now()));
      await walk.button('security.twoFactor.turnOn', dialog).click();
      const kept = walk.dialog('security.twoFactor.codesTitle');
      await expect(kept.getByRole('listitem')).toHaveCount(10);
      await walk.look('recovery-codes');
      codes = await kept.getByRole('listitem').allInnerTexts();
      await walk.button('security.twoFactor.kept', kept).click();
      await walk.says('security.twoFactor.on');

      await walk.button('security.passkeys.add').click();
      const adding = walk.dialog('security.passkeys.add');
      await walk.field('security.passkeys.name', adding).fill('Key ring');
      await walk.field('security.password.current', adding).fill(THIRD);
      await walk.field('security.twoFactor.offCode', adding).fill(codes[2] ?? '');
      await walk.look('passkey');
      await walk.button('security.passkeys.make', adding).click();
      const panel = walk.region('security.passkeys.title');
      await expect(panel.getByRole('listitem')).toContainText('Key ring');
      await panel.getByRole('button', { name: walk.t('security.passkeys.renameOf') }).click();
      const renaming = walk.dialog('security.passkeys.renameOf');
      await walk.field('security.passkeys.name', renaming).fill('Key ring of the launch pad, third drawer');
      await walk.look('passkey-name');
      await walk.button('security.passkeys.rename', renaming).click();
      await expect(panel.getByRole('listitem')).toContainText('third drawer');
      await walk.look('security-guarded');
    });

    await test.step('is asked for the code, and the passkey stands for all of it', async () => {
      await walk.signOut();
      const form = walk.dialog('identity.signIn.title');
      await walk.open('/sign-in');
      await modal.waitFor();
      await fill(form, { username: email, 'current-password': THIRD });
      await walk.button('identity.signIn.button', form).click();
      await walk.field('identity.code.label', form).fill('000000');
      await walk.button('identity.signIn.button', form).click();
      await walk.says('identity.code.wrong', form);
      await walk.look('code');
      await walk.button('identity.code.recovery', form).click();
      await walk.look('code-of-recovery');
      await walk.field('identity.code.recoveryLabel', form).fill(codes[0] ?? '');
      await walk.button('identity.signIn.button', form).click();
      await expect(walk.wallet).toBeVisible();
      // The way to the page below closes a menu that is already open.
      await expect(form).toBeHidden();
      await walk.signOut();
      await walk.open('/sign-in');
      await modal.waitFor();
      await walk.button('identity.passkey.use', form).click();
      await expect(walk.wallet).toBeVisible();
    });

    await test.step('gives the guards up again, and takes the own data along', async () => {
      await walk.open('/profile/security');
      await walk.button('security.twoFactor.renew').click();
      const renewing = walk.dialog('security.twoFactor.renew');
      await walk.field('security.twoFactor.password', renewing).fill(THIRD);
      await walk.field('security.twoFactor.offCode', renewing).fill(codes[1] ?? '');
      await walk.look('new-codes');
      await walk.button('security.twoFactor.renew', renewing).click();
      const kept = walk.dialog('security.twoFactor.codesTitle');
      await expect(kept.getByRole('listitem')).toHaveCount(10);
      codes = await kept.getByRole('listitem').allInnerTexts();
      await walk.button('security.twoFactor.kept', kept).click();
      await walk.button('security.twoFactor.turnOff').click();
      const off = walk.dialog('security.twoFactor.offTitle');
      await walk.field('security.twoFactor.password', off).fill(THIRD);
      await walk.field('security.twoFactor.offCode', off).fill(codes[1] ?? '');
      await walk.look('two-factor-off');
      await walk.button('security.twoFactor.turnOff', off).click();
      await walk.says('security.twoFactor.isOff');
      await walk.page.getByRole('button', { name: walk.t('security.passkeys.removeOf') }).click();
      const removing = walk.dialog('security.passkeys.removeOf');
      await walk.field('security.password.current', removing).fill(THIRD);
      await walk.look('passkey-removal');
      await walk.button('security.passkeys.remove', removing).click();
      await expect(walk.region('security.passkeys.title').getByRole('listitem')).toHaveCount(0);
      const download = page.waitForEvent('download');
      await walk.button('profile.data.button').click();
      expect((await download).suggestedFilename()).toBe('my-data.json');
    });

    await test.step('closes the account', async () => {
      await walk.button('security.close.button').click();
      const question = walk.dialog('security.close.dialog');
      await question.locator('[autocomplete=current-password]').fill(WRONG);
      await walk.button('security.close.confirm', question).click();
      await expect(question.locator('[aria-invalid=true]')).toBeVisible();
      await walk.look('closing');
      await question.locator('[autocomplete=current-password]').fill(THIRD);
      await walk.button('security.close.confirm', question).click();
      await walk.says('security.close.done');
      await expect(page).not.toHaveURL(/security/);
      await expect(walk.wallet).toBeHidden();
      await walk.look('closed');
    });
  });
}
