import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import { inTransaction } from '@cosmodrome/database';
import { ticketsFor, type DepositRule } from '@cosmodrome/rules/lotteries/tickets';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import type { Amounts } from '@cosmodrome/rules/money/fallback';
import { convert } from '@cosmodrome/rules/money/rates';
import { depositOf } from '../cashbox/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { LotteryDeps } from './deps.ts';
import { isForPlayer } from './eligible.ts';
import { issueTickets } from './issue.ts';
import { endingAfter, findEntry } from './store.ts';
import type { LotteriesTables } from './tables.ts';

const amountIn = (amounts: Amounts, currency: string): number =>
  amounts[currency] ?? Math.max(1, convert(amounts[DEFAULT_CURRENCY] ?? 0, DEFAULT_CURRENCY, currency, 'up'));

/** What deposits of a currency bring: amounts that are not written are those of the default currency at its rate. */
export const depositRulesIn = ({ deposits }: Pick<LotteryFile, 'deposits'>, currency: string): DepositRule[] =>
  deposits.map(({ from, price }) => ({
    from_amount_cents: amountIn(from, currency),
    price_cents: amountIn(price, currency),
  }));

/**
 * Counts a deposit that has come in every lottery that ran when it came, once however often it is told. The caller has asked whether
 * the player may be offered something.
 */
export async function countDeposit(
  { connection }: Pick<LotteryDeps, 'connection'>,
  playerId: number,
  paymentId: string,
): Promise<void> {
  const deposit = await depositOf(connection, playerId, paymentId);
  if (!deposit) return;
  const { currency, at } = deposit;
  const amount = Number(deposit.amount);
  for (const { id, start_at: start, terms } of await endingAfter(connection, at)) {
    const rules = depositRulesIn(terms, currency);
    if (start > at || rules.length === 0) continue;
    await inTransaction<LotteriesTables, void>(connection, async (trx) => {
      await lockPlayer(trx, playerId);
      const player = await playerFacts(trx, playerId);
      if (!player || player.closed_at !== null || !isForPlayer(terms, player)) return;
      const mark = { player_id: playerId, lottery_id: id, payment_id: paymentId };
      const noted = await trx
        .insertInto('lotteries_deposits')
        .values({ ...mark, currency, amount: deposit.amount, tickets: 0, at })
        .onConflict((conflict) => conflict.columns(['player_id', 'lottery_id', 'payment_id']).doNothing())
        .returning('payment_id')
        .executeTakeFirst();
      if (!noted) return;
      const before = (await findEntry(trx, playerId, id))?.carried ?? {};
      const { tickets, carried } = ticketsFor(rules, { amount, carried: before[currency] ?? 0 });
      const wanted = { playerId, lotteryId: id, count: tickets, source: 'deposit' as const, key: paymentId, at };
      const issued = tickets > 0 ? await issueTickets(trx, wanted, { atMost: true }) : null;
      await trx
        .insertInto('lotteries_entries')
        .values({
          player_id: playerId,
          lottery_id: id,
          tickets: 0,
          carried: JSON.stringify({ ...before, [currency]: carried }),
          name: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['player_id', 'lottery_id'])
            .doUpdateSet({ carried: JSON.stringify({ ...before, [currency]: carried }) }),
        )
        .execute();
      if (issued?.outcome === 'issued' && issued.tickets > 0) {
        await trx
          .updateTable('lotteries_deposits')
          .set({ tickets: issued.tickets })
          .where('player_id', '=', playerId)
          .where('lottery_id', '=', id)
          .where('payment_id', '=', paymentId)
          .execute();
      }
    });
  }
}
