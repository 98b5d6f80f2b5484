import { inTransaction } from '@cosmodrome/database';
import { isRecallable, paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { nextState } from '@cosmodrome/rules/machine';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';
import { releaseReservation } from './release-reservation.ts';

type Needed = Pick<CashboxDependencies, 'connection' | 'clock'>;
type Named = Pick<PaymentRow, 'player_id' | 'id'>;

/**
 * Takes a waiting cashout back (spec 7); the amount returns to the wallet in the same transaction. Of this and the decision
 * to pay, whichever holds the player's lock first wins, and the other finds nothing left to do. Repeating it answers what
 * the first one made.
 * @throws Refusal 404 for nobody's payment, 422 `not_recallable`
 */
export function recallCashout({ connection, clock }: Needed, payment: Named, allowed: boolean): Promise<PaymentRow> {
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, payment.player_id);
    const current = await findPayment(trx, payment.player_id, payment.id);
    if (!current) throw refuse(404, 'base', 'not_found');
    if (current.state === 'recalled') return current;
    const state = nextState(paymentMachines[current.action], current.state, 'recalled');
    if (!allowed || !state || !isRecallable(current)) throw refuse(422, 'base', 'not_recallable');
    await releaseReservation(trx, current, now);
    return updatePayment(trx, current, { state, finished_at: now }, now);
  });
}

/**
 * Locks a cashout for good: the player can no longer take it back (player-protection R23). One that cannot be taken back
 * anyway stays as it is.
 * @throws Refusal 404 for nobody's payment
 */
export function lockCashout({ connection, clock }: Needed, payment: Named): Promise<PaymentRow> {
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, payment.player_id);
    const current = await findPayment(trx, payment.player_id, payment.id);
    if (!current) throw refuse(404, 'base', 'not_found');
    return current.recallable ? updatePayment(trx, current, { recallable: false }, clock.now()) : current;
  });
}
