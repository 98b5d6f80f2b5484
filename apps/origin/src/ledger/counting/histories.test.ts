import { tablesOf, type Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { fund, openBooks, withPlayers, waitingRounds } from '../../../testing/books.ts';
import type { Message } from '../../kernel/outbox/index.ts';
import { onRounds, openLedger, type Ledger, type LedgerTables, type Round } from '../index.ts';
import { inCells } from '../../../testing/in-cells.ts';
import { countRounds } from './count.ts';
import { LIFE, oneByOne, type RoundCounting } from './counting.ts';
import { holdCounting } from './hold.ts';
import { inGrains } from './places.ts';

interface Tables extends LedgerTables {
  toy_sums: { player_id: number; sum: string; total: bigint };
}

const PLAYERS = [1, 2];

const GAMES = ['orbit/Lines', 'tables/Roulette'];
const quarterOf = (at: Date): string => `${at.getUTCFullYear()}-${Math.floor(at.getUTCMonth() / 3) + 1}`;

/** In which grains a settled round counts, for each kind of grain that systems have. */
const GRAINS: Readonly<Record<string, (round: Pick<Round, 'gameId' | 'openedAt'> & { at: Date }) => string[]>> = {
  toy_lives: () => [LIFE],
  toy_weeks: ({ at }) => [weekName(at)],
  toy_quarters: ({ at }) => [quarterOf(at)],
  // One runs always, another on some days and for one game: a round counts in both, by its beginning.
  toy_campaigns: ({ gameId, openedAt }) =>
    gameId === GAMES[0] && openedAt.getUTCDate() % 2 === 0 ? ['always', 'some'] : ['always'],
  toy_pools: ({ gameId }) => [gameId],
};
const lossOf = ({ bet, betBonus, win, winBonus }: Round): bigint => bet - betBonus - (win - winBonus);

/** Counts what is lost, or won, by each kind of grain and in each currency. */
const byGrain = Object.entries(GRAINS).map(([name, grainsOf]): RoundCounting<null, string, { currency: string }> => ({
  table: { name, grain: 'grain', worth: 'worth' },
  hold: holdCounting,
  worthOf: lossOf,
  place: inGrains(({ round }) => (round.finishedAt ? grainsOf({ ...round, at: round.finishedAt }) : [])),
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, _held, { playerId, round, grain, change }) => {
    await tablesOf<Tables>(trx)
      .insertInto('toy_sums')
      .values({ player_id: playerId, sum: `${name} ${grain} ${round.currency}`, total: change })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'sum']).doUpdateSet({ total: sql<bigint>`toy_sums.total + excluded.total` }),
      )
      .execute();
    return null;
  },
}));

