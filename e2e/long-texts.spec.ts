import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { longCasino } from './fixtures/long-casino.ts';
import { EVERY_FIELD } from './fixtures/long-texts.ts';
import { newPlayer } from './fixtures/player.ts';

/** One casino for both readers. */
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 780 } });

const casino = longCasino(EVERY_FIELD);

/**
 * Texts that stick out of the window or of a box that hides what is outside it. What scrolls may be wider, and what ends
 * in an ellipsis or is read aloud only is short on purpose.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        !holder ||
        !node.textContent?.trim() ||
        !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width < 2) continue;
      for (let box: HTMLElement | null = holder; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 2 || style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) break;
        const hides = box === document.body || /hidden|clip/.test(style.overflowX);
        if (hides && (right > edge.right + 1 || left < edge.left - 1)) {
          found.add(`${node.textContent.trim().slice(0, 60)} in .${box.className || box.tagName}`);
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
    return [...found];
  });

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(casino.url + path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main')).toBeAttached();
  const wide = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  expect.soft(wide, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), `${path} cuts texts`).toEqual([]);
}

test('long texts fit a small phone, for a guest', { tag: '@wide' }, async ({ page }) => {
  for (const path of [
    '/',
    '/pokies/all',
    '/fairness',
    '/self-assessment',
    '/mystic-jackpots',
    '/search',
    '/sign-in',
    '/sign-up',
    '/remind',
    '/unlock',
    '/email-verify',
    '/new-password?reset_password_token=none',
    '/confirmation?confirmation_token=none',
    '/profile/limits/confirm?token=none',
    '/login',
    '/registration',
  ]) {
    await expectToFit(page, path);
  }
  await expect(page.getByRole('main')).toContainText('éè');
});

test('long texts fit a small phone, for a player', { tag: '@wide' }, async ({ page, context }) => {
  const player = await newPlayer(casino.url, 5_000);
  await context.addCookies(player.cookies());
  const paths = [
    '/deposit',
    '/withdraw',
    '/dashboard',
    '/profile',
    '/profile/wallets',
    '/profile/level',
    '/profile/verification',
    '/profile/limits',
    '/profile/security',
    '/profile/games-history',
  ];
  for (const path of paths) await expectToFit(page, path);
});
