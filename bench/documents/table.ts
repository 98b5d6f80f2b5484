import { LeftOut, noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { fineMilliseconds, kilobytes, perSecond } from '../report/units.ts';
import { startBareServer } from './bare-server.ts';
import { costs } from './costs.ts';
import type { CpuTime } from './cpu-time.ts';
import { get } from './get.ts';
import { startLoader, type Loaded } from './loader.ts';

const SECONDS = 2;
/** Share of a block for which the asking thread may have work; beyond it the figures would be its own. */
const MOST_BUSY = 0.9;

/** The cached lobby beside a bare server with the same headers and bytes; and what an uncached one costs. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  const ours = await casino();
  const lobby = await get(`${ours.url}/`);
  if (lobby.status !== 200) throw new Error(`the lobby answered ${lobby.status}`);
  const bare = await startBareServer(`${ours.url}/`);
  try {
    const speeds = await takeTurns(`${bare.url}/`, `${ours.url}/`, blocks);
    if (busiest(speeds) > MOST_BUSY) throw new LeftOut('the asking thread is no quicker than the servers here');
    const cost = await costs(ours, bare, blocks);
    return outcome(lobby.body.byteLength, speeds, cost);
  } finally {
    bare.stop();
  }
}

interface Speeds {
  reference: Loaded[];
  ours: Loaded[];
}

const busiest = ({ reference, ours }: Speeds): number => Math.max(...[...reference, ...ours].map(({ busy }) => busy));

/** What the bare server and ours answer, block by block. */
async function takeTurns(bare: string, casino: string, blocks: number): Promise<Speeds> {
  const loader = startLoader();
  const reference: Loaded[] = [];
  const ours: Loaded[] = [];
  try {
    await loader.load(bare, 1);
    await loader.load(casino, 1);
    for (let block = 0; block < blocks; block++) {
      reference.push(await loader.load(bare, SECONDS));
      ours.push(await loader.load(casino, SECONDS));
    }
  } finally {
    await loader.stop();
  }
  return { reference, ours };
}

function outcome(bytes: number, speeds: Speeds, cost: Awaited<ReturnType<typeof costs>>): Outcome {
  const of = (values: CpuTime[], part: keyof CpuTime) => values.map((value) => value[part]);
  const write = fineMilliseconds;
  const answered = (blocks: Loaded[]) => blocks.map((block) => block.perSecond);
  const background = (cost.background.process * 1_000).toFixed(0);
  return {
    notes: [
      `The lobby is ${kilobytes(bytes)} of brotli; 32 connections, blocks of ${SECONDS} s; the thread that asks was busy for at ` +
        `most ${(busiest(speeds) * 100).toFixed(0)} % of a block. Processor time is of the whole process ` +
        '(rendering, the origin and the database within it, compression) for one request after another, without ' +
        `what the casino uses by itself: ${background} ms a second.`,
    ],
    rows: [
      row({
        what: 'the same headers and bytes from a bare server',
        values: answered(speeds.reference),
        write: perSecond,
      }),
      row({
        what: 'cached lobby document',
        values: answered(speeds.ours),
        write: perSecond,
        reference: answered(speeds.reference),
        goal: { ratioAtLeast: 0.85 },
      }),
      noiseFloor(answered(speeds.reference)),
      row({ what: 'processor time of the bare server', values: of(cost.reference, 'process'), write }),
      row({
        what: 'processor time of a cached document',
        values: of(cost.cached, 'process'),
        write,
        reference: of(cost.reference, 'process'),
      }),
      row({
        what: 'processor time of an uncached document',
        values: of(cost.uncached, 'process'),
        write,
        goal: { atMost: 15 },
      }),
      row({ what: 'of it on the event loop', values: of(cost.uncached, 'main'), write }),
    ],
  };
}

export const documents: Table = { id: 'documents', title: 'Documents', measure };
