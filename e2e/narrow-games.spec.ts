import { expect, test } from './fixtures/test.ts';

/** One game of each kind; the roulette in every language, as it has the most words. */
const games = [
  ...['en', 'de', 'fr-CA', 'it', 'no', 'et'].map((locale) => [locale, 'cosmo-table/grand-roulette'] as const),
  ['de', 'cosmo-table/ace-blackjack'],
  ['de', 'turbogames/rocket-x'],
  ['de', 'umbra-lab/abbots-cipher'],
] as const;

// The narrowest phone, once.
test.use({ viewport: { width: 360, height: 780 } });

for (const [locale, address] of games) {
  test(`${address} in ${locale} is as wide as a narrow phone`, { tag: '@wide' }, async ({ page }) => {
    await page.goto(`/${locale}/play/${address}?mode=demo`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#frame')).toHaveAttribute('data-family', /./, { timeout: 30_000 });
    await expect(frame.locator('#frame')).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
    const widths = await frame.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(widths).toEqual([360, 360]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
