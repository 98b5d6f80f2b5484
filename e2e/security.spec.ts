import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { addVirtualAuthenticator, codeOf } from './fixtures/authenticator.ts';
import { newEmail, newPlayer, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Enter } from './pages/enter.ts';
import { GamePage } from './pages/game.ts';
import { Site } from './pages/site.ts';

const NEXT = 'Orbit-2027?-orbit';

/** Gives the page a player's cookies; answers the player's other browser. */
async function signedInTwice(page: Page, url: string): Promise<{ far: Visitor; email: string }> {
  const far = new Visitor(url);
  const email = await signUp(far);
  const near = new Visitor(url);
  await near.call('identity.signIn', { body: { user: { email, password } } });
  await page.context().addCookies(near.cookies());
  return { far, email };
}

/** The browser has no cookies any more. Not under an open page: it would read something and be refused. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** What was refused on purpose is no complaint; anything else is. */
function expectOnlyRefusals(complaints: string[]): void {
  expect(complaints.splice(0).filter((complaint) => !complaint.includes(' 422'))).toEqual([]);
}

const isSignedIn = async (visitor: Visitor): Promise<boolean> => 'id' in (await visitor.call('profile.player')).body;

test('another password signs all other devices out; this one and its second tab go on', async ({
  page,
  casino,
  complaints,
}) => {
  const { far } = await signedInTwice(page, casino.url);
  const tab = await page.context().newPage();
  await tab.goto('/');
  await page.goto('/profile/security');
  const rows = page.getByRole('listitem').filter({ hasText: 'Last active' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Current password' }).fill('not the password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEXT);
  await page.getByRole('textbox', { name: 'New password again' }).fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await isSignedIn(far)).toBe(false);
  await tab.reload();
  await expect(new Site(tab).wallet).toHaveText('€0.00');
  expectOnlyRefusals(complaints);
});

test('whether the session has ended is asked only when its new token has come', async ({
  page,
  casino,
  complaints,
}) => {
  const { far } = await signedInTwice(page, casino.url);
  const site = new Site(page);
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  let answer = (): void => undefined;
  await page.route('**/api/users', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 422, json: { errors: { base: { invalid: 'No.' } } } });
  });
  const connected = page.waitForEvent('websocket');
  await page.goto('/profile/security');
  const closed = (await connected).waitForEvent('close');
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEXT);
  await page.getByRole('textbox', { name: 'New password again' }).fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(held).toEqual(['session']);
  const { body } = await far.call('identity.sessions');
  const other = body.find(({ current }) => !current);
  await far.call('identity.endSession', { params: { id: other?.id ?? '' } });
  await closed;
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
  await expect(site.wallet).toHaveText('€0.00');
  answer();
  await expect(site.wallet).toBeHidden();
  expectOnlyRefusals(complaints);
});

test('a device that is signed out from afar forgets the player in every tab', async ({ page, casino }) => {
  const { far } = await signedInTwice(page, casino.url);
  const tab = await page.context().newPage();
  await page.goto('/');
  await expect(new Site(page).wallet).toHaveText('€0.00');
  const game = new GamePage(tab, 'Rocket X');
  await game.open('turbogames/rocket-x', 'real');
  const { body } = await far.call('identity.sessions');
  const other = body.find(({ current }) => !current);
  await far.call('identity.endSession', { params: { id: other?.id ?? '' } });
  // The real-time connection ends with the session, and the page learns of it by itself.
  await expect(new Site(page).wallet).toBeHidden({ timeout: 20_000 });
  await expect(new Site(tab).wallet).toBeHidden();
  // Each says why, and asks to sign in again; the game's own place says it, too.
  for (const each of [page, tab]) {
    await expect(each.getByRole('region', { name: 'Messages' })).toContainText(
      'Your session was ended on another device',
    );
    await expect(new Enter(each).signInForm).toBeVisible();
  }
  await expect(tab.locator('.play-gate')).toContainText('Your session was ended on another device');
  // A page that is loaded anew still knows it.
  for (const path of ['/sign-in', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Your session was ended on another device',
    );
  }
  // Whoever had no session hears nothing of one.
  await forget(page);
  const asked = page.waitForResponse(/session_end/);
  await page.goto('/sign-in');
  expect(await (await asked).json()).toMatchObject({ reason: null });
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('session')).toHaveCount(0);
});

