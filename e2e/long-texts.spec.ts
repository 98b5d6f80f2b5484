import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectToFit } from './fixtures/fit.ts';
import { longCasino } from './fixtures/long-casino.ts';
import { EVERY_FIELD } from './fixtures/long-texts.ts';
import { newEmail, newPlayer, signUp } from './fixtures/player.ts';
import { Visitor } from './fixtures/visitor.ts';

test.use({ viewport: { width: 360, height: 780 } });

const casino = longCasino(EVERY_FIELD);

async function expectPageToFit(page: Page, path: string): Promise<void> {
  await page.goto(casino.url + path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main')).toBeAttached();
  await expectToFit(page, path);
}

test('long texts fit a small phone, for a guest and a player', { tag: '@wide' }, async ({ page, context }) => {
  test.slow();
  for (const path of [
    '/',
    '/pokies/all',
    '/fairness',
    '/self-assessment',
    '/mystic-jackpots',
    '/tournaments/achievements',
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
    await expectPageToFit(page, path);
  }
  await expect(page.getByRole('main')).toContainText('éè');
  await page.setViewportSize({ width: 320, height: 780 });
  await expectPageToFit(page, '/');
  await page.setViewportSize({ width: 360, height: 780 });

  const player = await newPlayer(casino.url, 5_000);
  await context.addCookies(player.cookies());
  const paths = [
    '/deposit',
    '/withdraw',
    '/dashboard',
    '/profile',
    '/profile/wallets',
    '/profile/level',
    '/tournaments/achievements',
    '/profile/verification',
    '/profile/limits',
    '/profile/security',
    '/profile/games-history',
  ];
  for (const path of paths) await expectPageToFit(page, path);

  // Amounts are long, too: a euro is some six hundred tenge.
  const kazakh = new Visitor(casino.url);
  await signUp(kazakh, newEmail(), 'KZT');
  await context.clearCookies();
  await context.addCookies(kazakh.cookies());
  await expectPageToFit(page, '/rocket-mart');
  await expect(page.getByRole('article', { name: /29,940/ })).toBeVisible();
});
