import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** One game of each kind; the roulette in every language, as it has the most words. */
const games = [
  ...['en', 'de', 'fr-CA', 'it', 'no', 'et'].map((locale) => [locale, 'cosmo-table/grand-roulette'] as const),
  ['de', 'cosmo-table/ace-blackjack'],
  ['de', 'turbogames/rocket-x'],
  ['de', 'umbra-lab/abbots-cipher'],
] as const;

/** Amounts of as many digits as the currency gets: a rich wallet, the highest stakes, a win of thousands of them. */
const purses = [
  { currency: 'FUN', stake: 10_000, balance: 123_456_789 },
  { currency: 'JPY', stake: 10_000, balance: 987_654_321 },
  { currency: 'NOK', stake: 1_000_000, balance: 9_876_543_210 },
  { currency: 'BTC', stake: 100_001, balance: 123_456_789_012 },
  { currency: 'ETH', stake: 50_000_001, balance: 1_234_567_890_123 },
];

// The narrowest phone, once.
test.use({ viewport: { width: 360, height: 780 } });

async function opened(page: Page): Promise<Frame> {
  const root = page.frameLocator('iframe').locator('#frame');
  await expect(root).toHaveAttribute('data-family', /./, { timeout: 30_000 });
  await expect(root).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the game has no frame');
  return frame;
}

const widths = (frame: Frame): Promise<number[]> =>
  frame.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

/** What is shown wholly: nothing ends beyond the game's edges, no amount beyond its cell. */
const outside = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const shown = [...document.querySelectorAll('.bar, .bar .value, .button, .title, .housing, .window, .hand, .felt')];
    return shown
      .filter((node) => node.getClientRects().length > 0)
      .filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        const cell = node.closest('.cell')?.getBoundingClientRect();
        const text = node.matches('.value') ? document.createRange() : null;
        text?.selectNodeContents(node);
        const end = text ? text.getBoundingClientRect() : { left, right };
        const room = cell ?? { left: 0, right: innerWidth };
        return end.left < room.left - 0.5 || end.right > room.right + 0.5;
      })
      .map((node) => `${node.className}: ${node.textContent}`);
  });

/** Widths between which a game changes its form. */
const forms = [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const;

/** The highest stake that a bonus allows is read whole beside the bet. The roulette says it where a chip would go beyond it. */
async function expectHighestStake(page: Page, frame: Frame, what: string): Promise<void> {
  await page.evaluate(() => {
    const said = Reflect.get(window, 'said') as object;
    const told = { ...said, type: 'highest-stake', amount: 500 };
    document.querySelector('iframe')?.contentWindow?.postMessage(told, '*');
  });
  const label = frame.locator('.bar .label.is-limited');
  for (const [width, height] of forms) {
    await page.setViewportSize({ width, height });
    await expect(label).toHaveText(/^(Einsatz|Bet) \(max\.\s5[.,]00\sFUN\)$/);
    // Both are read again until the frame has taken its new width.
    const read = (): Promise<{ hidden: number; size: number }> =>
      label.evaluate((node) => ({
        hidden: Math.max(0, node.scrollWidth - node.clientWidth),
        size: Number.parseFloat(getComputedStyle(node).fontSize),
      }));
    await expect.poll(async () => (await read()).hidden, `${what} at ${width}`).toBe(0);
    await expect.poll(async () => (await read()).size, `${what} at ${width}`).toBeGreaterThanOrEqual(11);
  }
}

/** What a slot says of a round lies on none of its symbols. */
async function expectMessageApart(page: Page, frame: Frame): Promise<void> {
  for (const [width, height] of forms) {
    await page.setViewportSize({ width, height });
    const between = (): Promise<number> =>
      frame.evaluate(() => {
        const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
        return box('.message').top - box('.window').bottom;
      });
    await expect.poll(between, `at ${width}`).toBeGreaterThanOrEqual(-0.5);
  }
}

test(
  'each kind of game, and the way into it, fits a narrow phone in every language',
  { tag: '@wide' },
  async ({ page }) => {
    test.slow();
    // The page hears which session the frame has, and says things to it as it does to a player with a bonus.
    await page.addInitScript(() => {
      addEventListener('message', ({ data }: MessageEvent<unknown>) => Reflect.set(window, 'said', data));
    });
    for (const locale of ['en', 'de', 'fr-CA', 'it', 'no', 'et']) {
      await page.goto(`/${locale}`);
      const room = await page.locator('.ui-bottom-bar > .ui-button').evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.min(text.left - box.left, box.right - text.right);
      });
      expect(room, locale).toBeGreaterThanOrEqual(6);
    }
    for (const [locale, address] of games) {
      const what = `${address} in ${locale}`;
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`/${locale}/play/${address}?mode=demo`);
      const frame = await opened(page);
      expect(await widths(frame), what).toEqual([360, 360]);
      expect(await outside(frame), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(360);
      if (!address.endsWith('roulette')) await expectHighestStake(page, frame, what);
    }
    await page.goto('/en/play/orbital-9/nebula-nomad?mode=demo');
    await expectMessageApart(page, await opened(page));
  },
);

test('each keeps its width whatever the amounts', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  let purse = purses[0] as (typeof purses)[number];
  // The demo as it would be with another wallet: the studio says so itself.
  await page.route('**/arcade/api/session', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { rules: object };
    const { currency, stake, balance } = purse;
    const stakes = { min: stake, max: stake * 2, unit: 1, ladder: [stake, stake * 2], start: stake };
    await route.fulfill({ response, json: { ...answer, currency, balance, rules: { ...answer.rules, stakes } } });
  });
  await page.route('**/arcade/api/rounds/play', async (route) => {
    const { stake, balance } = purse;
    const round = { id: 'r', stake, win: stake * 5_000, finished: true };
    const spin = { kind: 'spin', window: [0, 0, 0, 0, 0].map(() => [0, 1, 2]), wins: [] };
    const json = { round, stake, win: round.win, balance, view: null, legal: [], events: [spin] };
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
  for (const [locale, address] of games.filter(([language]) => language === 'de')) {
    for (const each of purses) {
      purse = each;
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(`/${locale}/play/${address}?mode=demo`);
      const frame = await opened(page);
      if (address.startsWith('umbra-lab')) {
        await frame.locator('.spin').click();
        await expect(frame.locator('.spin')).toBeEnabled();
        await expect(frame.locator('.win .value')).toHaveText(/[1-9]/);
      }
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => widths(frame)).toEqual([width, width]);
        // The typeface of the amounts may still be on its way, and what stands in for it is a little wider.
        await expect.poll(() => outside(frame), `${address}, ${each.currency} at ${width}`).toEqual([]);
      }
    }
  }
});
