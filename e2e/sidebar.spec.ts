import { devices } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const { hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport: { width: 360, height: 780 }, hasTouch, isMobile });

test(
  'the sidebar keeps the focus, and closes by swipe, by a tap beside it, by key and by a way on',
  {
    tag: '@wide',
  },
  async ({ page, context }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    const close = sidebar.getByRole('button', { name: 'Close' });
    const touch = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
    const swipe = async (...way: number[]): Promise<void> => {
      for (const [at, x] of way.entries()) await finger(at === 0 ? 'touchStart' : 'touchMove', x);
      await finger('touchEnd');
    };

    await menu.tap();
    await expect(sidebar).toBeFocused();
    // The clock in it runs once it is alive.
    await expect(sidebar.getByText(/\d\d:\d\d/)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(sidebar.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sidebar).toBeFocused();
    await swipe(150, 170, 190);
    await expect(sidebar).toBeVisible();
    await swipe(150, 200, 260);
    await expect(sidebar).toBeHidden();

    await menu.tap();
    await expect(sidebar).toBeFocused();
    await page.touchscreen.tap(15, 400);
    await expect(sidebar).toBeHidden();
    await expect(page).toHaveURL('/');

    await menu.tap();
    await sidebar.getByRole('link', { name: 'Tables' }).tap();
    await expect(page).toHaveURL('/live/all');
    await expect(sidebar).toBeHidden();
  },
);

test('the menu is painted before its content and before the page reacts to its opening; the search is fetched when a finger comes, before its press', async ({
  page,
}) => {
  await page.goto('/');
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  // The clock in it runs once it is alive.
  await expect(sidebar.getByText(/\d\d:\d\d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveClass(/has-sidebar/);
  // The press and the event that tells of the opening may be a frame apart on a busy machine: each has its own.
  const beforePaint = await page.evaluate(async () => {
    const drawn = new Promise<boolean | undefined>((tell) =>
      requestAnimationFrame(() => tell(document.querySelector('#sidebar a')?.checkVisibility())),
    );
    const marked = new Promise<boolean>((tell) => {
      const inFrame = (): void => tell(document.documentElement.classList.contains('has-sidebar'));
      addEventListener('toggle', () => requestAnimationFrame(inFrame), { capture: true, once: true });
    });
    document.querySelector<HTMLElement>('[popovertarget="sidebar"]')?.click();
    return { isMarked: await marked, isContentDrawn: await drawn };
  });
  expect(beforePaint).toEqual({ isMarked: false, isContentDrawn: false });
  await expect(page.locator('html')).toHaveClass(/has-sidebar/);
  await page.keyboard.press('Escape');

  const parts = page.waitForRequest(/\/search-[^/]*\.css$/);
  await page.getByRole('link', { name: 'Search' }).first().dispatchEvent('touchstart');
  await parts;
  await expect(page).toHaveURL('/');
});
