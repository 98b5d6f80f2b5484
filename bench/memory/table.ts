import { readFileSync } from 'node:fs';
import { register } from '../../e2e/fixtures/player.ts';
import { Visitor } from '../../e2e/fixtures/visitor.ts';
import { startCasino } from '../casino.ts';
import { LeftOut, row, type Outcome, type Table } from '../report/table.ts';
import { megabytes } from '../report/units.ts';
import { mixed, send } from './mixed.ts';

/** The caches are full after the second. */
const STAGES = [10_000, 30_000, 50_000, 100_000] as const;
const FULL = 1;
const AT_ONCE = 16;

/** Bytes of memory that a process has now, in megabytes. */
function resident(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    throw new LeftOut('memory of a process is read from /proc');
  }
}

/** What a fresh casino holds after its start, and after many requests of every kind. */
async function measure(): Promise<Outcome> {
  const casino = await startCasino();
  try {
    const held = [resident(casino.pid)];
    const visitor = new Visitor(casino.url);
    await register(visitor);
    const cookie = visitor
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const statuses = new Map<number, number>();
    let next = 0;
    const work = async (until: number): Promise<void> => {
      while (next < until) {
        const status = await send(casino.url, mixed(next++, cookie));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    for (const stage of STAGES) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(stage)));
      held.push(resident(casino.pid));
    }
    return outcome(held, statuses);
  } finally {
    await casino.stop();
  }
}

function outcome([start = NaN, ...stages]: readonly number[], statuses: ReadonlyMap<number, number>): Outcome {
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} of ${status}`);
  const after = (at: number) => `after ${(STAGES[at] ?? 0).toLocaleString('en')} requests`;
  return {
    notes: [
      'Memory of a fresh casino with its embedded database, in one process: documents of a thousand hosts, lists, ' +
        `searches, addresses that nobody has, a player's calls. The reference is where the caches are full. Answers: ${answered.join(', ')}.`,
    ],
    rows: [
      row({ what: 'after the start', values: [start], write: megabytes, goal: { atMost: 500 } }),
      ...stages.map((value, at) =>
        row({
          what: after(at),
          values: [value],
          write: megabytes,
          ...(at <= FULL ? {} : { reference: [stages[FULL] ?? NaN] }),
          ...(at === STAGES.length - 1 ? { goal: { ratioAtMost: 1.1 } } : {}),
        }),
      ),
    ],
  };
}

export const memory: Table = { id: 'memory', title: 'Memory', measure };
