import type { Browser } from '@playwright/test';
import { screens } from '../browser/chromium.ts';
import { observe, type Seen } from '../browser/observe.ts';

/** Slow 4G as the field's tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** After the network has become quiet: hydration, and a last paint. */
const SETTLE_MS = 1_000;

/** Loads a page on a phone with an empty cache until it is quiet, on a slow network and processor unless `fast`. */
export async function loadPage(browser: Browser, url: string, fast = false): Promise<Seen> {
  const context = await browser.newContext(screens.phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (!fast) {
      await devtools.send('Network.emulateNetworkConditions', slow4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.benchSeen);
  } finally {
    await context.close();
  }
}
