import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { linkOf } from './fixtures/letters.ts';
import { newEmail, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Enter } from './pages/enter.ts';
import { Site } from './pages/site.ts';

// As players have it: elsewhere the journeys come too fast from one address.
test.use({ settings: { CAPTCHA: 'true' } });
test.describe.configure({ mode: 'default' });

const NEXT = 'Orbit-2027?-orbit';

test('from a forgotten password to signed in with the new one @all', async ({ page, casino, complaints, shot }) => {
  const visitor = new Visitor(casino.url);
  const email = await signUp(visitor);
  const enter = new Enter(page);

  await page.goto('/');
  await new Site(page).signIn();
  await page.locator('dialog:modal').waitFor();
  await enter.signInForm.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await enter.signInForm.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  const remind = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(remind.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await shot('remind');
  await expectAccessible(page, WCAG);
  await remind.getByRole('button', { name: 'Send me a link' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await shot('remind-sent');

  const link = await linkOf(page.url(), email, 'Choose a new password');
  await page.goto(link);
  const form = page.getByRole('dialog', { name: 'Choose a new password' });
  await page.locator('dialog:modal').waitFor();
  await form.getByRole('textbox', { name: 'New password', exact: true }).fill(NEXT);
  await form.getByRole('textbox', { name: 'New password again' }).fill(`${NEXT}x`);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form.getByText('The passwords do not match.')).toBeVisible();
  await shot('new-password');
  await expectAccessible(page, WCAG);
  await form.getByRole('textbox', { name: 'New password again' }).fill(NEXT);
  await form.getByRole('button', { name: 'Save password' }).click();
  await enter.signIn({ email, password: NEXT });
  await expect(new Site(page).wallet).toBeVisible();
  // The session that was open elsewhere has ended.
  expect((await visitor.call('profile.player')).body).not.toHaveProperty('id');
  expect((await visitor.call('identity.signIn', { body: { user: { email, password } } })).status).toBe(422);

  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Comet-2028;-comet');
  await page.getByRole('textbox', { name: 'New password again' }).fill('Comet-2028;-comet');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'This link no longer works' })).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !/422|LOAD_ACCOUNT_RESTORE/.test(complaint))).toEqual([]);
});

test('an address is confirmed by its letter, and another letter is a press away @all', async ({
  page,
  casino,
  complaints,
  shot,
}) => {
  const visitor = new Visitor(casino.url);
  const email = await signUp(visitor, newEmail());
  await page.context().addCookies(visitor.cookies());
  await page.goto('/profile/security');
  const panel = page.getByRole('region', { name: 'E-mail address' });
  await expect(panel.getByText('Not confirmed yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText(`An e-mail was sent to ${email}`)).toBeVisible();
  await shot('email-panel');
  await expectAccessible(page, WCAG);

  const link = await linkOf(page.url(), email, 'Confirm your e-mail address');
  await page.goto(link.replace('/confirmation', '/users/confirmation'));
  await expect(page.getByRole('dialog', { name: 'Your address is confirmed' })).toBeVisible();
  await shot('confirmed');
  await expectAccessible(page, WCAG);
  await page.goto('/profile/security');
  await expect(panel.getByText(/^Confirmed on /)).toBeVisible();

  await page.goto('/confirmation?confirmation_token=made-up');
  await expect(page.getByRole('dialog', { name: 'This link no longer works' })).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !/422|LOAD_ACCOUNT_CONFIRM/.test(complaint))).toEqual([]);
});

test('after failures the browser proves work by itself; a paused sign-in is opened by a letter @wide', async ({
  page,
  casino,
  complaints,
  shot,
}) => {
  const visitor = new Visitor(casino.url);
  const email = await signUp(visitor);
  const stranger = new Visitor(casino.url);
  for (let time = 0; time < 2; time += 1) {
    await stranger.call('identity.signIn', { body: { user: { email, password: 'not the password' } } });
  }
  const enter = new Enter(page);
  await page.goto('/sign-in');
  await page.locator('dialog:modal').waitFor();
  await enter.signInForm.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const proves = page.waitForRequest('**/api/captcha');
  await enter.signInForm.getByRole('textbox', { name: 'Password' }).fill('not the password either');
  await enter.signInForm.getByRole('button', { name: 'Sign in' }).click();
  await proves;
  await expect(enter.signInForm.getByText('E-mail or password is wrong.')).toBeVisible();
  await enter.signInForm.getByRole('textbox', { name: 'Password' }).fill(password);
  await enter.signInForm.getByRole('button', { name: 'Sign in' }).click();
  await expect(enter.signInForm.getByText('Sign-in is paused')).toBeVisible();
  await shot('sign-in-paused');
  await enter.signInForm.getByRole('link', { name: 'Unlock by e-mail' }).click();
  await page.getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkOf(page.url(), email, 'Unlock your sign-in'));
  await page.getByRole('button', { name: 'Unlock sign-in' }).click();
  await page.getByRole('dialog', { name: 'Sign-in is unlocked' }).getByRole('link', { name: 'Sign in' }).click();
  await enter.signIn({ email, password });
  await expect(new Site(page).wallet).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !/422|LOAD_ACCOUNT_SIGN_IN/.test(complaint))).toEqual([]);
});
