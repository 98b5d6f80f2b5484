import type { Browser } from '@playwright/test';
import { openChromium } from '../browser/chromium.ts';
import type { Seen } from '../browser/observe.ts';
import { noiseFloor, row, type Goal, type Outcome, type Run, type Table } from '../report/table.ts';
import { milliseconds } from '../report/units.ts';
import { serveFloor } from './floor.ts';
import { loadPage } from './load-page.ts';

/** First and largest paint of the lobby, beside the same page without scripts. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  const { url } = await casino();
  const floor = await serveFloor(url);
  const browser = await openChromium();
  try {
    return outcome(await takeTurns(browser, url, floor.url, blocks));
  } finally {
    await browser.close();
    floor.close();
  }
}

async function takeTurns(browser: Browser, casino: string, floor: string, blocks: number) {
  // Fills the caches of both servers.
  for (const url of [casino, floor]) await loadPage(browser, url, true);
  const ours: Seen[] = [];
  const reference: Seen[] = [];
  for (let block = 0; block < blocks; block++) {
    reference.push(await loadPage(browser, floor));
    ours.push(await loadPage(browser, casino));
  }
  return { ours, reference };
}

function outcome({ ours, reference }: { ours: Seen[]; reference: Seen[] }): Outcome {
  const values = (pages: Seen[], name: 'firstPaint' | 'largestPaint' | 'blocked') => pages.map((page) => page[name]);
  const pair = (what: string, name: 'firstPaint' | 'largestPaint', goal: Goal) => {
    const base = values(reference, name);
    return [
      row({ what: `${what}, without scripts`, values: base, write: milliseconds }),
      row({ what: `${what}, lobby`, values: values(ours, name), write: milliseconds, reference: base, goal }),
    ];
  };
  const largest = (pages: Seen[]): string => [...new Set(pages.map((page) => page.largest))].join(', ');
  return {
    notes: [
      'Phone of 360x780 on slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), processor slowed down four times, cache ' +
        'off. The reference is the same document with its styles, fonts and pictures, but without scripts. ' +
        `Largest paint: \`${largest(ours)}\`, without scripts \`${largest(reference)}\`.`,
    ],
    rows: [
      ...pair('first contentful paint', 'firstPaint', { ratioAtMost: 1.2 }),
      ...pair('largest contentful paint', 'largestPaint', { ratioAtMost: 1.3 }),
      noiseFloor(values(reference, 'largestPaint')),
      row({ what: 'blocking time, without scripts', values: values(reference, 'blocked'), write: milliseconds }),
      row({
        what: 'blocking time, lobby',
        values: values(ours, 'blocked'),
        write: milliseconds,
        goal: { atMost: 100 },
      }),
    ],
  };
}

export const paint: Table = { id: 'paint', title: 'First and largest paint', measure };
