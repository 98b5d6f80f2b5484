import type { Locator } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expectToFit } from './fixtures/fit.ts';
import { newEmail, password, whoIsThere } from './fixtures/player.ts';
import { expect, test } from './fixtures/dressed.ts';
import { Enter } from './pages/enter.ts';
import { Site } from './pages/site.ts';

test('joining consents to nothing by itself, and says which device it comes from', async ({ page }) => {
  await page.goto('/sign-up');
  const form = page.getByRole('dialog', { name: 'Ready for lift-off' });
  await expect(page.locator('dialog:modal')).toBeVisible();
  const boxes = form.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  const email = newEmail();
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Please tick this box.')).toBeVisible();
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/users'));
  await form.getByRole('button', { name: 'Create account' }).click();
  const { user } = (await asked).postDataJSON() as { user: Record<string, unknown> };
  expect(user).toMatchObject({ email, terms_acceptance: true, age_acceptance: true, receive_promos: false });
  expect(user['dfpc']).toMatch(/^[0-9a-f]{32}$/);
  await expect(form).toBeHidden();
});

test(
  'the form begins with the place of the visitor, and takes another one',
  { tag: '@wide' },
  async ({ page, casino }) => {
    const form = new Enter(page).signUpForm;
    const country = form.getByRole('combobox', { name: 'Country' });
    const currency = form.getByRole('combobox', { name: 'Currency' });
    for (const [here, money] of [
      ['DE', 'EUR'],
      ['NO', 'NOK'],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'x-country': here });
      await page.goto('/en/sign-up');
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(country).toHaveValue(here);
      await expect(currency).toHaveValue(money);
    }
    await country.selectOption('Canada');
    await expect(currency).toHaveValue('CAD');
    await currency.selectOption('EUR');
    const email = newEmail();
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form).toBeHidden();
    expect(await whoIsThere(page, casino.url)).toMatchObject({ email, country: 'CA', currency: 'EUR' });
  },
);

test.describe('from a restricted country', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } });

  const doors = [
    {
      overlay: '/en/sign-in',
      whole: '/en/login',
      name: 'Sign in',
      reason: 'Login not available in your country',
      press: (site: Site) => site.signIn(),
    },
    {
      overlay: '/en/sign-up',
      whole: '/en/registration',
      name: 'Create account',
      reason: 'Registration restricted in your country',
      press: (site: Site) => site.join(),
    },
  ];
  for (const { overlay, whole, name, reason, press } of doors) {
    test(`${overlay} says why it is closed and leads back to the lobby`, async ({ page, casino, shot }) => {
      const site = new Site(page);
      const said = page.getByRole('dialog', { name });
      const expectReason = async (place: Locator): Promise<void> => {
        await expect(place.getByRole('heading', { name: reason })).toBeVisible();
        await expect(place.getByText('You can look around and play the games in demo mode.')).toBeVisible();
        await expect(place.locator('form, input, select')).toHaveCount(0);
      };
      const toLobby = async (place: Locator): Promise<void> => {
        await place.getByRole('link', { name: 'To the lobby' }).click();
        await expect(said).toBeHidden();
        await expect(page).toHaveURL(`${casino.url}/en`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      };

      await page.goto(overlay);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expectReason(said);
      await expectAccessible(page);
      await shot(`restricted-${name}`);
      await toLobby(said);
      // By the button of the page, where the lobby is what lies below.
      await press(site);
      await expectReason(said);
      await toLobby(said);
      await press(site);
      await said.getByRole('button', { name: 'Close' }).click();
      await expect(said).toBeHidden();

      await page.goto(whole);
      await expectReason(page.getByRole('main'));
      await toLobby(page.getByRole('main'));
    });
  }
});

test('who has joined is told what was sent, and what comes next @wide', async ({ page }) => {
  await page.goto('/sign-up');
  const form = new Enter(page).signUpForm;
  const email = newEmail();
  await page.locator('dialog:modal').waitFor();
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('region', { name: 'Welcome to Cosmodrome' });
  await expect(welcome).toContainText(`We have sent a message to ${email}.`);
  await expect(welcome.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', /\/profile\/limits$/);
  await expect(welcome.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', /\/deposit$/);
  await expectAccessible(page);
  await expectToFit(page);
  const mailbox = page.waitForEvent('popup');
  await welcome.getByRole('link', { name: 'open the sandbox mailbox' }).click();
  await expect((await mailbox).getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.reload();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(new Site(page).wallet).toBeVisible();
  await expect(welcome).toBeHidden();
});
