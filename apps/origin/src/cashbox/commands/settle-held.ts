import { inTransaction } from '@cosmodrome/database';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { post } from '../../ledger/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, updatePayment, type PaymentRow } from '../store.ts';

/** Nothing of the payment is held (any more). */
export class NothingHeld extends Error {}

/** The player's deposit limits leave no room for what is held. */
export class NoRoom extends Error {}

export type Settlement = 'credit' | 'return';

/**
 * Settles what is held of a deposit: `credit` moves as much of it into the wallet as the player's deposit limits leave room
 * for now, `return` writes down that the rest is sent back to where it came from. Two at once settle it once.
 * @throws NothingHeld, NoRoom
 */
export function settleHeld(
  { connection, clock, depositRoom }: Pick<CashboxDependencies, 'connection' | 'clock' | 'depositRoom'>,
  { player_id: playerId, id }: Pick<PaymentRow, 'player_id' | 'id'>,
  settlement: Settlement,
): Promise<PaymentRow> {
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const payment = await findPayment(trx, playerId, id);
    if (!payment || payment.held_cents === 0n) throw new NothingHeld(id);
    const { currency, held_cents: held } = payment;
    const returned = settlement === 'return';
    const room = returned ? null : ((await depositRoom?.(trx, { playerId, currency, paymentId: id }, now)) ?? null);
    const amount = room === null || room > held ? held : room;
    if (amount === 0n) throw new NoRoom(id);
    await post(trx, {
      playerId,
      // What is held only becomes less, so that each step has a key of its own.
      key: `cashbox:held:${id}:${held}`,
      kind: returned ? 'deposit_reversal' : 'deposit',
      entries: [
        { account: 'deposits_held', currency, amount: -amount },
        returned ? { account: 'deposits', currency, amount } : { account: 'player', part: 'real', currency, amount },
      ],
      at: now,
    });
    const amount_cents = payment.amount_cents + (returned ? 0n : amount);
    return updatePayment(trx, payment, { held_cents: held - amount, amount_cents }, now);
  });
}
