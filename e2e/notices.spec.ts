import { COOKIES_ACCEPTED, NOTICE_DELAY, NOTICE_LIFE } from '@cosmodrome/rules/content/notices';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';
import { inMotion } from './fixtures/motion.ts';
import { watchShifts } from './fixtures/weight.ts';

// Visitors come from Ireland here, where one is asked.
test.use({ casinoKind: 'dressed', newcomer: true, ...inMotion });

/** Printed as 0.00. */
const NO_SHIFT = 0.00499;
const GAME = '/play/turbogames/rocket-x';

const cookieNotice = (page: Page): Locator => page.getByRole('region', { name: 'Cookies on this site' });
/** What the browser keeps under a cookie's name, and for how many days. */
async function kept(context: BrowserContext, name: string): Promise<{ value: string; days: number } | null> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  return cookie ? { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) } : null;
}

/** Neither lies over the other, once what moves has come to its place. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('both have to be there');
    const apart = a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
    expect(apart, JSON.stringify([a, b])).toBe(true);
  }).toPass();
}

test('the cookie notice comes after its moment, moves nothing, covers no control and no game, and is not asked again', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  // It never lies over a game, waits outside, and its link keeps the language.
  await page.clock.install();
  await page.goto(`/en${GAME}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.runFor(10 * NOTICE_DELAY);
  await expect(cookieNotice(page)).toHaveCount(0);
  await page.goto('/de/support');
  const notice = page.getByRole('region', { name: 'Cookies auf dieser Seite' });
  await expect(async () => {
    await page.clock.runFor(NOTICE_DELAY);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await notice.getByRole('link', { name: 'Cookie-Richtlinie' }).click();
  await expect(page).toHaveURL('/de/cookie-policy');
  await expect(page.getByRole('heading', { name: 'Cookie-Richtlinie', level: 1 })).toBeVisible();

  const shifts = await watchShifts(page);
  await page.goto('/en');
  await expect(cookieNotice(page)).toBeVisible();
  await shot('cookie-notice');
  await expectApart(cookieNotice(page), page.getByRole('navigation', { name: 'Sections' }).first());
  const { height } = (await cookieNotice(page).boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 3);
  await expectApart(cookieNotice(page), page.getByRole('banner'));
  await expectAccessible(page);
  // Both answers are as easy as the other.
  const [no, yes] = await cookieNotice(page).getByRole('button').all();
  const [left, right] = [await no?.boundingBox(), await yes?.boundingBox()];
  expect([left?.height, left?.width]).toEqual([right?.height, right?.width]);
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(NO_SHIFT);
  // What lies below it and gets the focus is scrolled clear of it.
  const game = page.getByRole('main').locator('.ui-tile-link').nth(12);
  await game.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 150));
  await game.focus();
  await expectApart(cookieNotice(page), game);
  const phone = page.viewportSize() ?? { width: 360, height: 780 };
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectApart(cookieNotice(page), page.getByRole('banner'));
  await expectAccessible(page);
  await shot('cookie-notice-wide');
  await page.setViewportSize(phone);

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(cookieNotice(page)).toBeHidden();
  await context.setOffline(false);
  await expect(cookieNotice(page)).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  await cookieNotice(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(cookieNotice(page)).toHaveCount(0);
  expect(await kept(context, COOKIES_ACCEPTED)).toEqual({ value: 'all', days: NOTICE_LIFE / 86_400 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.runFor(10 * NOTICE_DELAY);
  await expect(cookieNotice(page)).toHaveCount(0);
});
