import { expectAccessible } from './fixtures/accessible.ts';
import { signUp } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

const PAGE = '/tournaments/achievements';

test('a limit that was set is an achievement: seen in one tab, told in another, collected once by keyboard', async ({
  page,
  casino,
  shot,
}) => {
  const player = new Visitor(casino.url);
  await signUp(player);
  await page.goto(casino.url + PAGE);
  await expect(page.getByRole('heading', { name: 'What there is' })).toBeVisible();
  await expectAccessible(page);
  await shot('achievements-guest');
  await page.context().addCookies(player.cookies());
  await page.goto(`${casino.url}/profile/limits`);
  const other = await page.context().newPage();
  await other.goto(casino.url + PAGE);
  await expect(other.getByRole('heading', { name: 'In progress' })).toBeVisible();
  await player.call('limits.set', { body: { user_limit: { type: 'session', minutes: 120 } } });
  await other.reload();
  await expect(other.getByRole('heading', { name: 'My own limit' })).toBeVisible();
  // The first tab hears of it, whatever it shows.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Collect', exact: true }).click();
  await expect(page).toHaveURL(casino.url + PAGE);
  const collect = page.getByRole('button', { name: 'Collect 100 astrocoins' });
  await expectAccessible(page);
  await shot('achievements');
  await collect.press('Enter');
  await expect(page.getByText('Yours: 100 astrocoins')).toBeVisible();
  await expect(collect).toBeHidden();
  await expect(page.getByRole('region', { name: 'Done' }).getByText('My own limit')).toBeVisible();
  await shot('achievements-done');
  // The other tab has not heard of it, and gives nothing twice.
  await other.bringToFront();
  await other.getByRole('button', { name: 'Collect 100 astrocoins' }).click();
  await expect(other.getByText('Yours: 100 astrocoins')).toBeVisible();
  expect((await player.call('levels.points')).body.chargeable.points).toBe(100);
  await other.goto(`${casino.url}${PAGE}?show=done`);
  await expect(other.getByRole('heading', { name: 'In progress' })).toBeHidden();
  await expect(other.getByRole('heading', { name: 'My own limit' })).toBeVisible();
});
