import { inTransaction } from '@cosmodrome/database';
import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { updatePayment, type PaymentRow } from '../store.ts';

/**
 * Hands a deposit to the provider and keeps what it answers; safe to repeat, since the provider knows the payment by its id.
 * @throws what the provider throws
 */
export async function handDeposit(
  { connection, clock, provider }: Pick<CashboxDependencies, 'connection' | 'clock' | 'provider'>,
  payment: PaymentRow,
  profileToken: string | null,
): Promise<PaymentRow> {
  const { return_url: back, coin } = payment;
  const created = await provider.create({
    payment_id: payment.id,
    action: 'deposit',
    kind: methodRule(payment.method)?.kind ?? 'direct',
    amount_cents: Number(payment.requested_cents),
    currency: payment.currency,
    locale: payment.locale,
    // The payment's own page tells how it went, also when the player comes back before the notice.
    return_url: back && `${back}${back.includes('?') ? '&' : '?'}payment=${payment.id}`,
    profile_token: profileToken,
    coin: coin && {
      code: coin.code,
      amount_cents: coin.amount_cents,
      address: coin.address,
      network: coin.network,
      confirmations: coin.confirmations,
    },
  });
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, payment.player_id);
    return updatePayment(trx, payment, { reference: created.reference, page_url: created.page_url }, clock.now());
  });
}
