import { inTransaction } from '@cosmodrome/database';
import { paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { nextState } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';
import { NotReserved } from './approve-cashout.ts';
import { releaseReservation } from './release-reservation.ts';

/**
 * Refuses a reserved cashout for a reason the player may read; the amount goes back to the wallet.
 * @throws NotReserved
 */
export async function rejectCashout(
  { connection, clock }: Pick<CashboxDependencies, 'connection' | 'clock'>,
  payment: Pick<PaymentRow, 'player_id' | 'id'>,
  reason: string,
): Promise<PaymentRow> {
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, payment.player_id);
    const current = await findPayment(trx, payment.player_id, payment.id);
    const state = current && nextState(paymentMachines.cashout, current.state, 'rejected');
    if (!current || !state) throw new NotReserved(payment.id);
    await releaseReservation(trx, current, now);
    return updatePayment(trx, current, { state, reason, finished_at: now }, now);
  });
}
