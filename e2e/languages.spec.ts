import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { longCasino } from './fixtures/long-casino.ts';
import { newEmail, password } from './fixtures/player.ts';

/** One casino for all languages; its English is the long and accented one. Plain English is every other journey's. */
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 780 } });

const casino = longCasino();

type Tree = { readonly [key: string]: string & Tree };
const texts = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(`${casino.contentDir}/locales/${language}/messages/${file}.json`, 'utf8')) as Tree;

for (const [language, prefix] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  test(`an account is opened, filled in, limited, left and entered again in ${language} @wide @all`, async ({
    page,
  }) => {
    const identity = texts(language, 'identity') as unknown as {
      email: string;
      password: string;
      signIn: Tree;
      signUp: Tree;
    };
    const profile = texts(language, 'profile');
    const limits = texts(language, 'limits') as unknown as { set: string; form: Tree; per: Tree; types: Tree };
    const shell = texts(language, 'shell') as unknown as { signOut: string; nav: Tree; wallet: Tree };
    const email = newEmail();
    const type = async (title: string, secret: string, button: string): Promise<void> => {
      const form = page.getByRole('dialog', { name: title });
      await expect(page.locator('dialog:modal')).toBeVisible();
      await form.getByRole('textbox', { name: identity.email }).fill(email);
      await form.getByRole('textbox', { name: identity.password }).fill(secret);
      await expectToFit(page);
      await expectAccessible(page, WCAG);
      const terms = form.getByRole('checkbox').first();
      if (await terms.isVisible()) await terms.check();
      await form.getByRole('button', { name: button, exact: true }).click();
    };
    const wallet = page.getByRole('button', { name: shell.wallet['open'] ?? '' });

    await page.goto(`${casino.url}${prefix}/sign-up`);
    await type(identity.signUp['title'] ?? '', password, identity.signUp['button'] ?? '');
    await expect(wallet).toBeVisible();

    await page.goto(`${casino.url}${prefix}/profile`);
    await page.locator('input[name=city]').fill('Köln');
    await page
      .getByRole('button', { name: profile['save'] ?? '' })
      .first()
      .press('Enter');
    await expect(page.getByText(profile['saved'] ?? '', { exact: true })).toBeVisible();
    await expectToFit(page);

    await page.goto(`${casino.url}${prefix}/profile/limits`);
    const title = limits.types['deposit']?.['title'] ?? '';
    const card = page.getByRole('region', { name: title });
    await card.getByRole('button', { name: `${limits.set}: ${title}` }).press('Enter');
    await card.getByLabel(limits.form['period'] ?? '').selectOption({ label: limits.per['day'] ?? '' });
    await card.getByRole('textbox').fill('50');
    await card.getByRole('textbox').press('Enter');
    await expect(card.getByRole('textbox')).toBeHidden();
    await expect(card).toContainText('50');
    await expectToFit(page);
    await expectAccessible(page, WCAG);

    await page.getByRole('button', { name: shell.nav['menu'] ?? '' }).click();
    const menu = page.getByRole('dialog', { name: shell.nav['menu'] ?? '' });
    await expectToFit(page);
    await menu.getByRole('button', { name: shell.signOut }).click();
    await expect(wallet).toBeHidden();

    await page.goto(`${casino.url}${prefix}/sign-in`);
    await type(identity.signIn['title'] ?? '', 'Wrong-Rocket-43', identity.signIn['button'] ?? '');
    await expect(page.getByText(texts(language, 'errors')['invalid_credentials'] ?? '')).toBeVisible();
    await expectToFit(page);
    await type(identity.signIn['title'] ?? '', password, identity.signIn['button'] ?? '');
    await expect(wallet).toBeVisible();
    await page.goto(`${casino.url}${prefix}/profile`);
    await expect(page.locator('input[name=city]')).toHaveValue('Köln');
  });
}
