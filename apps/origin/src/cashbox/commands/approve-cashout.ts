import { inTransaction } from '@cosmodrome/database';
import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { nextState } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';

/** The cashout is not waiting for a decision (any more). */
export class NotReserved extends Error {}

/**
 * Writes the decision that a reserved cashout may go; `submitWaiting` hands it to the provider.
 * @throws NotReserved
 */
export function markApproved(
  { connection, clock }: Pick<CashboxDependencies, 'connection' | 'clock'>,
  payment: Pick<PaymentRow, 'player_id' | 'id'>,
): Promise<PaymentRow> {
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, payment.player_id);
    const current = await findPayment(trx, payment.player_id, payment.id);
    const state = current && nextState(paymentMachines.cashout, current.state, 'approved');
    if (!current || !state) throw new NotReserved(payment.id);
    return updatePayment(trx, current, { state }, clock.now());
  });
}

/**
 * Lets a reserved cashout go to the provider. The decision is written before the provider is asked; when that fails the
 * payment stays `processing` and `submitWaiting` asks again.
 * @throws NotReserved
 */
export async function approveCashout(dependencies: CashboxDependencies, payment: PaymentRow): Promise<PaymentRow> {
  return submitCashout(dependencies, await markApproved(dependencies, payment));
}

/** Hands an approved cashout to the provider; safe to repeat, since the provider knows the payment by its id. */
export async function submitCashout(dependencies: CashboxDependencies, payment: PaymentRow): Promise<PaymentRow> {
  const { connection, clock, provider, log } = dependencies;
  try {
    const created = await provider.create({
      payment_id: payment.id,
      action: 'payout',
      kind: methodRule(payment.method)?.kind ?? 'direct',
      amount_cents: Number(payment.amount_cents),
      currency: payment.currency,
      locale: payment.locale,
      return_url: null,
      profile_token: payment.coin ? null : payment.destination,
      coin: payment.coin && {
        code: payment.coin.code,
        amount_cents: payment.coin.amount_cents,
        address: payment.coin.address,
        network: payment.coin.network,
        confirmations: payment.coin.confirmations,
      },
    });
    return await inTransaction(connection, async (trx) => {
      await lockPlayer(trx, payment.player_id);
      return updatePayment(trx, payment, { reference: created.reference }, clock.now());
    });
  } catch (error) {
    log.error(
      { err: error, payment: payment.id },
      'the payment provider did not take a cashout; it will be asked again',
    );
    return payment;
  }
}
