import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { untilAlive } from './fixtures/alive.ts';
import { expectToFit } from './fixtures/fit.ts';
import { newEmail, password, whoIsThere } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Site } from './pages/site.ts';

test.use({ casinoKind: 'asking' });

const formOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ready for lift-off' });

async function fillIn(form: Locator, email: string): Promise<void> {
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
}

test('joining asks what the host asks, says what is wrong with it, and keeps it', async ({ page, casino, shot }) => {
  await page.goto('/de/sign-up');
  const german = page.getByRole('dialog', { name: 'Bereit zum Start' });
  // The field may be on its way when the form is sent for the first time.
  await expect(async () => {
    await german.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(german.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveAttribute('aria-invalid', 'true', {
      timeout: 2_000,
    });
  }).toPass();
  await expectToFit(page);
  await shot('asked-de');

  await page.goto('/');
  await untilAlive(page);
  const form = formOf(page);
  const terms = form.getByRole('checkbox', { name: /I am 18 or older/ });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/player_fields/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/player_fields/);
  await new Site(page).join();
  await asked;
  // Fields that came into an open form would push its end away under a finger.
  await expect(form).toBeHidden();
  release();
  await expect(terms).toBeVisible();
  const where = await terms.boundingBox();
  await expect(form.getByRole('textbox', { name: 'Date of birth' })).toBeAttached();
  await expect(form.getByText('Add a bonus or code')).toBeVisible();
  expect(await terms.boundingBox()).toEqual(where);
  const email = newEmail();
  await fillIn(form, email);
  const name = form.getByRole('textbox', { name: 'First name' });
  const born = form.getByRole('textbox', { name: 'Date of birth' });
  await expect(name).toHaveAttribute('autocomplete', 'given-name');
  const create = form.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(form.getByText('This field is required.')).toHaveCount(2);
  await name.fill('Ada');
  await born.fill(`01/01/${new Date().getUTCFullYear() - 17}`);
  await create.click();
  await expect(form.getByText('You must be at least 18 years old.')).toBeVisible();
  await expect(born).toBeFocused();
  await shot('asked');
  await expectAccessible(page);
  await born.fill('10/12/1990');
  await create.click();
  await expect(form).toBeHidden();
  expect(await whoIsThere(page, casino.url)).toMatchObject({ email, first_name: 'Ada', date_of_birth: '1990-12-10' });
});
