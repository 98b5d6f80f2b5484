import type { Locator, Page } from '@playwright/test';
import { Search } from '../../e2e/pages/search.ts';

/** How much slower the processor is than the machine's. */
const CPU_SLOWDOWN = 6;

declare global {
  interface Window {
    /** The longest time to the next paint of each interaction, by its number. */
    benchPresses: Map<number, number>;
  }
}

interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Runs in the page before anything else. Nothing of this module is in reach there. */
export function observePresses(): void {
  const presses = new Map<number, number>();
  window.benchPresses = presses;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[]) {
      if (entry.interactionId === 0) continue;
      presses.set(entry.interactionId, Math.max(presses.get(entry.interactionId) ?? 0, entry.duration));
    }
    // 16 ms is the shortest that a browser tells of.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Milliseconds of the interactions since the last time, once everything is painted. */
const taken = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done, 100));
    const values = [...window.benchPresses.values()];
    window.benchPresses.clear();
    return values;
  });

/** Waits until what a scroll has brought into view is painted, and forgets what it took. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await taken(page);
}

/** A finger touches what is in view: the way there is no part of the press, and neither is what a tester asks of the page. */
async function touch(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Milliseconds from each press to the next paint, by the name of the press. */
export type Presses = Map<string, number[]>;
type Press = (name: string, what: () => Promise<unknown>) => Promise<void>;

/** Answers a function that keeps what a press took. */
function keeping(page: Page): { times: Presses; press: Press } {
  const times: Presses = new Map();
  return {
    times,
    press: async (name, what) => {
      await what();
      times.set(name, [...(times.get(name) ?? []), ...(await taken(page))]);
    },
  };
}

/** What a visitor presses in the lobby of a phone. */
export async function pressLobby(page: Page): Promise<Presses> {
  const { times, press } = keeping(page);
  const search = new Search(page);
  // What a press brings is waited for: the browser tells of it once that is painted.
  await press('open the search', async () => {
    await search.open();
    await search.field.waitFor();
  });
  for (const letter of 'nebula') await press('type into the search', () => page.keyboard.press(letter));
  await search.options.first().waitFor();
  for (let at = 0; at < 3; at += 1) await press('choose in the search', () => page.keyboard.press('ArrowDown'));
  await press('empty the search', () => page.keyboard.press('Escape'));
  await press('close the search', async () => {
    await page.keyboard.press('Escape');
    await search.dialog.waitFor({ state: 'hidden' });
  });
  await pressMarkup(page, press);
  await press('leave the tile', () => page.keyboard.press('Escape'));
  return times;
}

/** What can be pressed without script, too: the browser's own menu, and links. */
async function pressMarkup(page: Page, press: Press): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await press('open the menu', () => touch(page, menu));
  await press('close the menu', () => page.keyboard.press('Escape'));
  const tiles = page.getByRole('main').locator('.ui-tile-link');
  for (let at = 0; at < 3; at += 1) {
    await tiles.nth(at).scrollIntoViewIfNeeded();
    await settled(page);
    await press('touch a tile', () => touch(page, tiles.nth(at)));
  }
}

/** The same presses on a page that has no script, and keys: what the browser and the machine take by themselves. */
export async function pressFloor(page: Page): Promise<Presses> {
  const { times, press } = keeping(page);
  // The page stays: only the browser would answer this press, by leaving.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
  await pressMarkup(page, press);
  for (let at = 0; at < 11; at += 1) await press('a key', () => page.keyboard.press('Tab'));
  return times;
}
