import type { Database } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { standingOf } from '@cosmodrome/rules/tournaments/score';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { fund, openBooks, waitingRounds } from '../../testing/books.ts';
import { testGame } from '../../testing/casino.ts';
import type { Message } from '../kernel/outbox/index.ts';
import { countRounds, onRounds, openLedger, rounds, type Ledger, type LedgerTables } from '../ledger/index.ts';
import { differenceOf } from './close.ts';
import { inCells } from '../../testing/in-cells.ts';
import { scoreCounting } from './count.ts';
import { openDue } from './open.ts';
import { marksOf, placed, placeOf, placesOf } from './places.ts';
import { runningTournaments, type RunningTournaments } from './running.ts';
import type { EntryRow, TournamentsTables } from './tables.ts';
import { testSeries } from '../../testing/series.ts';

const PLAYERS = [1, 2, 3];
const GAMES = ['orbit/CosmicGems', 'tables/GrandRoulette'];
const START = '2026-11-21T12:00:00Z';
const ENTRANT = { groups: [], licence: 'CW' };
const POINTS = [
  { from_rate: 0, points: 1 },
  { from_rate: 10_000, points: 7 },
];
/** One of each kind: by strategy, with a limit, on other games, in another currency, ending in the middle. */
const SERIES = [
  testSeries('by-bet'),
  testSeries('by-spin', { strategy: 'spin', games: { category: 'all' } }),
  testSeries('by-win', { strategy: 'win', currency: 'USD', currencies: ['EUR'] }),
  testSeries('by-rate', { strategy: 'rate', least_stake_cents: 100 }),
  testSeries('by-points', { strategy: 'points', points: POINTS }),
  testSeries('first-three', { strategy: 'win', games_taken_limit: 3 }),
  testSeries('short', {
    schedule: { kind: 'once', starts_at: '2026-11-21T13:00:00Z', ends_at: '2026-11-21T16:00:00Z' },
    games: { list: ['tables/GrandRoulette'] },
  }),
];

