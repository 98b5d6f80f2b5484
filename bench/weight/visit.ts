import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Load, type Loaded, loadOf, recordNetwork } from '../browser/network.ts';
import { observe, type Seen } from '../browser/observe.ts';

export interface Weight extends Load {
  elements: number;
  seen: Seen;
}

/** Loads a page as a first-time visitor until the network is quiet, then scrolls to its end and back. */
export async function visit(browser: Browser, url: string, screen: BrowserContextOptions) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const network = await context.newCDPSession(page);
    const files = await recordNetwork(network);
    await page.goto(url, { waitUntil: 'networkidle' });
    const elements = await page.locator('*').count();
    const first = await page.evaluate(() => window.benchSeen);
    const opened = weigh(files, elements, first);
    // The wheel, as a visitor's finger would: small steps, so that everything lazy appears on the way.
    await page.mouse.move(180, 400);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const step of [300, -600]) {
      for (let scrolled = 0; scrolled < height; scrolled += Math.abs(step)) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(80);
      }
    }
    await page.waitForLoadState('networkidle');
    const scrolled = weigh(files, await page.locator('*').count(), await page.evaluate(() => window.benchSeen));
    return { opened, scrolled };
  } finally {
    await context.close();
  }
}

function weigh(loaded: ReadonlyMap<string, Loaded>, elements: number, seen: Seen): Weight {
  return { ...loadOf(loaded), elements, seen };
}
