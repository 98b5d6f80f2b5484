import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { List } from './pages/list.ts';

/** What the open overlay of a tile offers a guest. */
async function expectWays(tile: Locator): Promise<void> {
  await expect(tile.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    /\/(registration|sign-up)\?redirect=%2Fplay%2Fapogee%2Fbook-of-comets$/,
  );
  await expect(tile.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', /mode=demo$/);
  await expect(tile.getByRole('button', { name: /favourites/ })).toHaveCount(0);
}

test('a tile offers a guest a game and the demo by pointer and by keyboard, and wears its badge @wide', async ({
  page,
}) => {
  const list = new List(page);
  await list.open('/pokies/book-games');
  const tile = list.tile('Book of Comets');
  await tile.hover();
  await expectWays(tile);
  await page.mouse.move(0, 0);

  const other = list.tile('Tome of Sands');
  await other.getByRole('link', { name: 'Tome of Sands' }).focus();
  await expect(other.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(other.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(other.getByRole('link', { name: 'Play', exact: true })).toBeHidden();
  await expect(other.getByRole('link', { name: 'Tome of Sands' })).toBeFocused();

  await list.open('/pokies/exclusive');
  await expect(list.tiles.getByText('Early access').first()).toBeVisible();
  await expect(list.tiles.getByText('Exclusive').first()).toBeVisible();
  // Animated art holds still for who wants no motion.
  await list.open('/pokies/animated');
  const duration = (): Promise<number> =>
    list.tiles
      .first()
      .locator('img')
      .evaluate((image) => Number.parseFloat(getComputedStyle(image).animationDuration));
  expect(await duration()).toBeLessThan(0.1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toBeGreaterThan(1);
});

test('a tile opens its overlay under a finger, held or tapped, and Esc or a press elsewhere closes it @touch', async ({
  page,
  context,
}) => {
  const list = new List(page);
  await list.open('/pokies/book-games');
  // The phone's menu comes last of all.
  await page.mouse.move(1, 1);
  await page.locator('html.is-awake').waitFor();
  await page.waitForLoadState('networkidle');
  const finger = await context.newCDPSession(page);
  const hold = async (title: string): Promise<Locator> => {
    const tile = list.tile(title);
    await tile.scrollIntoViewIfNeeded();
    const { x, y, width } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const touchPoints = [{ x: x + width / 2, y: y + width / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const play = tile.getByRole('link', { name: 'Play', exact: true });
    // The finger is still down.
    await expect(play).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(play).toBeVisible();
    return play;
  };
  const play = await hold('Book of Comets');
  await page.keyboard.press('Escape');
  await expect(play).toBeHidden();
  const other = await hold('Tome of Sands');
  // The page's margin holds nothing that could be pressed.
  await page.touchscreen.tap(3, 300);
  await expect(other).toBeHidden();
  // A tap is enough, too, and nothing of all that opened a game.
  const tile = list.tile('Book of Comets');
  await tile.getByRole('link', { name: 'Book of Comets' }).tap();
  await expectWays(tile);
  await expect(page).toHaveURL(/\/pokies\/book-games$/);
});
