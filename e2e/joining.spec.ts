import { newEmail, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

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
