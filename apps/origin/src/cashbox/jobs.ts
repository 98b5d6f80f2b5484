import { inTransaction, tablesOf } from '@cosmodrome/database';
import { nextPaymentState } from '@cosmodrome/rules/cashbox/payment-state';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { submitCashout } from './commands/approve-cashout.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { findPayment, updatePayment } from './store.ts';
import type { CashboxTables } from './tables.ts';

/** A deposit nobody finished is given up after this time, in milliseconds. Money that still comes is still taken. */
const DEPOSIT_EXPIRES_MS = 24 * 3_600_000;
const BATCH = 100;

/** Asks the provider again for approved cashouts that it has not taken yet. */
export async function submitWaiting(dependencies: CashboxDependencies): Promise<number> {
  const waiting = await tablesOf<CashboxTables>(dependencies.connection)
    .selectFrom('payments')
    .selectAll()
    .where('action', '=', 'cashout')
    .where('state', '=', 'processing')
    .where('reference', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const payment of waiting) await submitCashout(dependencies, payment);
  return waiting.length;
}

/** Cancels deposits that were left unfinished for a day. */
export async function expireDeposits({ connection, clock }: CashboxDependencies): Promise<number> {
  const now = clock.now();
  const old = await tablesOf<CashboxTables>(connection)
    .selectFrom('payments')
    .select(['player_id', 'id'])
    .where('action', '=', 'deposit')
    .where('state', 'in', ['pending', 'processing'])
    .where('created_at', '<', new Date(now.getTime() - DEPOSIT_EXPIRES_MS))
    .limit(BATCH)
    .execute();
  for (const { player_id, id } of old) {
    await inTransaction(connection, async (trx) => {
      await lockPlayer(trx, player_id);
      const payment = await findPayment(trx, player_id, id);
      const state = payment && nextPaymentState('deposit', payment.state, 'canceled');
      if (payment && state) await updatePayment(trx, payment, { state, reason: 'expired', finished_at: now }, now);
    });
  }
  return old.length;
}
