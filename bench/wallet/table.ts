import { randomBytes } from 'node:crypto';
import { openDatabase } from '@cosmodrome/database';
import { isClean, reconcile, ROUND_TOPIC, type LedgerTables } from '@cosmodrome/origin/ledger/index';
import { freshDatabase, serverAddress, settingsOf } from '../bets/database.ts';
import { Pgbench } from '../bets/pgbench.ts';
import { startCasino } from '../casino.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { whole } from '../report/units.ts';
import { play } from './play.ts';
import { seatPlayers, studioKey } from './players.ts';
import { Studio } from './studio.ts';

const log = { warn: console.warn, error: console.error };

const SECONDS = 3;
const PLAYERS = 64;

/** Bets a second through the signed wallet API of a running casino, beside pgbench's TPC-B on the same cluster. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const url = serverAddress();
  const ours = await freshDatabase(url);
  const theirs = await freshDatabase(url);
  try {
    const reference = await Pgbench.prepare(theirs.url);
    const { tpcB, bets, told } = await takeTurns(ours.url, reference, blocks);
    if (!(await booksAreClean(ours.url))) throw new Error('the books do not add up after the run');
    return {
      notes: [
        `POST /wallet/v1/play a second, signed, ${PLAYERS} players with a connection each that wait for every answer; ` +
          `casino, load and PostgreSQL share the machine. Blocks of ${SECONDS} s. ${await settingsOf(url)}.`,
      ],
      rows: [
        row({ what: 'pgbench TPC-B, 16 prepared clients', values: tpcB, write: whole }),
        row({
          what: `bets over HTTP, ${PLAYERS} players`,
          values: bets,
          write: whole,
          reference: tpcB,
          goal: { ratioAtLeast: 0.5 },
        }),
        row({ what: 'rounds told through every system meanwhile', values: told, write: whole }),
        noiseFloor(tpcB),
      ],
    };
  } finally {
    await ours.drop();
    await theirs.drop();
  }
}

async function takeTurns(database: string, reference: Pgbench, blocks: number) {
  const secret = randomBytes(32).toString('hex');
  const casino = await startCasino({ DATABASE_URL: database, SESSION_SECRET: secret });
  const studio = new Studio(casino.url, studioKey(secret));
  const outbox = await openDatabase<LedgerTables>({ url: database, log });
  const waiting = async (): Promise<number> => {
    const text = 'select count(*) as waiting from outbox where topic = $1';
    const [row] = await outbox.execute<{ waiting: bigint }>({ name: '', text, values: [ROUND_TOPIC] });
    return Number(row?.waiting ?? 0);
  };
  try {
    const sessions = await seatPlayers(casino.url, database, studio, PLAYERS);
    await reference.run(1);
    await play(studio, sessions, 2);
    const tpcB: number[] = [];
    const bets: number[] = [];
    const told: number[] = [];
    for (let block = 0; block < blocks; block++) {
      tpcB.push(await reference.run(SECONDS));
      const before = await waiting();
      const done = await play(studio, sessions, SECONDS);
      bets.push(done);
      told.push(done - ((await waiting()) - before) / SECONDS);
    }
    return { tpcB, bets, told };
  } finally {
    studio.close();
    await outbox.close();
    await casino.stop();
  }
}

async function booksAreClean(url: string): Promise<boolean> {
  const database = await openDatabase<LedgerTables>({ url, log });
  try {
    return isClean(await reconcile(database.db));
  } finally {
    await database.close();
  }
}

export const wallet: Table = { id: 'wallet', title: 'Bets over HTTP', measure };
