import type { Browser, Page } from '@playwright/test';
import { openChromium, screens } from '../browser/chromium.ts';
import { serveFloor } from '../paint/floor.ts';
import { percentile } from '../report/statistics.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { milliseconds } from '../report/units.ts';
import { observePresses, pressFloor, pressLobby, slowDown } from './presses.ts';

/** Times that a block goes through all presses: 32 interactions with the lobby. */
const ROUNDS = 2;
const GOAL_MS = 80;

/** How long a press in the lobby of a phone takes until it is painted, beside keys on the page without scripts. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  const { url } = await casino();
  const floor = await serveFloor(url);
  const browser = await openChromium();
  try {
    const reference: number[] = [];
    const ours: number[] = [];
    const byName = new Map<string, number[]>();
    for (let block = 0; block < blocks; block += 1) {
      reference.push(percentile(await onPage(browser, floor.url, pressFloor), 0.98));
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, times] of await onPage(browser, url, pressLobby)) {
          byName.set(name, [...(byName.get(name) ?? []), ...times]);
          all.push(...times);
        }
      }
      ours.push(percentile(all, 0.98));
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
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

function outcome(reference: number[], ours: number[], byName: ReadonlyMap<string, number[]>): Outcome {
  const count = [...byName.values()].flat().length;
  return {
    notes: [
      `Phone of 360x780, processor slowed down six times, no graphics card; ${count} interactions that took 16 ms or more, ` +
        'told by the browser (event timing). The reference is a key on the same page without scripts.',
    ],
    rows: [
      row({ what: 'p98, a key on the page without scripts', values: reference, write: milliseconds }),
      row({
        what: 'p98, presses in the lobby',
        values: ours,
        write: milliseconds,
        reference,
        goal: { atMost: GOAL_MS },
      }),
      noiseFloor(reference),
      // What never took 16 ms has no time to show.
      ...[...byName]
        .filter(([, times]) => times.length > 0)
        .map(([name, times]) => row({ what: name, values: times, write: milliseconds })),
    ],
  };
}

export const interaction: Table = { id: 'interaction', title: 'Interaction to next paint', measure };
