import type { Connection } from '@cosmodrome/database';
import { post } from '../../ledger/index.ts';
import type { PaymentRow } from '../store.ts';

/** Gives a cashout's amount back to its wallet, once, in the caller's transaction. */
export async function releaseReservation(trx: Connection, payment: PaymentRow, at: Date): Promise<void> {
  const { currency, amount_cents: amount } = payment;
  await post(trx, {
    playerId: payment.player_id,
    key: `cashbox:release:${payment.id}`,
    kind: 'withdrawal_release',
    entries: [
      { account: 'withdrawals_reserved', currency, amount: -amount },
      { account: 'player', part: 'real', currency, amount },
    ],
    at,
  });
}
