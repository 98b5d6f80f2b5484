import { tablesOf, type Connection } from '@cosmodrome/database';
import { recount } from '@cosmodrome/rules/cashback/counting';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { sql } from 'kysely';
import {
  byCurrency,
  holdRows,
  ownBet,
  ownWin,
  type BulkCounting,
  type CountTable,
  type Round,
} from '../ledger/index.ts';
import type { CashbackTables } from './tables.ts';

/** What each round has counted in which week. */
export const COUNTED: CountTable = { name: 'cashback_rounds', grain: 'week', worth: 'loss' };

/** What the player has lost with a round's own money, in minor units; below zero when it was won. */
const lossOf = (round: Round): bigint => ownBet(round) - ownWin(round);

/**
 * Counts the losses of rounds, each in the week in which it was settled; what changes after that week was paid counts in the
 * running one.
 *
 * @throws when the running week is closed: the clock of another node is more than an hour ahead
 */
export const lossCounting = (now: Date): BulkCounting<null, string, { currency: string }> => ({
  table: COUNTED,
  hold: async (trx, playerIds) => {
    await holdRows(trx, 'cashback_players', playerIds);
    return new Map(playerIds.map((playerId) => [playerId, null]));
  },
  worthOf: lossOf,
  place: async (trx, standings) => {
    const running = weekName(now);
    const looked = standings.map(({ playerId, round, counted }) => {
      const settledIn = round.state === 'settled' && round.finishedAt ? weekName(round.finishedAt) : null;
      return { playerId, round, counted, settledIn };
    });
    const weeks = looked.flatMap(({ settledIn, counted }) => [
      settledIn ?? running,
      ...counted.map(({ grain }) => grain),
    ]);
    const players = looked.map(({ playerId }) => playerId);
    const closed = await closedOf(trx, players, [...new Set([running, ...weeks])]);
    return looked.map(({ playerId, round, counted, settledIn }) => {
      const isClosed = (week: string): boolean => closed.has(keyOf(playerId, round.currency, week));
      const wanted = recount(
        counted.map(({ grain: week, worth: loss }) => ({ week, loss, closed: isClosed(week) })),
        { week: settledIn, loss: lossOf(round) },
        { isClosed, running },
      );
      for (const week of wanted.keys()) {
        if (isClosed(week)) throw new Error(`the week of ${week} is closed for player ${playerId}`);
      }
      return wanted;
    });
  },
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, held, changes) => {
    await tablesOf<CashbackTables>(trx)
      .insertInto('cashback_weeks')
      .values(
        byCurrency(changes).map(({ playerId, grain, currency, change }) => ({
          player_id: playerId,
          currency,
          week: grain,
          loss: change,
          closed_at: null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'currency', 'week'])
          .doUpdateSet({ loss: sql<bigint>`cashback_weeks.loss + excluded.loss` }),
      )
      .execute();
    return held;
  },
});

const keyOf = (playerId: number, currency: string, week: string): string => `${playerId} ${currency} ${week}`;

/** Those of the weeks that are paid, by player and currency. */
async function closedOf(
  trx: Connection,
  players: readonly number[],
  weeks: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tablesOf<CashbackTables>(trx)
    .selectFrom('cashback_weeks')
    .select(['player_id', 'currency', 'week'])
    .where('player_id', '=', sql<number>`any(${[...new Set(players)]}::integer[])`)
    .where('week', 'in', weeks)
    .where('closed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ player_id: playerId, currency, week }) => keyOf(playerId, currency, week)));
}
