import { inTransaction } from '@cosmodrome/database';
import { isCancelable, paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { nextState } from '@cosmodrome/rules/machine';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';

/**
 * Gives a deposit up that its player has not paid: it no longer counts against a limit. Of this and the provider's word that
 * the money has come, whichever holds the player's lock first goes first; money that comes to a canceled deposit is booked
 * all the same, as far as limits leave room for it. Repeating it answers what the first one made.
 * @throws Refusal 404 for nobody's payment, 422 `not_cancelable`
 */
export function cancelDeposit(
  { connection, clock }: Pick<CashboxDependencies, 'connection' | 'clock'>,
  { player_id: playerId, id }: Pick<PaymentRow, 'player_id' | 'id'>,
): Promise<PaymentRow> {
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const payment = await findPayment(trx, playerId, id);
    if (!payment) throw refuse(404, 'base', 'not_found');
    if (payment.action === 'deposit' && payment.state === 'canceled') return payment;
    const state = nextState(paymentMachines[payment.action], payment.state, 'canceled');
    if (!state || !isCancelable(payment)) throw refuse(422, 'base', 'not_cancelable');
    return updatePayment(trx, payment, { state, reason: 'canceled_by_player', finished_at: now }, now);
  });
}
