import type { Page } from '@playwright/test';
import { password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Enter } from './pages/enter.ts';
import { GamePage } from './pages/game.ts';
import { Site } from './pages/site.ts';

const NEXT = 'Orbit-2027?-orbit';
const LATER = 'Comet-2028;-comet';

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

test('another password signs the other devices out; the page asks of its session once its new token has come', async ({
  page,
  casino,
  complaints,
}) => {
  const { far, email } = await signedInTwice(page, casino.url);
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
  await tab.close();

  // The next change is on its way when another device ends this session: the page waits for the answer and its token.
  await far.call('identity.signIn', { body: { user: { email, password: NEXT } } });
  const site = new Site(page);
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  let answer = (): void => undefined;
  await page.route('**/api/users', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 422, json: { errors: { base: { invalid: 'No.' } } } });
  });
  const connected = page.waitForEvent('websocket');
  await page.reload();
  const closed = (await connected).waitForEvent('close');
  await page.getByRole('textbox', { name: 'Current password' }).fill(NEXT);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(LATER);
  await page.getByRole('textbox', { name: 'New password again' }).fill(LATER);
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

test('a device that is signed out from afar forgets the player in every tab, and comes back to its page', async ({
  page,
  casino,
}) => {
  const { far, email } = await signedInTwice(page, casino.url);
  const tab = await page.context().newPage();
  await page.goto('/profile/limits');
  await expect(new Site(page).wallet).toHaveText('€0.00');
  // What the page reads when it opens has arrived: its session ends while it rests.
  await page.waitForLoadState('networkidle');
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
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fprofile%2Flimits$/);
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
  await page.goto('/sign-in?redirect=%2Fprofile%2Flimits');
  await new Enter(page).signIn({ email, password });
  await expect(page).toHaveURL(/\/profile\/limits$/);
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
});
