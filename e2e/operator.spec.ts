import type { Page } from '@playwright/test';
import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { casinoEnvironment, dataFolder, openCasino } from './fixtures/casino.ts';
import { withCommands } from './fixtures/operator.ts';
import { password, signUp, whoIsThere } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Enter } from './pages/enter.ts';
import { Site } from './pages/site.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString('base64');

/** Signs in with the keyboard alone, from the open form. */
async function signInByKeys(page: Page, email: string): Promise<void> {
  const form = new Enter(page).signInForm;
  await page.locator('dialog:modal').waitFor();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Who is in a studio's group is introduced to it in the lobby, after what else is asked there, and once. */
async function meetStudio(page: Page, url: string, shot: (name: string) => Promise<void>): Promise<void> {
  const introduction = page.getByRole('dialog', { name: 'New here: Kestrel Yard' });
  await expect(introduction).toBeVisible();
  await expect(introduction.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, WCAG);
  await shot('studio-introduction');
  await page.keyboard.press('Escape');
  await expect(introduction).toBeHidden();
  await expect
    .poll(() => whoIsThere(page, url))
    .toMatchObject({ statuses: expect.arrayContaining([expect.objectContaining({ id: '859' })]) });
  await page.reload();
  await expect(new Site(page).wallet).toHaveText('€0.00');
  await expect(introduction).toBeHidden();
}

test('what an operator decides reaches the player: verification, an opened sign-in, new terms, a studio @wide', async ({
  page,
  complaints,
  shot,
}) => {
  test.setTimeout(240_000);
  const data = dataFolder();
  let casino = await openCasino(await casinoEnvironment(data.dir));
  const player = new Visitor(casino.url);
  const email = await signUp(player);
  for (const type of ['identity', 'address'] as const) {
    const file = { file_name: `${type}.pdf`, content: PDF };
    const sent = await player.call('documents.add', { body: { document_type: type, file } });
    expect(sent.status, JSON.stringify(sent.raw)).toBe(201);
  }
  for (let time = 0; time < 3; time += 1) {
    await new Visitor(casino.url).call('identity.signIn', { body: { user: { email, password: 'not the password' } } });
  }
  const paused = await new Visitor(casino.url).call('identity.signIn', { body: { user: { email, password } } });
  expect(paused.errors).toHaveProperty('base.locked');

  casino = await withCommands(casino, async (command) => {
    const waiting = (await command('documents', 'list')).match(/[0-9a-f-]{36}/g) ?? [];
    expect(waiting).toHaveLength(2);
    for (const id of waiting) await command('documents', 'approve', id);
    expect(await command('unlock', email)).toContain('sign-in is open again');
    expect(await command('unlock', email)).toContain('sign-in was not paused');
    await command('terms', 'changed');
    await command('grant-group', email, '--add', '851');
  });

  await page.goto(`${casino.url}/sign-in`);
  await signInByKeys(page, email);
  const terms = page.getByRole('dialog', { name: 'Our terms have changed' });
  await expect(terms).toBeVisible();
  await shot('new-terms');
  await expectAccessible(page, WCAG);
  // Neither Esc nor an unticked box is an answer.
  await page.keyboard.press('Escape');
  await terms.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(terms.getByText('Please tick this box.')).toBeVisible();
  await terms.getByRole('checkbox').press('Space');
  await page.keyboard.press('Enter');
  await expect(terms).toBeHidden();
  await meetStudio(page, casino.url, shot);
  await page.goto(`${casino.url}/profile/verification`);
  await expect(page.getByText('You are verified')).toBeVisible();
  await expect(new Site(page).wallet).toHaveText('€0.00');
  await expect(terms).toBeHidden();
  await page.goto('about:blank');
  await casino.stop();
  data.remove();
  expect(complaints.splice(0)).toEqual([]);
});
