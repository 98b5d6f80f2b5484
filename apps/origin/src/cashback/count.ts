import { tablesOf, type Connection } from '@cosmodrome/database';
import { recount } from '@cosmodrome/rules/cashback/counting';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { sql } from 'kysely';
import { holdRow, ownBet, ownWin, type CountTable, type Round, type RoundCounting } from '../ledger/index.ts';
import type { CashbackTables } from './tables.ts';

/** What each round has counted in which week. */
export const COUNTED: CountTable = { name: 'cashback_rounds', grain: 'week', worth: 'loss' };

/** What the player has lost with a round's own money, in minor units; below zero when it was won. */
const lossOf = (round: Round): bigint => ownBet(round) - ownWin(round);

/**
 * Counts the loss of a round in the week in which it was settled; what changes after that week was paid counts in the
 * running one.
 *
 * @throws when the running week is closed: the clock of another node is more than an hour ahead
 */
export const lossCounting = (now: Date): RoundCounting<null, string, { currency: string }> => ({
  table: COUNTED,
  hold: async (trx, playerId) => {
    await holdRow(trx, 'cashback_players', playerId);
    return null;
  },
  worthOf: lossOf,
  place: async (trx, { playerId, round, counted }) => {
    const running = weekName(now);
    const settledIn = round.state === 'settled' && round.finishedAt ? weekName(round.finishedAt) : null;
    const weeks = new Set([running, ...(settledIn === null ? [] : [settledIn]), ...counted.map(({ grain }) => grain)]);
    const closed = await closedOf(trx, { playerId, currency: round.currency, weeks: [...weeks] });
    const wanted = recount(
      counted.map(({ grain: week, worth: loss }) => ({ week, loss, closed: closed.has(week) })),
      { week: settledIn, loss: lossOf(round) },
      { isClosed: (week) => closed.has(week), running },
    );
    for (const week of wanted.keys()) {
      if (closed.has(week)) throw new Error(`the week of ${week} is closed for player ${playerId}`);
    }
    return wanted;
  },
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, _held, { playerId, round: { currency }, grain: week, change }) => {
    await tablesOf<CashbackTables>(trx)
      .insertInto('cashback_weeks')
      .values({ player_id: playerId, currency, week, loss: change, closed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'currency', 'week'])
          .doUpdateSet({ loss: sql<bigint>`cashback_weeks.loss + excluded.loss` }),
      )
      .execute();
    return null;
  },
});

async function closedOf(
  trx: Connection,
  { playerId, currency, weeks }: { playerId: number; currency: string; weeks: readonly string[] },
): Promise<Set<string>> {
  const rows = await tablesOf<CashbackTables>(trx)
    .selectFrom('cashback_weeks')
    .select('week')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('week', 'in', weeks)
    .where('closed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ week }) => week));
}
