import { tablesOf } from '@cosmodrome/database';
import { quarterName } from '@cosmodrome/rules/vip/quarter';
import { sql } from 'kysely';
import { holdRow, inGrains, ownBet, type CountTable, type RoundCounting } from '../ledger/index.ts';
import type { VipRow, VipTables } from './tables.ts';

/** What each round has staked in which quarter. */
export const COUNTED: CountTable = { name: 'vip_rounds', grain: 'quarter', worth: 'stake' };

/** Counts the real stake of a round in the quarter in which it was settled. */
export const stakeCounting = (): RoundCounting<VipRow, string, { currency: string }> => ({
  table: COUNTED,
  hold: (trx, playerId) => holdRow<VipRow>(trx, 'vip_players', playerId),
  worthOf: ownBet,
  place: inGrains(({ round: { finishedAt } }) => (finishedAt ? [quarterName(finishedAt)] : [])),
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, held, { playerId, round: { currency }, grain: quarter, change }) => {
    await tablesOf<VipTables>(trx)
      .insertInto('vip_quarters')
      .values({ player_id: playerId, quarter, currency, bets: change })
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'quarter', 'currency'])
          .doUpdateSet({ bets: sql<bigint>`vip_quarters.bets + excluded.bets` }),
      )
      .execute();
    return held;
  },
});
