import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

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

/*
 * What is pressed is found by evaluated scripts, not by locators: those leave listeners of their own in the page, and each
 * press would wait for them too.
 */

/** Waits until an element is there, or is gone. */
const until = (page: Page, selector: string, there: boolean): Promise<void> =>
  page.evaluate(
    async ([what, wanted]) => {
      while ((document.querySelector(what) !== null) !== wanted) await new Promise((done) => setTimeout(done, 20));
    },
    [selector, there] as const,
  );

/** Waits until a page has asked for nothing for half a second, and forgets what that took. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== asked();) {
      before = asked();
      await new Promise((done) => setTimeout(done, 500));
    }
  });
  await taken(page);
}

/** Scrolls an element to the middle of the screen, and waits for what that brings. */
async function bringIntoView(page: Page, selector: string, at: number): Promise<void> {
  await page.evaluate(([what, place]) => document.querySelectorAll(what)[place]?.scrollIntoView({ block: 'center' }), [
    selector,
    at,
  ] as const);
  await settled(page);
}

/** Milliseconds for which a finger rests on what it taps: browsers answer its coming and its going one by one. */
const RESTS = 80;

/** A finger taps the middle of what is in view. */
async function touch(page: Page, selector: string, at = 0): Promise<void> {
  const middle = await page.evaluate(
    ([what, place]) => {
      const box = document.querySelectorAll(what)[place]?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, at] as const,
  );
  if (!middle) throw new Error(`there is no ${selector} to touch`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await wait(RESTS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
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

const SEARCH_LINK = 'header a[href$="/search"]';
const SEARCH_FIELD = 'dialog [role="combobox"]';
const SEARCH_OPTION = 'dialog [role="option"]';
const MENU = '[popovertarget="sidebar"]';
const TILE = 'main .ui-tile-link';

/** What a visitor presses in the lobby of a phone. */
export async function pressLobby(page: Page): Promise<Presses> {
  const { times, press } = keeping(page);
  // What a press brings is waited for: the browser tells of it once that is painted.
  await press('open the search', async () => {
    await touch(page, SEARCH_LINK);
    await until(page, SEARCH_FIELD, true);
  });
  for (const letter of 'nebula') await press('type into the search', () => page.keyboard.press(letter));
  await until(page, SEARCH_OPTION, true);
  for (let at = 0; at < 3; at += 1) await press('choose in the search', () => page.keyboard.press('ArrowDown'));
  await press('empty the search', () => page.keyboard.press('Escape'));
  await press('close the search', async () => {
    await page.keyboard.press('Escape');
    await until(page, SEARCH_FIELD, false);
  });
  await pressMarkup(page, press);
  await press('leave the tile', () => page.keyboard.press('Escape'));
  return times;
}

/** What can be pressed without script, too: the browser's own menu, and links. */
async function pressMarkup(page: Page, press: Press): Promise<void> {
  await press('open the menu', () => touch(page, MENU));
  await press('close the menu', () => page.keyboard.press('Escape'));
  for (let at = 0; at < 3; at += 1) {
    await bringIntoView(page, TILE, at);
    await press('touch a tile', () => touch(page, TILE, at));
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
