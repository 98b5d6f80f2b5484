import { addPlayer, fund } from '../../../testing/books.ts';
import type { Database } from '@cosmodrome/database';
import type { ManualClock } from '@cosmodrome/rules/clock';
import { wallets, type Play, type PlayAnswer } from '../../ledger/index.ts';
import { grant, type GrantAnswer } from '../grant.ts';
import { bonusesOf } from '../store.ts';
import { order, POKIE, type BonusBooks, type BooksTables } from './books.ts';

export const START = '2026-11-18T12:00:00Z';

/** One player after the other on the books: what tests of bonuses do with them. */
export interface Seat {
  /** The player who sits here now. */
  id(): number;
  /** The next one sits down, with money in EUR. */
  next(real?: bigint): Promise<void>;
  give(change?: Parameters<typeof order>[1]): Promise<GrantAnswer>;
  /** A finished round without a win, unless said otherwise, a second after the last one. */
  play(change?: Partial<Play>): Promise<PlayAnswer & { op: Play }>;
  undo(op: Play): Promise<PlayAnswer>;
  /** Real money and bonus money. */
  money(): Promise<[number, number]>;
  /** Stage and progress of each bonus, the oldest first. */
  bonuses(): Promise<[string, number][]>;
}

/** @param place the database and its books, which are there once the first player sits down */
export function openSeat(
  place: () => { readonly database: Database<BooksTables>; readonly books: BonusBooks },
  clock: ManualClock,
): Seat {
  let player = 0;
  let actions = 0;
  return {
    id: () => player,
    next: async (real = 0n) => {
      const { database, books } = place();
      clock.set(START);
      player += 1;
      await addPlayer(database.db, player, clock.now());
      await fund(database, { playerId: player, currency: 'EUR', real, at: clock.now() });
      await books.settle();
      clock.advance(1_000);
    },
    give: (change = {}) => grant(place().database.db, order(player, change), clock.now()),
    play: async (change = {}) => {
      actions += 1;
      clock.advance(1_000);
      const base = { kind: 'play' as const, playerId: player, currency: 'EUR', bet: 100n, win: 0n, finished: true };
      const op = { ...base, actionId: `a-${actions}`, roundId: `r-${actions}`, gameId: POKIE, ...change };
      return { op, ...(await place().books.ledger.play(op)) };
    },
    undo: ({ kind: _kind, bet: _bet, win: _win, finished: _finished, ...ids }) =>
      place().books.ledger.play({
        ...ids,
        kind: 'rollback',
        actionId: `${ids.actionId}-u`,
        originalActionId: ids.actionId,
      }),
    money: async () => {
      const [wallet] = await wallets(place().database.db, player);
      return [Number(wallet?.real), Number(wallet?.bonus)];
    },
    bonuses: async () =>
      (await bonusesOf(place().database.db, player)).toReversed().map(({ stage, wagered }) => [stage, Number(wagered)]),
  };
}
