import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newPlayer } from '../../e2e/fixtures/player.ts';
import { type Load, loadOf, recordNetwork } from '../browser/network.ts';

/** Pages of a player, from the lobby over the account to the cashbox with everything it offers. */
export const pages = [
  '/',
  '/profile',
  '/profile/security',
  '/profile/promocode',
  '/profile/level',
  '/profile/limits',
  '/deposit',
  '/withdraw',
] as const;

/** Milliseconds without a request after which a page has what it needs. */
const QUIET = 700;

export interface SignedIn {
  page: string;
  /** The first visit of a browser that has nothing. */
  cold: Load;
  /** The page for somebody who comes from the lobby: what that has loaded is there. */
  warm: Load;
}

/** Loads each page, awake, as a player who has paid in: once with an empty cache and once after the lobby. */
export async function visitSignedIn(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
  only: readonly (typeof pages)[number][] = pages,
): Promise<readonly SignedIn[]> {
  const player = await newPlayer(url, 50_000);
  const visits: SignedIn[] = [];
  for (const page of only) {
    const [cold, warm] = [await load(false), await load(true)];
    visits.push({ page, cold, warm });

    async function load(afterLobby: boolean): Promise<Load> {
      const context = await browser.newContext(screen);
      try {
        await context.addCookies(player.cookies());
        const tab = await context.newPage();
        if (afterLobby) await show(tab, url);
        const files = await recordNetwork(await context.newCDPSession(tab), { cache: afterLobby });
        await show(tab, new URL(page, url).href);
        // A request without an answer may still be answered by the cache, and then does not count.
        const rest = (): number => [...files.values()].filter(({ bytes }) => bytes === 0).length;
        for (let known = -1, left = 10; known !== files.size || (rest() > 0 && left > 0); left -= 1) {
          known = files.size;
          await tab.waitForTimeout(QUIET);
        }
        return loadOf(files);
      } finally {
        await context.close();
      }
    }
  }
  return visits;
}

/** Opens a page and moves, which wakes the parts that wait for that. By a key: a pointer would be over something. */
async function show(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'networkidle' });
  await tab.keyboard.press('Shift');
  await tab.locator('html.is-awake').waitFor();
}