anyEngine((engine) => {
  let database: Database<LedgerTables & TournamentsTables>;
  let ledger: Ledger;
  let clock: ManualClock;
  let running: RunningTournaments;
  let actions = 0;

  beforeEach(async () => {
    database = await openBooks<LedgerTables & TournamentsTables>(engine);
    clock = new ManualClock(START);
    for (const playerId of PLAYERS) {
      for (const currency of ['EUR', 'BTC'])
        await fund(database, {
          playerId,
          currency,
          real: 10_000_000n,
          at: clock.now(),
        });
    }
    ledger = openLedger({ database: database, clock });
    await openDue({ connection: database.db, clock, series: SERIES });
    const games = [testGame('orbit/CosmicGems'), testGame('tables/GrandRoulette', { family: 'roulette' })];
    running = runningTournaments(database.db, { games, studios: [] });
    await running.refresh();
  }, 60_000);

  const play = async (
    playerId: number,
    bet: bigint,
    more: { win: bigint; finished: boolean; gameId: string; currency: string; roundId?: string },
  ) => {
    const actionId = `play-${(actions += 1)}`;
    const { gameId, currency, roundId = actionId, ...moves } = more;
    const op = { playerId, actionId, roundId, gameId, currency };
    expect((await ledger.play({ kind: 'play', ...op, bet, ...moves })).code).toBe('ok');
    return op;
  };
  const undo = ({ actionId, ...op }: Awaited<ReturnType<typeof play>>) =>
    ledger.play({ kind: 'rollback', ...op, actionId: `undo-${actionId}`, originalActionId: actionId });

  const hear = onRounds(async (told) => {
    const counting = scoreCounting(running, () => ENTRANT);
    for (const turn of inCells(database.db, told)) await countRounds(database.db, counting, turn);
  });

  it('shows the standing that the books make, whatever is played and undone, told repeatedly and in any order', async () => {
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('play' as const),
          playerId: fc.constantFrom(...PLAYERS),
          gameId: fc.constantFrom(...GAMES),
          currency: fc.constantFrom('EUR', 'EUR', 'BTC'),
          // Few amounts, so that there are ties.
          bet: fc.constantFrom(0n, 10n, 100n, 200n),
          win: fc.constantFrom(0n, 50n, 200n, 900n),
          finished: fc.boolean(),
          goesOn: fc.boolean(),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(0.5, 1, 3, 7) }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('tell' as const), order: fc.array(fc.nat(), { maxLength: 6 }) }),
      },
    );
    /** Tells them in bulk, so many at once as there have been tellings, up to four. */
    const told = async (messages: readonly Message[]): Promise<void> => {
      for (let [from, count] = [0, 1]; from < messages.length; from += count, count = 1 + (count % 4))
        await hear(messages.slice(from, from + count));
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 24 }),
        fc.infiniteStream(fc.nat()),
        async (steps, chance) => {
          await sql`truncate tournaments_entries, tournaments_rounds, ledger_rounds, outbox`.execute(database.db);
          clock.set(START);
          const done: Awaited<ReturnType<typeof play>>[] = [];
          const open = new Map<number, (typeof done)[number]>();
          for (const each of steps) {
            if (each.kind === 'play') {
              const { playerId, bet, win, finished, goesOn, gameId, currency } = each;
              const last = goesOn ? open.get(playerId) : undefined;
              const round = last
                ? { roundId: last.roundId, gameId: last.gameId, currency: last.currency }
                : { gameId, currency };
              const op = await play(playerId, bet, { win, finished, ...round });
              if (finished) open.delete(playerId);
              else open.set(playerId, op);
              done.push(op);
            } else if (each.kind === 'undo') {
              const [op] = done.splice(each.which % Math.max(1, done.length), 1);
              if (op) await undo(op);
              if (op && open.get(op.playerId)?.roundId === op.roundId) open.delete(op.playerId);
            } else if (each.kind === 'wait') clock.advance(each.hours * HOUR_MS);
            else {
              const messages = await waitingRounds(database.db);
              await told(each.order.flatMap((at) => messages[at % Math.max(1, messages.length)] ?? []));
            }
          }
          const all = (await waitingRounds(database.db)).map((message) => ({ message, at: chance.next().value }));
          const shuffled = all.toSorted((a, b) => a.at - b.at).map(({ message }) => message);
          await Promise.all([told(shuffled), told(shuffled.slice(0, 3))]);
          await compare();
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);

  /** Every standing against the books, and every way to ask for a place against their order. */
  async function compare(): Promise<void> {
    const entries = await database.db.selectFrom('tournaments_entries').selectAll().execute();
    for (const { row, terms, scored } of running.all()) {
      const books: (EntryRow & { reachedAt: Date | null })[] = [];
      for (const playerId of PLAYERS) {
        const own = (await rounds(database.db, playerId, { limit: 1_000 })).rounds;
        const standing = standingOf(
          own.flatMap((round) => scored(round) ?? []),
          terms,
        );
        const entry = entries.find((each) => each.player_id === playerId && each.tournament_id === row.id);
        if (!entry) expect(standing.rounds).toBe(0);
        else expect(`${row.identifier}: ${differenceOf(entry, standing)}`).toBe(`${row.identifier}: null`);
        if (entry && standing.score > 0n) books.push({ ...entry, reachedAt: standing.reachedAt });
      }
      const inOrder = books
        .toSorted(
          (one, other) =>
            Number(other.score - one.score) ||
            Number(one.reachedAt) - Number(other.reachedAt) ||
            one.player_id - other.player_id,
        )
        .map(({ player_id: playerId }) => playerId);
      const shown = await placed(database.db, { id: row.id }, { from: 1, most: 20 });
      expect(shown.map(({ player_id: playerId }) => playerId)).toEqual(inOrder);
      const places = await placesOf(database.db, row.id, PLAYERS);
      const marks = await marksOf(database.db, row.id, 2);
      for (const [at, entry] of shown.entries()) {
        expect(await placeOf(database.db, entry)).toBe(at + 1);
        // Counted from a mark, too.
        expect(await placeOf(database.db, entry, { marks })).toBe(at + 1);
        expect(places.get(entry.player_id)).toBe(at + 1);
      }
    }
  }
});
