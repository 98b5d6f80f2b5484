import { addPlayer, fund, openBooks } from '../../../testing/books.ts';
import type { Database } from '@cosmodrome/database';
import type { TestEngine } from '@cosmodrome/database/testing';
import type { ManualClock } from '@cosmodrome/rules/clock';
import { afterEach, beforeAll, expect } from 'vitest';
import { wallets, type Play, type PlayAnswer } from '../../ledger/index.ts';
import { grant, type GrantAnswer } from '../grant.ts';
import { bonusesOf } from '../store.ts';
import { bonusProblems, openBonusBooks, order, POKIE, type BonusBooks, type BooksTables } from './books.ts';

export const START = '2026-11-18T12:00:00Z';

/** One player after the other on the books: what tests of bonuses do with them. */
export interface Seat {
  /** There once the tests begin. */
  readonly database: Database<BooksTables>;
  /** The player who sits here now. */
  id(): number;
  /** The next one sits down, with money in EUR. */
  next(real?: bigint): Promise<void>;
  give(change?: Parameters<typeof order>[1]): Promise<GrantAnswer>;
  /** A finished round without a win, unless said otherwise, a second after the last one. */
  play(change?: Partial<Play>): Promise<PlayAnswer & { op: Play }>;
  undo(op: Play): Promise<PlayAnswer>;
  /** Delivers all messages that wait. */
  settle(): Promise<void>;
  /** Counts one round of the player's, as its message does. */
  count(roundId: string): Promise<void>;
  /** Real money and bonus money. */
  money(): Promise<[number, number]>;
  /** Stage and progress of each bonus, the oldest first. */
  bonuses(): Promise<[string, number][]>;
}

/** Opens the books for the tests of a suite, and looks after each whether they are right. */
export function openSeat(engine: TestEngine, clock: ManualClock): Seat {
  let database: Database<BooksTables>;
  let books: BonusBooks;
  beforeAll(async () => {
    database = await openBooks<BooksTables>(engine);
    books = openBonusBooks(database, clock);
  }, 60_000);
  afterEach(async () => {
    await books.settle();
    expect(await bonusProblems(database.db)).toEqual([]);
  });
  let player = 0;
  let actions = 0;
  return {
    get database() {
      return database;
    },
    id: () => player,
    next: async (real = 0n) => {
      clock.set(START);
      player += 1;
      await addPlayer(database.db, player, clock.now());
      await fund(database, { playerId: player, currency: 'EUR', real, at: clock.now() });
      await books.settle();
      clock.advance(1_000);
    },
    give: (change = {}) => grant(database.db, order(player, change), clock.now()),
    play: async (change = {}) => {
      actions += 1;
      clock.advance(1_000);
      const base = { kind: 'play' as const, playerId: player, currency: 'EUR', bet: 100n, win: 0n, finished: true };
      const op = { ...base, actionId: `a-${actions}`, roundId: `r-${actions}`, gameId: POKIE, ...change };
      return { op, ...(await books.ledger.play(op)) };
    },
    undo: ({ kind: _kind, bet: _bet, win: _win, finished: _finished, ...ids }) =>
      books.ledger.play({
        ...ids,
        kind: 'rollback',
        actionId: `${ids.actionId}-u`,
        originalActionId: ids.actionId,
      }),
    settle: () => books.settle(),
    count: (roundId) => books.count({ playerId: player, roundId, currency: 'EUR' }),
    money: async () => {
      const [wallet] = await wallets(database.db, player);
      return [Number(wallet?.real), Number(wallet?.bonus)];
    },
    bonuses: async () =>
      (await bonusesOf(database.db, player)).toReversed().map(({ stage, wagered }) => [stage, Number(wagered)]),
  };
}
