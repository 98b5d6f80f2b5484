import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { ticketsFor, type DepositRule } from '@cosmodrome/rules/lotteries/tickets';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import type { Amounts } from '@cosmodrome/rules/money/fallback';
import { convert } from '@cosmodrome/rules/money/rates';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { depositOf } from '../cashbox/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { LotteryDeps } from './deps.ts';
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
  // Of a deposit above the player's limits nothing may have come: all of it is held.
  if (!deposit || deposit.amount === 0n) return;
  const { currency, at } = deposit;
  const amount = Number(deposit.amount);
  for (const { id, start_at: start, terms } of await endingAfter(connection, at)) {
    const rules = depositRulesIn(terms, currency);
    if (start > at || rules.length === 0) continue;
    await inTransaction<LotteriesTables, void>(connection, async (trx) => {
      await lockPlayer(trx, playerId);
      const player = await playerFacts(trx, playerId);
      if (!player || player.closed_at !== null) return;
      if (!isFor(terms, { groups: player.groups, licence: player.license_name })) return;
      if (await isCounted(trx, playerId, id, paymentId)) return;
      const before = (await findEntry(trx, playerId, id))?.carried ?? {};
      const { tickets: count, carried } = ticketsFor(rules, { amount, carried: before[currency] ?? 0 });
      const wanted = { playerId, lotteryId: id, count, source: 'deposit' as const, key: paymentId, at };
      const issued = await issueTickets(trx, wanted, { atMost: true });
      await trx
        .insertInto('lotteries_deposits')
        .values({
          player_id: playerId,
          lottery_id: id,
          payment_id: paymentId,
          currency,
          amount: deposit.amount,
          tickets: issued.outcome === 'issued' ? issued.tickets : 0,
          at,
        })
        .execute();
      await keepCarried(trx, playerId, id, { ...before, [currency]: carried });
    });
  }
}

const isCounted = async (trx: Connection, playerId: number, lotteryId: number, paymentId: string): Promise<boolean> =>
  (await tablesOf<LotteriesTables>(trx)
    .selectFrom('lotteries_deposits')
    .select('payment_id')
    .where('player_id', '=', playerId)
    .where('lottery_id', '=', lotteryId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()) !== undefined;

const keepCarried = (
  trx: Connection,
  playerId: number,
  lotteryId: number,
  amounts: Readonly<Record<string, number>>,
): Promise<unknown> => {
  const carried = JSON.stringify(amounts);
  return tablesOf<LotteriesTables>(trx)
    .insertInto('lotteries_entries')
    .values({ player_id: playerId, lottery_id: lotteryId, tickets: 0, carried, name: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'lottery_id']).doUpdateSet({ carried }))
    .execute();
};
