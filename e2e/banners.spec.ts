import type { Page } from '@playwright/test';
import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { inMotion } from './fixtures/motion.ts';
import { HEADLINE } from './fixtures/dressed-content.ts';
import { expectToFit } from './fixtures/fit.ts';
import { expect, test } from './fixtures/test.ts';
import { Lobby } from './pages/lobby.ts';

test.use({ casinoKind: 'dressed', ...inMotion });

/** Lets the carousel move until the banner has its turn, and stops it there. */
async function showBanner(page: Page) {
  const carousel = new Lobby(page).banner;
  const slide = carousel.locator('.is-shown').filter({ hasText: HEADLINE });
  await page.clock.install();
  await page.goto('/');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 1);
    // Shorter than a turn, so that none is missed.
    await page.clock.runFor(6_000);
    await expect(slide).toBeVisible({ timeout: 500 });
  }).toPass();
  await carousel.getByRole('button', { name: 'Pause' }).press('Enter');
  return slide;
}

test('a banner has the labels, ground, amounts and buttons that the operator wrote @all', async ({ page, shot }) => {
  const slide = await showBanner(page);
  await expect(slide.locator('.ui-badge')).toHaveText(['For the whole weekend', 'Everybody starts at once']);
  await expect(slide.locator('.ui-badge.is-prize')).toHaveText('For the whole weekend');
  await expect(slide.locator('.ui-badge').filter({ has: page.locator('.banner-dot') })).toHaveText(
    'Everybody starts at once',
  );
  await expect(slide).toHaveCSS(
    'background-image',
    'linear-gradient(90deg, rgb(16, 32, 74), rgb(42, 32, 96), rgb(80, 42, 112), rgb(160, 64, 96))',
  );
  await shot('banner-whole');
  await expectToFit(page);
  expect(await slide.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expectAccessible(page, WCAG);
  await expect(slide.getByRole('link', { name: 'Choose a game for launch' })).toHaveAttribute(
    'href',
    '/pokies/high-volatility',
  );
  await slide.getByRole('link', { name: 'Open an account for free' }).click();
  await expect(page.getByRole('dialog', { name: 'Ready for lift-off' })).toBeVisible();
});

test(
  'banners that are on their way have their place kept: two on a phone, three on a desktop',
  {
    tag: '@wide',
  },
  async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/banners-config**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/fairness');
    const asked = page.waitForRequest('**/banners-config**');
    const place = page.locator('.banner-place');
    await page
      .getByRole('link', { name: /to the lobby$/ })
      .first()
      .click();
    const kept = place.locator('span').filter({ visible: true });
    await expect(kept).toHaveCount(3);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(kept).toHaveCount(2);
    await asked;
    release();
    await expect(new Lobby(page).banner).toBeVisible();
    await expect(place).toHaveCount(0);
  },
);
