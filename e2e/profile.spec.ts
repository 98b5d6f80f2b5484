import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { addVirtualAuthenticator } from './fixtures/authenticator.ts';
import { newPlayer, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Site } from './pages/site.ts';

test('a paper is judged by its bytes, sent, and taken back @all', async ({ page, context, casino, shot }) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.goto('/profile/verification');
  const upload = page.getByRole('region', { name: 'Send a document' });
  const file = upload.locator('input[type=file]');
  const send = upload.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(upload.getByText('Choose a file first.')).toBeVisible();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await file.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(drawing) });
  await send.click();
  await expect(upload.getByText("This isn't a JPEG, PNG, WebP or PDF")).toBeVisible();
  await expectAccessible(page, WCAG);
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await file.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf });
  await upload.getByRole('combobox', { name: 'Type of document' }).selectOption('address');
  await send.click();
  const sent = page.getByRole('region', { name: 'Sent' });
  await expect(sent.getByText('being checked')).toBeVisible();
  await expectAccessible(page, WCAG);
  await shot('documents');
  await sent.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await expect(sent).toBeHidden();
});

test('a passkey is made, named, and signs in without the password @wide @all', async ({ page, casino }) => {
  // Passkeys are bound to a name: an address of figures has none.
  const site = casino.url.replace('127.0.0.1', 'localhost');
  const visitor = await newPlayer(site, 1_000);
  await page.context().addCookies(visitor.cookies());
  await addVirtualAuthenticator(page);
  await page.goto(`${site}/profile/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Key ring');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await expectAccessible(page, WCAG);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Key ring' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${site}/sign-in`);
  await expect(page.locator('dialog:modal')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/users/passkey'));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ dfpc: expect.stringMatching(/^[0-9a-f]{32}$/) });
  await expect(new Site(page).wallet).toHaveText('€10.00');
  await page.goto(`${site}/profile/security`);
  await page.getByRole('button', { name: 'Remove Key ring' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Key ring' });
  await removal.getByRole('textbox', { name: 'Current password' }).fill(password);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Key ring' })).toBeHidden();
});
