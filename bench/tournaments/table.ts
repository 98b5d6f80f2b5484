import { openDatabase, type Database } from '@cosmodrome/database';
import { Relay } from '@cosmodrome/origin/kernel/outbox/index';
import {
  countRounds,
  onRounds,
  openLedger,
  ROUND_TOPIC,
  type LedgerTables,
  type RoundEvent,
} from '@cosmodrome/origin/ledger/index';
import { bringUpToDate } from '@cosmodrome/origin/schema';
import { scoreCounting } from '@cosmodrome/origin/tournaments/count';
import { marksOf, placed, placeOf } from '@cosmodrome/origin/tournaments/places';
import { runningTournaments, type RunningTournaments } from '@cosmodrome/origin/tournaments/running';
import { findEntry } from '@cosmodrome/origin/tournaments/store';
import type { TournamentsTables } from '@cosmodrome/origin/tournaments/tables';
import { systemClock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { BOARD_PLACES } from '@cosmodrome/rules/tournaments/board';
import { freshDatabase, serverAddress, settingsOf } from '../bets/database.ts';
import { noiseFloor, row, type Outcome, type Run, type Table } from '../report/table.ts';
import { fineMilliseconds, perSecond } from '../report/units.ts';

const ENTRANTS = 100_000;
const OPENING = 1_000_000_000n;
const STAKE = 100n;
const GAME = 'bench/Slot';
const SECONDS = 3;
const ENTRANT = { groups: [], licence: 'CW' };
/** Callers of bets. */
const CALLERS = 64;
/** Rounds that are told of each second beside the bets. */
const PACE = 1_000;
const ASKED = 100;

const CATALOGUE = {
  studios: [],
  games: [
    {
      identifier: GAME,
      slug: 'slot',
      name: 'Slot',
      title: 'Slot',
      provider: 'bench',
      model: 'lines',
      preview: '',
      symbols: null,
      palette: [],
      family: 'lines',
      lines: 20,
      ways: null,
      features: [],
      volatility: null,
      hitRate: '25.00',
      payout: '96.00',
      themes: [],
      tags: [],
      currencies: ['EUR'],
      demo: true,
      devices: ['desktop' as const],
      released: '2026-01-01',
    },
  ],
};

type Books = Database<LedgerTables & TournamentsTables>;

/** A tournament of the day by stakes with its entrants, and their wallets. */
async function openBooks(url: string): Promise<{ database: Books; running: RunningTournaments; id: number }> {
  const database = await openDatabase<LedgerTables & TournamentsTables>({
    url,
    log: { warn: console.warn, error: console.error },
  });
  await bringUpToDate(database.db);
  const write = (text: string, values: readonly unknown[]) =>
    database.execute<{ id: number }>({ name: '', text, values });
  await write('insert into outbox_players (player_id) select generate_series(1, $1::integer)', [ENTRANTS]);
  await write('insert into ledger_counting_players (player_id) select generate_series(1, $1::integer)', [ENTRANTS]);
  await write(
    `insert into ledger_wallets (player_id, currency, real_balance, active, opened_at)
      select generate_series(1, $1::integer), 'EUR', $2::bigint, true, now()`,
    [ENTRANTS, OPENING],
  );
  const terms = {
    strategy: 'bet',
    points: [],
    games_taken_limit: null,
    games: { list: [GAME] },
    currency: 'EUR',
    currencies: null,
    least_stake_cents: 1,
    entry: 'open',
    groups: null,
    licences: null,
    teams: null,
    prizes: [],
  };
  const now = systemClock.now().getTime();
  const [made] = await write(
    'insert into tournaments (identifier, terms, start_at, end_at) values ($1, $2, $3, $4) returning id',
    ['bench', JSON.stringify(terms), new Date(now - HOUR_MS), new Date(now + HOUR_MS)],
  );
  const id = made?.id ?? 0;
  await write(
    `insert into tournaments_entries (player_id, tournament_id, score, bets, rounds, reached_at)
      select n, $2, 1 + (n * 7919) % 1000003, 1 + (n * 7919) % 1000003, 1, now() from generate_series(1, $1::integer) n`,
    [ENTRANTS, id],
  );
  await write('vacuum (analyze)', []);
  const running = runningTournaments(database.db, CATALOGUE);
  await running.refresh();
  return { database, running, id };
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const someone = (): number => 1 + Math.floor(Math.random() * ENTRANTS);

/** What places and the counting of rounds cost in a tournament of a hundred thousand, and what bets lose by it. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const server = serverAddress();
  const own = await freshDatabase(server);
  try {
    const { database, running, id } = await openBooks(own.url);
    const { db } = database;
    const ledger = openLedger({ database, clock: systemClock });
    let last = 0;
    const bet = async (): Promise<void> => {
      const [playerId, roundId] = [someone(), `bench:${(last += 1)}`];
      const op = { playerId, currency: 'EUR', actionId: roundId, roundId, gameId: GAME, finished: true };
      const { code } = await ledger.play({ kind: 'play', ...op, bet: STAKE, win: 0n });
      if (code !== 'ok') throw new Error(`a bet was refused: ${code}`);
    };
    let told = 0;
    /** Tells of rounds, and has them scored where there is somebody who does. */
    const relayFor = (score: (rounds: readonly RoundEvent[]) => Promise<unknown>): Relay => {
      const { engine } = database;
      const relay = new Relay({ connection: db, engine, clock: systemClock, log: { error: console.error } });
      const count = async (rounds: readonly RoundEvent[]): Promise<void> => {
        await score(rounds);
        told += rounds.length;
      };
      relay.subscribeInBulk(ROUND_TOPIC, onRounds(count));
      return relay;
    };
    const counting = scoreCounting(running, () => ENTRANT);
    const scoring = relayFor((rounds) => countRounds(db, counting, rounds));
    const idle = relayFor(() => Promise.resolve());
    /** @returns rounds told in a second */
    const tell = async (relay: Relay, pace: number): Promise<number> => {
      const start = performance.now();
      const passed = (): number => (performance.now() - start) / 1_000;
      told = 0;
      const isEnough = (): boolean => passed() >= SECONDS || told >= passed() * pace;
      while (passed() < SECONDS) {
        if (isEnough()) await new Promise((resolve) => setTimeout(resolve, 1));
        else await relay.drain(isEnough);
      }
      return told / passed();
    };
    /** @returns bets a second, and rounds that were told meanwhile */
    const betBeside = async (relay: Relay): Promise<{ bets: number; rounds: number }> => {
      const start = performance.now();
      let done = 0;
      const better = async () => {
        while (performance.now() < start + SECONDS * 1_000) {
          await bet();
          done += 1;
        }
      };
      const [rounds] = await Promise.all([tell(relay, PACE), ...Array.from({ length: CALLERS }, better)]);
      return { bets: done / SECONDS, rounds };
    };
    const forget = () => database.execute({ name: '', text: 'truncate outbox, outbox_sent', values: [] });
    const paces: number[] = [];
    const [places, boards, alone, beside, without] = [[], [], [], [], []] as number[][];
    await betBeside(idle);
    for (let block = 0; block < blocks; block += 1) {
      const times: number[] = [];
      const marks = await marksOf(db, id);
      for (let asked = 0; asked < ASKED; asked += 1) {
        const entry = await findEntry(db, someone(), id);
        if (entry) times.push(await elapsed(() => placeOf(db, entry, { marks })));
      }
      places?.push(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);
      boards?.push(await elapsed(() => placed(db, { id }, { from: 1, most: BOARD_PLACES })));
      // What came before, a relay without a pause, is still being written to disk: each of the two comes first in turn.
      const relays = block % 2 === 0 ? [scoring, idle] : [idle, scoring];
      for (const relay of relays) {
        await forget();
        const { bets, rounds } = await betBeside(relay);
        (relay === scoring ? beside : without)?.push(bets);
        if (relay === scoring) paces.push(rounds);
      }
      alone?.push(await tell(scoring, Infinity));
      await forget();
    }
    await ledger.close();
    await database.close();
    return {
      notes: [
        `A tournament of ${ENTRANTS.toLocaleString('en')} entrants by stakes. The 95th percentile of ${ASKED} places, with the way to the database; bets of ${CALLERS} callers beside a relay in the same process that tells of ${PACE.toLocaleString('en')} rounds a second; the reference are those beside a relay whose rounds nobody scores. ${await settingsOf(server)}.`,
      ],
      rows: [
        row({ what: 'an own place', values: places ?? [], write: fineMilliseconds, goal: { atMost: 10 } }),
        row({ what: `the board of ${BOARD_PLACES}`, values: boards ?? [], write: fineMilliseconds }),
        row({
          what: 'rounds scored, nothing else running',
          values: alone ?? [],
          write: perSecond,
          goal: { atLeast: PACE },
        }),
        row({ what: 'rounds scored beside bets', values: paces, write: perSecond }),
        row({
          what: 'bets beside them',
          values: beside ?? [],
          write: perSecond,
          reference: without ?? [],
          goal: { ratioAtLeast: 0.95 },
        }),
        noiseFloor(without ?? []),
      ],
    };
  } finally {
    await own.drop();
  }
}

export const tournaments: Table = { id: 'tournaments', title: 'Tournaments', measure };
