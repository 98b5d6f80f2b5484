import { acrossShards, inTransaction, tablesOf } from '@cosmodrome/database';
import { titlesIn } from '@cosmodrome/rules/content/in-language';
import { lotteryMachine } from '@cosmodrome/rules/lotteries/course';
import { move } from '@cosmodrome/rules/machine';
import type { LotteryDeps } from './deps.ts';
import { findLottery } from './store.ts';
import type { LotteriesTables } from './tables.ts';

/** Pays what is due of lotteries that are drawn, each prize once, and then says so. A prize that cannot be given stops nobody else. */
export async function payDue(deps: LotteryDeps): Promise<void> {
  const { connection, log, onCommit } = deps;
  const drawn = await tablesOf<LotteriesTables>(connection)
    .selectFrom('lotteries')
    .select('id')
    .where('state', '=', 'drawn')
    .orderBy('id')
    .execute();
  for (const { id } of drawn) {
    const due = await acrossShards<LotteriesTables>(connection, 'a lottery pays everybody who has won')
      .selectFrom('lotteries_wins')
      .select(['player_id', 'place'])
      .where('lottery_id', '=', id)
      .where('paid_at', 'is', null)
      .where('refused', 'is', null)
      .orderBy('place')
      .execute();
    let failed = false;
    for (const { player_id: playerId, place } of due) {
      try {
        await payPrize(deps, { id, playerId, place });
        onCommit();
      } catch (error) {
        failed = true;
        log.error({ err: error, lottery: id, playerId, place }, 'a prize of a lottery could not be paid');
      }
    }
    if (!failed) await finish(deps, id);
  }
}

function payPrize(
  { connection, prizes, clock }: LotteryDeps,
  { id, playerId, place }: { id: number; playerId: number; place: number },
): Promise<void> {
  return inTransaction<LotteriesTables, void>(connection, async (trx) => {
    const lottery = await findLottery(trx, id);
    const win = await trx
      .selectFrom('lotteries_wins')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('lottery_id', '=', id)
      .where('place', '=', place)
      .executeTakeFirst();
    if (!lottery || !win || win.paid_at !== null) return;
    const at = clock.now();
    const answer = await prizes.grant(trx, {
      playerId,
      prize: win.prize,
      source: 'lotteries',
      key: `lotteries:${id}:${place}`,
      at,
      lifecycle: 'given',
      owed: true,
      titles: titlesIn(lottery.terms.words),
    });
    await trx
      .updateTable('lotteries_wins')
      .set(answer.outcome === 'refused' ? { refused: answer.reason } : { paid_at: at })
      .where('player_id', '=', playerId)
      .where('lottery_id', '=', id)
      .where('place', '=', place)
      .execute();
  });
}

/** Publishes what was paid, when nothing is due any more. */
function finish({ connection, clock }: LotteryDeps, id: number): Promise<void> {
  return inTransaction<LotteriesTables, void>(connection, async (trx) => {
    const row = await trx.selectFrom('lotteries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row?.state !== 'drawn' || row.result === null) return;
    const { paid } = await acrossShards<LotteriesTables>(trx, 'a lottery sums up what everybody has won')
      .selectFrom('lotteries_wins')
      .select(({ fn }) => fn.sum<string | null>('prize_cents').as('paid'))
      .where('lottery_id', '=', id)
      .where('paid_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const at = clock.now();
    await trx
      .updateTable('lotteries')
      .set({
        state: move(lotteryMachine, row.state, 'pay'),
        finished_at: at,
        result: JSON.stringify({ ...row.result, paid_cents: Number(paid ?? 0), paid_at: at.toISOString() }),
      })
      .where('id', '=', id)
      .execute();
  });
}