eachEngine((engine) => {
  let database: Database<Tables>;
  let clock: ManualClock;
  let ledger: Ledger;
  let actions = 0;

  beforeAll(async () => {
    database = await openBooks<Tables>(engine);
    await sql`create table toy_sums (player_id integer, sum text, total bigint, primary key (player_id, sum))`.execute(
      database.db,
    );
    for (const name of Object.keys(GRAINS)) {
      await sql`create table ${sql.table(name)} (
        player_id integer, round_id text collate "C", grain text, worth bigint, currency text,
        primary key (player_id, round_id, grain)
      )`.execute(database.db);
    }
    await withPlayers(database, ['toy_sums', ...Object.keys(GRAINS)]);
    clock = new ManualClock('2026-11-18T12:00:00Z');
    const ledgerTables: Database<LedgerTables> = database;
    for (const playerId of PLAYERS) {
      for (const currency of ['EUR', 'BTC']) {
        await fund(ledgerTables, { playerId, currency, real: 10_000_000n, at: clock.now() });
      }
    }
    ledger = openLedger({ database: ledgerTables, clock });
  }, 60_000);

  const play = async (
    playerId: number,
    bet: bigint,
    more: { finished: boolean; win: bigint; gameId: string; currency: string; roundId?: string },
  ) => {
    const actionId = `play-${(actions += 1)}`;
    const { gameId, currency, roundId = actionId, ...moves } = more;
    const op = { playerId, actionId, roundId, gameId, currency };
    expect((await ledger.play({ kind: 'play', ...op, bet, ...moves })).code).toBe('ok');
    return op;
  };
  const undo = ({ actionId, ...op }: Awaited<ReturnType<typeof play>>) =>
    ledger.play({ kind: 'rollback', ...op, actionId: `undo-${actionId}`, originalActionId: actionId });
  const sums = async () => {
    const rows = await database.db.selectFrom('toy_sums').selectAll().where('total', '<>', 0n).execute();
    return Object.fromEntries(rows.map(({ player_id: playerId, sum, total }) => [`${playerId} ${sum}`, total]));
  };

  it('comes to what the books say in every kind of grain, whatever is played and undone, told repeatedly and in any order', async () => {
    const hear = onRounds(async (rounds) => {
      for (const turn of inCells(database.db, rounds))
        for (const counting of byGrain) await countRounds(database.db, oneByOne(counting), turn);
    });
    /** Tells the first half one by one, and the others at once. */
    const told = async (messages: readonly Message[]) => {
      const half = Math.floor(messages.length / 2);
      for (const message of messages.slice(0, half)) await hear([message]);
      await hear(messages.slice(half));
    };
    const booked = async () => {
      const expected: Record<string, bigint> = {};
      const rows = await database.db.selectFrom('ledger_rounds').selectAll().where('state', '=', 'settled').execute();
      for (const row of rows) {
        const [playerId, at] = [row.player_id, row.finished_at];
        const worth = row.staked_real - row.won_real;
        if (!at || worth === 0n) continue;
        for (const [name, grainsOf] of Object.entries(GRAINS)) {
          for (const grain of grainsOf({ gameId: row.game, openedAt: row.opened_at, at })) {
            const key = `${playerId} ${name} ${grain} ${row.currency}`;
            expected[key] = (expected[key] ?? 0n) + worth;
          }
        }
      }
      return Object.fromEntries(Object.entries(expected).filter(([, total]) => total !== 0n));
    };
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('play' as const),
          playerId: fc.constantFrom(...PLAYERS),
          gameId: fc.constantFrom(...GAMES),
          currency: fc.constantFrom('EUR', 'BTC'),
          bet: fc.bigInt({ min: 0n, max: 900n }),
          win: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 900n })),
          finished: fc.boolean(),
          /** Goes on with the player's last round when that is open: also days later. */
          goesOn: fc.boolean(),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 7, 50) }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('tell' as const), order: fc.array(fc.nat(), { maxLength: 6 }) }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        async (steps, chance) => {
          await sql`truncate toy_sums, toy_lives, toy_weeks, toy_quarters, toy_campaigns, toy_pools, ledger_rounds, outbox`.execute(
            database.db,
          );
          const done: Awaited<ReturnType<typeof play>>[] = [];
          const open = new Map<number, (typeof done)[number]>();
          for (const each of steps) {
            if (each.kind === 'play') {
              const { playerId, bet, win, finished, goesOn, gameId, currency } = each;
              const running = goesOn ? open.get(playerId) : undefined;
              const round = running
                ? { roundId: running.roundId, gameId: running.gameId, currency: running.currency }
                : { gameId, currency };
              const op = await play(playerId, bet, { win, finished, ...round });
              if (finished) open.delete(playerId);
              else open.set(playerId, op);
              done.push(op);
            } else if (each.kind === 'undo') {
              const [op] = done.splice(each.which % Math.max(1, done.length), 1);
              if (op) await undo(op);
              if (op && open.get(op.playerId)?.roundId === op.roundId) open.delete(op.playerId);
            } else if (each.kind === 'wait') clock.advance(each.days * DAY_MS);
            else {
              const messages = await waitingRounds(database.db);
              await told(each.order.flatMap((at) => messages[at % Math.max(1, messages.length)] ?? []));
            }
          }
          // Each at least once, in any order, some at the same time.
          const all = (await waitingRounds(database.db)).map((message) => ({ message, at: chance.next().value }));
          const shuffled = all.toSorted((a, b) => a.at - b.at).map(({ message }) => message);
          await Promise.all([told(shuffled), told(shuffled.slice(0, 3))]);
          expect(await sums()).toEqual(await booked());
        },
      ),
      { numRuns: 15 },
    );
  });
});
