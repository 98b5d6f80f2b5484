import { freshDatabase, serverAddress, settingsOf } from '../bets/database.ts';
import { betLoad } from '../bets/load.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { whole } from '../report/units.ts';
import { coordinatorAddress, freshCluster } from './cluster.ts';

const SECONDS = 3;
const CALLERS = [256, 16] as const;
const SHARDS = [4, 16] as const;

/** Durable bets on a Citus, with the origin's tables divided among its workers, beside the same on one PostgreSQL. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const [coordinator, server] = [coordinatorAddress(), serverAddress()];
  const one = await freshDatabase(server);
  const clusters: { shards: number; url: string; drop(): Promise<void> }[] = [];
  try {
    for (const shards of SHARDS) clusters.push({ shards, ...(await freshCluster(coordinator, shards)) });
    const reference = await betLoad(one.url);
    const loads: { shards: number; load: typeof reference }[] = [];
    for (const { shards, url } of clusters) loads.push({ shards, load: await betLoad(url) });
    await reference.run(1, 64);
    for (const { load } of loads) await load.run(1, 64);
    const measured = CALLERS.map((callers) => ({
      callers,
      alone: [] as number[],
      among: loads.map(({ shards, load }) => ({ shards, load, rates: [] as number[] })),
    }));
    for (let block = 0; block < blocks; block += 1) {
      for (const { callers, alone, among } of measured) {
        alone.push(await reference.run(SECONDS, callers));
        for (const { load, rates } of among) rates.push(await load.run(SECONDS, callers));
      }
    }
    for (const load of [reference, ...loads.map((each) => each.load)]) {
      if (!(await load.close())) throw new Error('the books do not add up after the run');
    }
    const goal = { ratioAtLeast: 0.3 };
    return {
      notes: [
        `Bets a second; blocks of ${SECONDS} s. All nodes of the Citus, the one PostgreSQL and the callers share the machine. The coordinator: ${await settingsOf(coordinator)}.`,
      ],
      rows: measured.flatMap(({ callers, alone, among }) => [
        row({ what: `one PostgreSQL, ${callers} callers`, values: alone, write: whole }),
        ...among.map(({ shards, rates }) =>
          row({
            what: `Citus with ${shards} shards, ${callers} callers`,
            values: rates,
            write: whole,
            reference: alone,
            goal,
          }),
        ),
        noiseFloor(alone),
      ]),
    };
  } finally {
    await one.drop();
    for (const cluster of clusters) await cluster.drop();
  }
}

export const citus: Table = { id: 'citus', title: 'Bets on a distributed database', measure };
