import path from 'node:path';
import { routeBytes, scriptBudget } from '../../apps/web/cli/bytes.ts';
import { openChromium, screens } from '../browser/chromium.ts';
import { row, type Outcome, type Row, type Run, type Table } from '../report/table.ts';
import { kilobytes, score, whole } from '../report/units.ts';
import { visitSignedIn } from './signed-in.ts';
import { visit, type Weight } from './visit.ts';

/** Goals of the lobby's first view. */
const BYTES = 350_000;
const REQUESTS = 30;
/** Most script of a page that is not the lobby. */
const PAGE_SCRIPT = scriptBudget('/deposit');
/** Printed as 0.00. */
const NO_SHIFT = 0.00499;
const build = path.resolve(import.meta.dirname, '../../apps/web/build');

/** Counts of the lobby in Chromium, cache off, and the script of every route. Noise cannot touch them. */
async function measure({ casino }: Run): Promise<Outcome> {
  const { url } = await casino();
  const browser = await openChromium();
  const rows: Row[] = [];
  const heaviest: string[] = [];
  const signedIn: (string | number)[][] = [];
  const signedInMost = { script: 0, requests: 0 };
  try {
    // The first visitor after a start waits for texts and pictures: what counts is every later one.
    await visit(browser, url, screens.phone);
    for (const [name, screen] of Object.entries(screens)) {
      const { opened, scrolled } = await visit(browser, url, screen);
      rows.push(...rowsOf(name, opened, scrolled));
      heaviest.push(`${name}: ${opened.files.slice(0, 6).map(nameAndBytes).join(', ')}`);
      for (const { page, cold, warm } of await visitSignedIn(browser, url, screen)) {
        signedIn.push([name, page, ...[cold, warm].flatMap((load) => [kilobytes(load.script), load.requests])]);
        signedInMost.script = Math.max(signedInMost.script, cold.script);
        signedInMost.requests = Math.max(signedInMost.requests, warm.requests);
      }
      if (scrolled.seen.shift > 0) heaviest.push(`${name}, shifted: ${scrolled.seen.shifted.slice(0, 4).join('; ')}`);
    }
  } finally {
    await browser.close();
  }
  const routes = await routeBytes(build);
  const most = routes.toSorted((a, b) => b.script - a.script)[0];
  rows.push(once(`script of the heaviest route, ${most?.id}`, most?.script ?? NaN, kilobytes, PAGE_SCRIPT));
  rows.push(once('script of the heaviest page of a player', signedInMost.script, kilobytes, PAGE_SCRIPT));
  rows.push(once('requests of a page of a player after the lobby, the most', signedInMost.requests, whole, REQUESTS));
  const lines = routes.map(({ id, script, scripts, style }) => [id, kilobytes(script), scripts, kilobytes(style)]);
  return {
    notes: [`Lobby as a guest, first visit, cache off. Heaviest files: ${heaviest.join('. ')}.`],
    rows,
    details: [
      inTable([['route', 'script, brotli', 'files', 'styles'], Array(4).fill('---'), ...lines]),
      'Pages of a player as a browser loads them until the network is idle: with an empty cache, and coming from the lobby.',
      inTable([
        ['screen', 'page', 'script, empty cache', 'requests', 'script, after the lobby', 'requests'],
        Array(6).fill('---'),
        ...signedIn,
      ]),
    ].join('\n\n'),
  };
}

const inTable = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((line) => `| ${line.join(' | ')} |`).join('\n');

const nameAndBytes = ({ url, bytes }: { url: string; bytes: number }): string =>
  `${new URL(url).pathname} ${kilobytes(bytes)}`;

const once = (what: string, value: number, write: (value: number) => string, atMost?: number): Row =>
  row({ what, values: [value], write, ...(atMost === undefined ? {} : { goal: { atMost } }) });

const rowsOf = (name: string, opened: Weight, scrolled: Weight): Row[] => [
  once(`${name}: script of the first load`, opened.script, kilobytes, scriptBudget('/')),
  once(`${name}: all bytes of the first view`, opened.bytes, kilobytes, BYTES),
  once(`${name}: requests of the first view`, opened.requests, whole, REQUESTS),
  once(`${name}: elements of the first view`, opened.elements, whole),
  once(`${name}: all bytes after scrolling to the end`, scrolled.bytes, kilobytes),
  once(`${name}: layout shift, opening and scrolling`, scrolled.seen.shift, score, NO_SHIFT),
];

export const weight: Table = { id: 'weight', title: 'Weight of the lobby', measure };
