import type { Browser, Page } from '@playwright/test';
import { openChromium, screens } from '../browser/chromium.ts';
import { serveFloor } from '../paint/floor.ts';
import { percentile } from '../report/statistics.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { milliseconds } from '../report/units.ts';
import { observePresses, pressFloor, pressLobby, settled, slowDown, type Presses } from './presses.ts';

/** Times that a block goes through all presses: some fifty interactions. Of fewer the p98 would be the slowest one alone. */
const ROUNDS = 3;
const GOAL_MS = 80;

/** How long a press in the lobby of a phone takes until it is painted, beside presses on the page without scripts. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  const { url } = await casino();
  const floor = await serveFloor(url);
  const browser = await openChromium();
  try {
    const reference: number[] = [];
    const ours: number[] = [];
    const byName: Record<'floor' | 'ours', Presses> = { floor: new Map(), ours: new Map() };
    const blockOf = async (at: string, what: (page: Page) => Promise<Presses>, kept: Presses): Promise<number> => {
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, times] of await onPage(browser, at, what)) {
          kept.set(name, [...(kept.get(name) ?? []), ...times]);
          all.push(...times);
        }
      }
      return percentile(all, 0.98);
    };
    for (let block = 0; block < blocks; block += 1) {
      reference.push(await blockOf(floor.url, pressFloor, byName.floor));
      ours.push(await blockOf(url, pressLobby, byName.ours));
    }
    return outcome(reference, ours, byName);
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
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    // The first touch wakes the page; what it brings is not an answer to a press.
    await page.mouse.wheel(0, 40);
    await settled(page);
    await slowDown(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

function outcome(reference: number[], ours: number[], byName: Record<'floor' | 'ours', Presses>): Outcome {
  const count = [...byName.ours.values()].flat().length;
  const rows = (which: 'floor' | 'ours', suffix = '') =>
    // What never took 16 ms has no time to show.
    [...byName[which]]
      .filter(([, times]) => times.length > 0)
      .map(([name, times]) => row({ what: name + suffix, values: times, write: milliseconds }));
  return {
    notes: [
      `Phone of 360x780, processor slowed down six times, no graphics card; ${count} interactions that took 16 ms or more, ` +
        'told by the browser (event timing). The reference is the same page without scripts: its menu, which is the ' +
        "browser's own, its links, and keys.",
    ],
    rows: [
      row({ what: 'p98, presses on the page without scripts', values: reference, write: milliseconds }),
      row({
        what: 'p98, presses in the lobby',
        values: ours,
        write: milliseconds,
        reference,
        goal: { atMost: GOAL_MS },
      }),
      noiseFloor(reference),
      ...rows('ours'),
      ...rows('floor', ', without scripts'),
    ],
  };
}

export const interaction: Table = { id: 'interaction', title: 'Interaction to next paint', measure };