test('a second factor is set up, asked for, and a code opens once', async ({ page, casino, complaints }) => {
  const { email } = await signedInTwice(page, casino.url);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Two-factor sign-in' });
  const key = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await setUp.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(key, Date.now()));
  await setUp.getByRole('textbox', { name: 'Current password' }).fill(password);
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await kept.getByRole('listitem').allInnerTexts();
  await kept.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await forget(page);
  await page.goto('/sign-in?redirect=https://evil.test/');
  const form = new Enter(page).signInForm;
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  const code = form.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('This code is wrong')).toBeVisible();
  await form.getByRole('button', { name: 'Use a recovery code' }).click();
  await form.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  expect(new URL(page.url()).origin).toBe(casino.url);
  await expect(page.getByText(/^Last sign-in: /)).toBeVisible();

  // The same code again, by somebody who has looked over the shoulder.
  const thief = new Visitor(casino.url);
  await thief.call('identity.signIn', { body: { user: { email, password } } });
  const replay = await thief.call('identity.signIn', { body: { user: { otp_attempt: recovery } } });
  expect(replay.errors).toHaveProperty('otp_attempt');
  expectOnlyRefusals(complaints);
});

test('after the password a passkey stands for the code @wide', async ({ page, casino, complaints }) => {
  const site = casino.url.replace('127.0.0.1', 'localhost');
  const { email } = await signedInTwice(page, site);
  await addVirtualAuthenticator(page);
  await page.goto(`${site}/profile/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Key ring');
  await adding.getByRole('textbox', { name: 'Current password' }).fill(password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Key ring' })).toBeVisible();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Two-factor sign-in' });
  const key = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await setUp.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(key, Date.now()));
  await setUp.getByRole('textbox', { name: 'Current password' }).fill(password);
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();

  await forget(page);
  await page.goto(`${site}/sign-in`);
  await page.locator('dialog:modal').waitFor();
  const form = new Enter(page).signInForm;
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(new Site(page).wallet).toHaveText('€0.00');
  expectOnlyRefusals(complaints);
});

/** Answers the question whether a text has stood on the page since, however shortly. */
async function listenFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const heard = await page.evaluateHandle((wanted) => {
    const found = { yes: false };
    const look = (): void => {
      found.yes ||= document.body.innerText.includes(wanted);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return found;
  }, text);
  return () => heard.evaluate(({ yes }) => yes);
}

test('an account is closed with its password only, and only without money', async ({ page, context, casino }) => {
  const rich = await newPlayer(casino.url, 5_000);
  const refused = await rich.call('identity.close', { body: { user: { current_password: password } } });
  expect(refused.errors).toHaveProperty('base.money_left');

  const poor = new Visitor(casino.url);
  const email = newEmail();
  await poor.call('identity.register', {
    body: {
      user: { email, password, country: 'EE', currency: 'EUR', terms_acceptance: true, age_acceptance: true },
    },
  });
  await context.addCookies(poor.cookies());
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Close account' }).click();
  const question = page.getByRole('dialog', { name: 'Close your account permanently?' });
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Password' }).fill(password);
  const heard = await listenFor(page, 'You were signed out');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is closed')).toBeVisible();
  await expect(new Site(page).wallet).toBeHidden();
  await expect(page).not.toHaveURL(/security/);
  // They left by their own wish: nobody tells them that their session is over, not even for a moment.
  expect(await heard()).toBe(false);
  const again = await new Visitor(casino.url).call('identity.signIn', { body: { user: { email, password } } });
  expect(again.errors).toHaveProperty('base.account_closed');
});
