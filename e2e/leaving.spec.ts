import type { Page } from '@playwright/test';
import { newPlayer, password, signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Enter } from './pages/enter.ts';
import { expectFigures, SlotPage } from './pages/game.ts';
import { Search } from './pages/search.ts';
import { Site } from './pages/site.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString('base64');
/** Each page of one's own, and something on it that nobody else may read: an amount that no public text names. */
const ownPages: readonly [path: string, own: string | RegExp][] = [
  ['/profile', 'Ada'],
  ['/profile/verification', 'passport-ada.pdf'],
  ['/profile/limits', '€77.00'],
  ['/profile/wallets', '€51.37'],
  ['/profile/security', /pilot-\w+@example\.com/],
  ['/dashboard', '€51.37'],
];

/** What a page shows and what its fields hold. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    return `${document.body.innerText}\n${values.join('\n')}`;
  });

test('after a sign-out no tab shows what was the player’s, and each offers the way back @wide', async ({
  page,
  context,
  casino,
}) => {
  const player = await newPlayer(casino.url, 5_137);
  const file = { file_name: 'passport-ada.pdf', content: PDF };
  await player.send('POST', '/api/player/documents', { text: JSON.stringify({ document_type: 'identity', file }) });
  const accounts = [{ currency: 'EUR', amount_cents: 7_700 }];
  await player.call('limits.set', { body: { user_limit: { type: 'deposit', period: 'day', accounts } } });
  await context.addCookies(player.cookies());
  const tabs: Page[] = [];
  for (const [path, own] of ownPages) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect.poll(() => everything(tab)).toMatch(own);
    tabs.push(tab);
  }
  await page.goto('/');
  await new Site(page).signOut();
  for (const [at, tab] of tabs.entries()) {
    const [path, own] = ownPages[at] ?? [];
    await expect.poll(() => everything(tab), path).not.toMatch(own ?? '');
  }
  const [profile = page] = tabs;
  const way = profile.getByRole('main').getByRole('link', { name: 'Sign in' });
  // A tab hears of it from the other one, or from the origin; then it asks by itself.
  await expect(async () => {
    if (await way.isVisible()) await way.click();
    await expect(profile).toHaveURL(/\/sign-in\?redirect=%2Fprofile$/, { timeout: 2_000 });
  }).toPass();
});

test('who signs in next in the same page finds nothing of who was there: no wish, no time, no result of a game @wide', async ({
  page,
  context,
  casino,
}) => {
  const former = await newPlayer(casino.url, 5_000);
  await former.call('contact.updateSubscriptions', { body: { receive_sms_promos: true } });
  const email = await signUp(new Visitor(casino.url));
  await context.addCookies(former.cookies());
  await page.goto('/profile');
  const wish = page.getByRole('checkbox', { name: 'Offers by text message' });
  await expect(wish).toBeChecked();
  const game = new SlotPage(page, 'Cosmic Gems');
  await game.open('orbital-9/cosmic-gems', 'real');
  const result = page.getByText('Net result', { exact: true }).filter({ visible: true }).locator('..');
  await expect(async () => {
    await game.spin();
    await expect(result).not.toContainText('€0.00', { timeout: 2_000 });
  }).toPass();
  const began = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('casino:gaming'));
  const first = await began();
  expect(first).not.toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  const site = new Site(page);
  await site.signOut();
  expect(await began()).toBeNull();
  await site.ways.getByRole('link', { name: 'Sign in' }).click();
  await new Enter(page).signIn({ email, password });
  await expect(site.wallet).toHaveText('€0.00');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(wish).not.toBeChecked();
  const search = new Search(page);
  await search.open();
  await search.field.fill('Cosmic Gems');
  await search.options.filter({ hasText: 'Cosmic Gems' }).first().click();
  await game.ready();
  await expectFigures(page, '€0.00');
  const { started } = JSON.parse((await began()) ?? '{}') as { started: number };
  expect(started).toBeGreaterThan((JSON.parse(first ?? '{}') as { started: number }).started);
});
