import type { Browser, Page } from '@playwright/test';
import { openChromium, screens } from '../browser/chromium.ts';
import { serveFloor } from '../paint/floor.ts';
import { median, percentile } from '../report/statistics.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { milliseconds } from '../report/units.ts';
import { EMPTY_PAGE } from './empty-page.ts';
import { observePresses, pressFloor, pressLobby, settled, slowDown, type Presses } from './presses.ts';

/** Times that a block goes through all presses: some fifty interactions. Of fewer the p98 would be the slowest one alone. */
const ROUNDS = 3;
const GOAL_MS = 80;

/** An empty page, the lobby without scripts, and the lobby. */
type Where = 'empty' | 'floor' | 'ours';

/** How long a press in the lobby of a phone takes until it is painted, beside presses on the page without scripts. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  const { url } = await casino();
  const floor = await serveFloor(url);
  const browser = await openChromium();
  try {
    const p98: Record<Where, number[]> = { empty: [], floor: [], ours: [] };
    const byName: Record<Where, Presses> = { empty: new Map(), floor: new Map(), ours: new Map() };
    const block = async (where: Where, at: string, what: (page: Page) => Promise<Presses>): Promise<void> => {
      const kept = byName[where];
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, times] of await onPage(browser, at, what)) {
          kept.set(name, [...(kept.get(name) ?? []), ...times]);
          all.push(...times);
        }
      }
      p98[where].push(percentile(all, 0.98));
    };
    for (let turn = 0; turn < blocks; turn += 1) {
      await block('empty', EMPTY_PAGE, pressFloor);
      await block('floor', `${floor.url}/`, pressFloor);
      await block('ours', `${url}/`, pressLobby);
    }
    return outcome(p98, byName);
  } finally {
    await browser.close();
    floor.close();
  }
}

/** Opens a page of a phone with a slow processor once it is quiet, and does something there. */
async function onPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...screens.phone, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePresses);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The first touch wakes the page; what it brings is not an answer to a press.
    await page.mouse.wheel(0, 40);
    await settled(page);
    await slowDown(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

function outcome(p98: Record<Where, number[]>, byName: Record<Where, Presses>): Outcome {
  const count = [...byName.ours.values()].flat().length;
  const rows = (where: Where, suffix = '') =>
    // What never took 16 ms has no time to show.
    [...byName[where]]
      .filter(([, times]) => times.length > 0)
      .map(([name, times]) => row({ what: name + suffix, values: times, write: milliseconds }));
  const isQuiet = median(p98.empty) <= GOAL_MS;
  return {
    notes: [
      `Phone of 360x780, processor slowed down six times, no graphics card; ${count} interactions that took 16 ms or more, ` +
        'told by the browser (event timing). The reference is the same page without scripts: its menu, which is the ' +
        "browser's own, its links, and keys. The empty page has a button, an empty menu and three links.",
      ...(isQuiet ? [] : ['The machine was too busy to judge the goal: the empty page does not reach it either.']),
    ],
    rows: [
      row({ what: 'p98, presses on an empty page', values: p98.empty, write: milliseconds }),
      row({ what: 'p98, presses on the page without scripts', values: p98.floor, write: milliseconds }),
      row({
        what: 'p98, presses in the lobby',
        values: p98.ours,
        write: milliseconds,
        reference: p98.floor,
        goal: { atMost: GOAL_MS },
      }),
      noiseFloor(p98.floor),
      ...rows('ours'),
      ...rows('floor', ', without scripts'),
      ...rows('empty', ', on an empty page'),
    ],
  };
}

export const interaction: Table = { id: 'interaction', title: 'Interaction to next paint', measure };
