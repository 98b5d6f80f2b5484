import { freshDatabase, measureBytes, serverAddress, settingsOf } from '../bets/database.ts';
import { betLoad } from '../bets/load.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { bytes, whole } from '../report/units.ts';

const SECONDS = 2;
const CALLERS = 256;
const SIZES = [
  { players: 1_000, rounds: 0 },
  { players: 100_000, rounds: 1_000_000 },
  { players: 1_000_000, rounds: 3_000_000 },
] as const;

const count = (value: number): string => value.toLocaleString('en');
const named = ({ players, rounds }: (typeof SIZES)[number]): string =>
  `bets among ${count(players)} players after ${count(rounds)} rounds`;

/** Whether a bet costs more the more has happened before, and what it leaves behind. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const server = serverAddress();
  const books = await Promise.all(SIZES.map(async (size) => ({ size, database: await freshDatabase(server) })));
  try {
    const loads = [];
    for (const { size, database } of books) {
      loads.push({ size, database, load: await betLoad(database.url, size), rates: [] as number[] });
    }
    const [least] = loads;
    if (!least) throw new Error('there is nothing to measure');
    for (const { load } of loads) await load.run(1, CALLERS);
    const before = await measureBytes(least.database.url);
    const bets = (await least.load.run(SECONDS, CALLERS)) * SECONDS;
    const after = await measureBytes(least.database.url);
    const reference: number[] = [];
    for (let block = 0; block < blocks; block += 1) {
      for (const { load, rates } of loads) rates.push(await load.run(SECONDS, CALLERS));
      reference.push(await least.load.run(SECONDS, CALLERS));
    }
    for (const { load } of loads) if (!(await load.close())) throw new Error('the books do not add up after the run');
    const each = (total: number): number[] => [total / bets];
    return {
      notes: [
        `Bets a second, ${CALLERS} callers, blocks of ${SECONDS} s. A bet's bytes are what its transaction, its round and its two waiting messages take with their indexes; nothing relays here, so the messages stay. ${await settingsOf(server)}.`,
      ],
      rows: [
        ...loads.map(({ size, rates }) =>
          row({
            what: named(size),
            values: rates,
            write: whole,
            reference,
            ...(size === SIZES[0] ? {} : { goal: { ratioAtLeast: 0.8 } }),
          }),
        ),
        noiseFloor([...least.rates, ...reference]),
        row({ what: 'books of a bet', values: each(after.books - before.books), write: bytes }),
        row({
          what: 'messages of a bet until they are sent',
          values: each(after.messages - before.messages),
          write: bytes,
        }),
        row({ what: 'write-ahead log of a bet', values: each(after.log - before.log), write: bytes }),
      ],
    };
  } finally {
    for (const { database } of books) await database.drop();
  }
}

export const growth: Table = { id: 'growth', title: 'Cost as data grows', measure };
