import { tablesOf } from '@cosmodrome/database';
import { quarterName } from '@cosmodrome/rules/vip/quarter';
import { sql } from 'kysely';
import { byCurrency, holdRows, inEach, inGrains, ownBet, type BulkCounting, type CountTable } from '../ledger/index.ts';
import type { VipRow, VipTables } from './tables.ts';

/** What each round has staked in which quarter. */
export const COUNTED: CountTable = { name: 'vip_rounds', grain: 'quarter', worth: 'stake' };

/** Counts the real stakes of rounds, each in the quarter in which it was settled. */
export const stakeCounting: BulkCounting<VipRow, string, { currency: string }> = {
  table: COUNTED,
  hold: (trx, playerIds) => holdRows<VipRow>(trx, 'vip_players', playerIds),
  worthOf: ownBet,
  place: inEach(inGrains(({ round: { finishedAt } }) => (finishedAt ? [quarterName(finishedAt)] : []))),
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, held, changes) => {
    await tablesOf<VipTables>(trx)
      .insertInto('vip_quarters')
      .values(
        byCurrency(changes).map(({ playerId, grain, currency, change }) => ({
          player_id: playerId,
          quarter: grain,
          currency,
          bets: change,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'quarter', 'currency'])
          .doUpdateSet({ bets: sql<bigint>`vip_quarters.bets + excluded.bets` }),
      )
      .execute();
    return held;
  },
};
