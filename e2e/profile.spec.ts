import { LITHUANIAN_ACCOUNT_GROUP } from '@cosmodrome/rules/profile/iban';
import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { addVirtualAuthenticator } from './fixtures/authenticator.ts';
import { newPlayer, password, register, whoIsThere } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';
import { Site } from './pages/site.ts';

test('wallets are opened, chosen, hidden and shown', async ({ page, context, casino }) => {
  await context.addCookies((await newPlayer(casino.url, 5_000)).cookies());
  const site = new Site(page);
  await page.goto('/profile/wallets');
  const others = page.getByRole('region', { name: 'Open a wallet' });
  await others.getByRole('button', { name: /^BTC/ }).click();
  await expect(site.wallet).toHaveText('0.00 µBTC');
  const own = page.getByRole('region', { name: 'Your wallets' });
  await own.getByRole('button', { name: 'Use the EUR wallet' }).click();
  await expect(site.wallet).toHaveText('€50.00');
  await expect(own.getByRole('button', { name: 'Hide the EUR wallet' })).toBeHidden();
  await own.getByRole('button', { name: 'Hide the BTC wallet' }).click();
  const hidden = page.getByRole('region', { name: 'Hidden' });
  await expect(hidden.getByText('Bitcoin')).toBeVisible();
  await expectAccessible(page, WCAG);
  await site.wallet.click();
  const panel = page.getByRole('dialog', { name: 'Balance' });
  await expect(panel.getByRole('button', { name: /^EUR/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^BTC/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await hidden.getByRole('button', { name: 'Show the BTC wallet again' }).click();
  await expect(own.getByText('Bitcoin')).toBeVisible();
  await expect(hidden).toBeHidden();
});

test('the header says whose account it is, and no document does', async ({ page, context, casino, shot }) => {
  const long = 'the-most-patient-pilot-of-the-whole-launch-pad-and-of-all-orbits';
  const player = new Visitor(casino.url);
  await register(player, `${long}@example.com`);
  await context.addCookies(player.cookies());
  const served = await page.goto('/support');
  expect(await served?.text()).not.toContain(long);
  const site = new Site(page);
  const panel = page.getByRole('dialog', { name: 'Balance' });
  const name = panel.getByText(long, { exact: true });
  await site.wallet.click();
  await expect(name).toBeVisible();
  await shot('whose-account');
  // Longer than its line, and cut there.
  expect(await name.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  expect(await panel.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  const nickname = 'Patient Pilot';
  expect((await player.call('profile.updatePlayer', { body: { player: { nickname } } })).status).toBe(200);
  await page.reload();
  await site.wallet.click();
  await expect(panel.getByText(nickname, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  if (!site.isPhone) await expect(page.getByRole('link', { name: `Your profile, ${nickname}` })).toBeVisible();
});

test('a press counts although what is written on the button changes under it', async ({ page, context, casino }) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.goto('/support');
  const { wallet } = new Site(page);
  await expect(wallet).toContainText('€0.00');
  await wallet.hover();
  await page.mouse.down();
  await wallet.evaluate((button) => {
    const [written] = button.children;
    written?.replaceWith(written.cloneNode(true));
  });
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Balance' })).toBeVisible();
});

test('a player tells the details once, and they are locked afterwards', async ({ page, context, casino }) => {
  const visitor = new Visitor(casino.url);
  await register(visitor);
  await context.addCookies(visitor.cookies());
  await page.goto('/deposit');
  const asking = page.getByRole('dialog', { name: 'Your details first' });
  await expect(asking).toBeVisible();
  // Beside the panel and with Esc it stays: only an answer or leaving ends it.
  await page.mouse.click(4, 4);
  await page.keyboard.press('Escape');
  await expectAccessible(page, WCAG);
  await asking.getByRole('button', { name: 'Save and continue' }).click();
  await expect(asking.getByText('This field is required.').first()).toBeVisible();
  await new Cashbox(page).introduce();
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveAttribute('readonly');
  await expect(page.getByText('We have everything we need for a payout.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Offers by text message' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();
  expect((await visitor.call('contact.subscriptions')).body).toMatchObject({
    receive_promos: false,
    receive_sms_promos: true,
  });
  // Somewhere else it was turned on meanwhile.
  const byMail = page.getByRole('checkbox', { name: 'Offers by e-mail' });
  await expect(byMail).not.toBeChecked();
  expect((await visitor.call('contact.updateSubscriptions', { body: { receive_promos: true } })).status).toBe(200);
  await byMail.check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Already subscribed', { exact: true })).toBeVisible();
  await expect(byMail).toBeChecked();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
});

test(
  'an account number that cannot be one is marked and not kept; a right one is',
  { tag: '@wide' },
  async ({ page, context, casino, shot }) => {
    const visitor = await newPlayer(casino.url);
    await context.addCookies(visitor.cookies());
    await page.goto('/profile');
    const bank = page.getByRole('region', { name: 'Bank account' });
    const iban = bank.getByLabel('Account number (IBAN)');
    const save = bank.getByRole('button', { name: 'Save changes' });
    // Two signs have changed places.
    await iban.fill('LT21 1000 0111 0100 1000');
    await save.click();
    await expect(bank.getByText('This is not a valid IBAN. Check each character.')).toBeVisible();
    await expect(iban).toHaveAttribute('aria-invalid', 'true');
    await expect(iban).toBeFocused();
    await shot('iban-refused');
    await expectAccessible(page, WCAG);
    expect(await whoIsThere(page, casino.url)).toMatchObject({ iban: null });
    await iban.fill('lt12 1000 0111 0100 1000');
    await save.click();
    await expect(page.getByText('This account is in Lithuania.')).toBeVisible();
    await expect(iban).toHaveValue('LT12 1000 0111 0100 1000');
    expect(await whoIsThere(page, casino.url)).toMatchObject({
      iban: 'LT121000011101001000',
      statuses: expect.arrayContaining([expect.objectContaining({ id: LITHUANIAN_ACCOUNT_GROUP })]),
    });
  },
);

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
