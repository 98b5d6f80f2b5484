import { openDatabase, type Database } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { createLog } from '@cosmodrome/origin/kernel/log';
import { drawDue } from '@cosmodrome/origin/lotteries/draw';
import type { LotteriesTables } from '@cosmodrome/origin/lotteries/tables';
import { bringUpToDate } from '@cosmodrome/origin/schema';
import { systemClock } from '@cosmodrome/rules/clock';
import { HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { freshDatabase, serverAddress, settingsOf } from '../bets/database.ts';
import { row, type Outcome, type Run, type Table } from '../report/table.ts';

const TICKETS = 1_000_000;
const PLAYERS = 20_000;
const PLACES = 100;

const terms = {
  identifier: 'bench',
  currency: 'EUR',
  pool_cents: 1_000_000,
  prizes: [{ from: 1, to: PLACES, share_bp: 100 }],
};

const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** A lottery that has ended, with all its tickets. */
async function endedLottery(database: Database<LotteriesTables>, name: string): Promise<number> {
  const write = (text: string, values: readonly unknown[]) =>
    database.execute<{ id: number }>({ name: '', text, values });
  const now = systemClock.now().getTime();
  const { serverSeed, commitment } = newSeedPair();
  const [made] = await write(
    `insert into lotteries (identifier, series, terms, start_at, end_at, seed, seed_hash, issued, players)
      values ($1, 'bench', $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      name,
      JSON.stringify(terms),
      new Date(now - HOUR_MS),
      new Date(now - MINUTE_MS),
      serverSeed,
      commitment,
      TICKETS,
      PLAYERS,
    ],
  );
  await write(
    `insert into lotteries_entries (player_id, lottery_id, tickets)
      select generate_series(1, $2::integer), $1::integer, $3::integer`,
    [made?.id, PLAYERS, TICKETS / PLAYERS],
  );
  await write(
    `insert into lotteries_tickets (player_id, lottery_id, number, source, key, issued_at)
      select 1 + n % $2::integer, $1::integer, n, 'deposit', n::text, now() - interval '10 minutes'
      from generate_series(1, $3::integer) n`,
    [made?.id, PLAYERS, TICKETS],
  );
  await write('analyze lotteries_tickets, lotteries_entries', []);
  return made?.id ?? 0;
}

/** What it takes to close a lottery of a million tickets, to fix its names, to hash its list and to draw its places. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const server = serverAddress();
  const own = await freshDatabase(server);
  try {
    const database = await openDatabase<LotteriesTables>({
      url: own.url,
      log: { warn: console.warn, error: console.error },
    });
    await bringUpToDate(database.db);
    await database.execute({
      name: '',
      text: 'insert into outbox_players (player_id) select generate_series(1, $1::integer)',
      values: [PLAYERS],
    });
    const [drawn, told] = [[], []] as [number[], number[]];
    for (let block = 0; block < blocks; block += 1) {
      const id = await endedLottery(database, `bench-${block}`);
      const start = Date.now();
      await drawDue({
        connection: database.db,
        clock: systemClock,
        log: createLog('error'),
        series: [],
        prizes: { grant: () => Promise.reject(new Error('a draw grants nothing')) },
        isShown: () => Promise.resolve(true),
        onCommit: () => undefined,
      });
      told.push((Date.now() - start) / 1_000);
      const { drawn_at: at } = await database.db
        .selectFrom('lotteries')
        .select('drawn_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (at === null) throw new Error('the lottery was not drawn');
      drawn.push((at.getTime() - start) / 1_000);
      // Nothing relays here, and a draw waits for messages of before the end.
      await database.execute({ name: '', text: 'delete from outbox', values: [] });
    }
    await database.close();
    const counts = [TICKETS, PLAYERS, PLACES].map((count) => count.toLocaleString('en'));
    return {
      notes: [
        `${counts[0]} tickets of ${counts[1]} players, ${counts[2]} places, from the beginning of its closing; without the question who may be named. ${await settingsOf(server)}.`,
      ],
      rows: [
        row({ what: 'a lottery drawn', values: drawn, write: seconds, goal: { atMost: 10 } }),
        row({ what: 'every player told', values: told, write: seconds }),
      ],
    };
  } finally {
    await own.drop();
  }
}

export const lotteries: Table = { id: 'lotteries', title: 'Lotteries', measure };
