import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../e2e/fixtures/program.ts';
import { Visitor } from '../../e2e/fixtures/visitor.ts';
import { startCasino, type RunningCasino } from '../casino.ts';
import { cpuTime } from '../documents/cpu-time.ts';
import { get } from '../documents/get.ts';
import { row, type Outcome, type Row, type Run, type Table } from '../report/table.ts';
import { fineMilliseconds } from '../report/units.ts';

const SIZES = [1_000, 10_000, 100_000] as const;
const DOCUMENTS = 20;
const CALLS = 100;
const TYPED = ['gol', 'dragno', 'book of', 'roulete', 'pheonix'];

/** What grows with the catalogue, or should not; one value a block. */
const costs = ['lobby document, not cached', 'page 3 of all games with facets', 'search'] as const;
type Cost = (typeof costs)[number];

/** The lobby does not hold the catalogue, so it should not feel it; noise is not a slower lobby. */
const FLAT = { ratioAtMost: 1.25 };
const SEARCH = { atMost: 20 };

interface Measured {
  name: string;
  casino: RunningCasino;
  visitor: Visitor;
  started: number;
  milliseconds: Record<Cost, number[]>;
}

/** A casino on a catalogue of so many games (null is the one that ships), and how long it took to be ready on an empty database. */
async function open(size: number | null, folder: string): Promise<Measured> {
  const more = size === null ? {} : { CATALOGUE_DIR: await grown(size, folder) };
  const before = performance.now();
  const casino = await startCasino(more);
  return {
    name: size === null ? 'shipped' : `${size.toLocaleString('en')} games`,
    casino,
    visitor: new Visitor(casino.url),
    started: performance.now() - before,
    milliseconds: noneYet(),
  };
}

async function grown(size: number, folder: string): Promise<string> {
  const out = path.join(folder, String(size));
  const { code, printed } = await runProgram('content/cli/catalogue.ts', { ...process.env }, [
    '--games',
    String(size),
    '--out',
    out,
  ]);
  if (code !== 0) throw new Error(printed);
  return out;
}

let hosts = 0;
/** Another host name is another document. */
async function render(url: string): Promise<void> {
  const { status, headers } = await get(`${url}/`, `lobby-${++hosts}.localhost`);
  if (status !== 200 || !headers['server-timing']?.includes('miss')) throw new Error('this lobby was not rendered');
}

const ask: Readonly<Record<Cost, { times: number; once: (one: Measured, time: number) => Promise<unknown> }>> = {
  [costs[0]]: { times: DOCUMENTS, once: ({ casino }) => render(casino.url) },
  [costs[1]]: {
    times: CALLS,
    once: ({ visitor }) => visitor.call('games.filter', { body: { page: 3, facets: true } }),
  },
  [costs[2]]: {
    times: CALLS,
    once: ({ visitor }, time) => visitor.call('games.search', { query: { q: TYPED[time % TYPED.length] ?? '' } }),
  },
};

/** Milliseconds of processor time, of the whole process, for one of so many requests. */
async function spent(one: Measured, cost: Cost): Promise<number> {
  const { times, once } = ask[cost];
  const before = cpuTime(one.casino.pid).process;
  for (let time = 0; time < times; time += 1) await once(one, time);
  return (cpuTime(one.casino.pid).process - before) / times;
}

function rowsOf(one: Measured, shipped: Measured): Row[] {
  const of = (cost: Cost, goal?: typeof FLAT | typeof SEARCH): Row =>
    row({
      what: `${one.name}: ${cost}`,
      values: one.milliseconds[cost],
      reference: shipped.milliseconds[cost],
      write: fineMilliseconds,
      ...(goal && { goal }),
    });
  const single = (what: string, value: (of: Measured) => number, write: (value: number) => string): Row =>
    row({ what: `${one.name}: ${what}`, values: [value(one)], reference: [value(shipped)], write });
  return [
    of(costs[0], FLAT),
    of(costs[1]),
    of(costs[2], SEARCH),
    single(
      'start on an empty database',
      ({ started }) => started,
      (ms) => `${(ms / 1000).toFixed(1)} s`,
    ),
    single('memory afterwards', memory, (bytes) => `${(bytes / 1e6).toFixed(0)} MB`),
  ];
}

/** Resident bytes of the process, while it runs. */
const memory = ({ casino }: Measured): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${casino.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

/** The same requests, in turns, to a casino with the catalogue that ships and to one with a larger one after the other. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosmodrome-catalogues-'));
  const shipped = await open(null, folder);
  const rows: Row[] = [];
  try {
    for (const size of SIZES) {
      const one = await open(size, folder);
      try {
        await takeTurns([shipped, one], blocks);
        rows.push(...rowsOf(one, shipped));
      } finally {
        await one.casino.stop();
      }
    }
  } finally {
    await shipped.casino.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    notes: [
      'Processor time of the whole process for one request after another, and what it holds in memory; catalogues are those of `npm run catalogue`. The reference is the catalogue that ships.',
    ],
    rows,
  };
}

async function takeTurns(both: readonly Measured[], blocks: number): Promise<void> {
  for (const one of both) {
    one.milliseconds = noneYet();
    // The first ones are those of code that has not run yet, and a connection may have ended while another casino started.
    for (const cost of costs) await spent(one, cost).catch(() => spent(one, cost));
  }
  for (let block = 0; block < blocks; block += 1) {
    for (const cost of costs) for (const one of both) one.milliseconds[cost].push(await spent(one, cost));
  }
}

const noneYet = (): Record<Cost, number[]> => ({ [costs[0]]: [], [costs[1]]: [], [costs[2]]: [] });

export const catalogue: Table = { id: 'catalogue', title: 'Size of the catalogue', measure };
