import { linkOf } from './fixtures/letters.ts';
import { newEmail, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Lobby } from './pages/lobby.ts';

test.use({ javaScriptEnabled: false });

test('without script the games are found by links and forms', async ({ page }) => {
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(page.getByRole('heading', { name: 'Lobby', level: 1 })).toBeAttached();
  await expect(lobby.row('Top')).toBeVisible();
  expect(await lobby.tiles.count()).toBeGreaterThan(20);
  await lobby
    .row('Top')
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Top', level: 1 })).toBeVisible();

  await lobby.open('/pokies/all');
  await expect(lobby.shown).toHaveText(/^40 of \d+ shown$/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(lobby.shown).toHaveText(/^41 to \d+ of \d+ shown$/);

  await lobby.open('/pokies/all?feature=free-spins');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rtp');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/feature=free-spins/);
  await expect(page).toHaveURL(/sort=rtp/);
  await page.goto('/search?q=phenix');
  await expect(page.getByRole('option', { name: /Phoenix Reborn/ })).toBeVisible();
});

test('without script one joins, comes back, and replaces a forgotten password', async ({
  page,
  context,
  casino,
  complaints,
}) => {
  const person = { email: newEmail(), password };
  const whoIsThere = async (): Promise<unknown> => {
    const visitor = new Visitor(casino.url);
    visitor.take(await context.cookies());
    return (await visitor.call('profile.player')).body;
  };

  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  // The refusal is the answer to the form post, and the console of the browser says so.
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();
  expect(await whoIsThere()).toMatchObject({ email: person.email });

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeHidden();
  expect(await whoIsThere()).toMatchObject({ email: person.email });

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkOf(casino.url, person.email, 'Choose a new password'));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'New password again' }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  // The refusal is the answer to the form post, and the console of the browser says so.
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Orbit-2027?-orbit');
  await page.getByRole('textbox', { name: 'New password again' }).fill('Orbit-2027?-orbit');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});
