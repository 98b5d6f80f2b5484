import { acrossShards, tablesOf } from '@cosmodrome/database';
import { titlesIn } from '@cosmodrome/rules/content/in-language';
import { lotteryMachine } from '@cosmodrome/rules/lotteries/course';
import { move } from '@cosmodrome/rules/machine';
import { payPlaces } from '../prizes/index.ts';
import type { LotteryDeps } from './deps.ts';
import { findLottery } from './store.ts';
import type { LotteriesTables } from './tables.ts';

/** Pays what is due of lotteries that are drawn, each prize once, and then says so. */
export function payDue(deps: LotteryDeps): Promise<void> {
  const { connection } = deps;
  return payPlaces(deps, {
    source: 'lotteries',
    over: async () => {
      const drawn = await tablesOf<LotteriesTables>(connection)
        .selectFrom('lotteries')
        .select('id')
        .where('state', '=', 'drawn')
        .orderBy('id')
        .execute();
      return drawn.map(({ id }) => id);
    },
    due: (id) =>
      acrossShards<LotteriesTables>(connection, 'a lottery pays everybody who has won')
        .selectFrom('lotteries_wins')
        .select(['player_id as playerId', 'place'])
        .where('lottery_id', '=', id)
        .where('paid_at', 'is', null)
        .where('refused', 'is', null)
        .orderBy('place')
        .execute(),
    won: async (trx, id, { playerId, place }) => {
      const lottery = await findLottery(trx, id);
      const win = await tablesOf<LotteriesTables>(trx)
        .selectFrom('lotteries_wins')
        .select(['prize', 'paid_at'])
        .where('player_id', '=', playerId)
        .where('lottery_id', '=', id)
        .where('place', '=', place)
        .executeTakeFirst();
      if (!lottery || !win || win.paid_at !== null) return null;
      return { key: `lotteries:${id}:${place}`, prize: win.prize, titles: titlesIn(lottery.terms.words) };
    },
    note: async (trx, id, { playerId, place }, outcome) => {
      await tablesOf<LotteriesTables>(trx)
        .updateTable('lotteries_wins')
        .set('refused' in outcome ? { refused: outcome.refused } : { paid_at: outcome.paidAt })
        .where('player_id', '=', playerId)
        .where('lottery_id', '=', id)
        .where('place', '=', place)
        .execute();
    },
    finish: async (trx, id, at) => {
      const db = tablesOf<LotteriesTables>(trx);
      const row = await db.selectFrom('lotteries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (row?.state !== 'drawn' || row.result === null) return;
      const { paid } = await acrossShards<LotteriesTables>(trx, 'a lottery sums up what everybody has won')
        .selectFrom('lotteries_wins')
        .select(({ fn }) => fn.sum<string | null>('prize_cents').as('paid'))
        .where('lottery_id', '=', id)
        .where('paid_at', 'is not', null)
        .executeTakeFirstOrThrow();
      const state = move(lotteryMachine, row.state, 'pay');
      const result = JSON.stringify({ ...row.result, paid_cents: Number(paid ?? 0), paid_at: at.toISOString() });
      await db.updateTable('lotteries').set({ state, finished_at: at, result }).where('id', '=', id).execute();
    },
  });
}
