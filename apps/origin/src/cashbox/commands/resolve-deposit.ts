import { inTransaction } from '@cosmodrome/database';
import { paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { move } from '@cosmodrome/rules/machine';
import { playerFacts } from '../../profile/index.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { profilesOf } from '../profiles.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';
import { handDeposit } from './hand-deposit.ts';

/** Nobody is charged later than this after having asked for it, in milliseconds. */
const CHARGED_WITHIN_MS = 15 * MINUTE_MS;

/**
 * Brings a deposit with a saved card to an end that nobody knows the state of: the provider did not answer, or the program
 * died before it did. For a quarter of an hour the provider is asked for the same payment again. After that, and when the
 * player has closed the account or taken a break since, it is canceled; had the card been charged after all, the provider's
 * notice still books it.
 */
export async function resolveDeposit(
  dependencies: CashboxDependencies,
  named: Pick<PaymentRow, 'player_id' | 'id'>,
): Promise<void> {
  const waiting = await stillWanted(dependencies, named);
  if (!waiting) return;
  try {
    await handDeposit(dependencies, waiting.payment, waiting.token);
  } catch (error) {
    dependencies.log.error({ err: error, payment: named.id }, 'the payment provider did not take a deposit again');
  }
}

function stillWanted(
  { connection, clock, mayDeposit }: CashboxDependencies,
  { player_id: playerId, id }: Pick<PaymentRow, 'player_id' | 'id'>,
): Promise<{ payment: PaymentRow; token: string } | null> {
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const payment = await findPayment(trx, playerId, id);
    if (payment?.state !== 'pending' || payment.reference !== null) return null;
    const profile = (await profilesOf(trx, playerId)).find((row) => row.id === payment.profile_id);
    const late = now.getTime() - payment.created_at.getTime() > CHARGED_WITHIN_MS;
    const closed = (await playerFacts(trx, playerId))?.closed_at !== null;
    // Its own amount counts as under way already, so nothing is added to it here.
    const refusal = await mayDeposit?.(trx, { playerId, currency: payment.currency, amount: 0n }, now);
    if (profile && !late && !closed && !refusal) return { payment, token: profile.provider_token };
    const state = move(paymentMachines.deposit, payment.state, 'canceled');
    await updatePayment(trx, payment, { state, reason: 'expired', finished_at: now }, now);
    return null;
  });
}
