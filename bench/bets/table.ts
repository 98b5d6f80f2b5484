import { whole } from '../report/units.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { freshDatabase, serverAddress, settingsOf } from './database.ts';
import { betLoad } from './load.ts';
import { Pgbench } from './pgbench.ts';

const SECONDS = 3;

/**
 * Durable bets a second over the SQL path, beside pgbench's TPC-B on the same cluster. Nothing is relaxed: fsync and
 * synchronous_commit are the cluster's own.
 */
async function measure({ blocks }: Run): Promise<Outcome> {
  const url = serverAddress();
  const ours = await freshDatabase(url);
  const theirs = await freshDatabase(url);
  try {
    const reference = await Pgbench.prepare(theirs.url);
    const load = await betLoad(ours.url);
    await reference.run(1);
    await load.run(1, 64);
    const tpcB: number[] = [];
    const many: number[] = [];
    const few: number[] = [];
    for (let block = 0; block < blocks; block++) {
      tpcB.push(await reference.run(SECONDS));
      many.push(await load.run(SECONDS, 256));
      tpcB.push(await reference.run(SECONDS));
      few.push(await load.run(SECONDS, 16));
    }
    if (!(await load.close())) throw new Error('the books do not add up after the run');
    const goal = { ratioAtLeast: 1 };
    return {
      notes: [`Transactions a second; blocks of ${SECONDS} s. ${await settingsOf(url)}. The aim above the goal is 3x.`],
      rows: [
        row({ what: 'pgbench TPC-B, 16 prepared clients', values: tpcB, write: whole }),
        row({ what: 'bets, 256 callers', values: many, write: whole, reference: tpcB, goal }),
        row({ what: 'bets, 16 callers', values: few, write: whole, reference: tpcB, goal }),
        noiseFloor(tpcB),
      ],
    };
  } finally {
    await ours.drop();
    await theirs.drop();
  }
}

export const bets: Table = { id: 'bets', title: 'Bets over the SQL path', measure };
