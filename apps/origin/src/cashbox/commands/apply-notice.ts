import { randomUUID } from 'node:crypto';
import { inTransaction, type Connection } from '@cosmodrome/database';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { isFinished, paymentMachines, type PaymentState } from '@cosmodrome/rules/cashbox/payment-state';
import { nextState } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { post } from '../../ledger/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { saveProfile, touchProfile } from '../profiles.ts';
import { findPayment, ownerOf, rememberNotice, updatePayment, type PaymentRow } from '../store.ts';
import { keepRefused } from '../arrivals.ts';
import { arrivedWorth, bookArrived, UnusableNotice } from './deposit-arrived.ts';
import { releaseReservation } from './release-reservation.ts';

export type NoticeOutcome = 'applied' | 'repeated' | 'no_effect' | 'unknown_payment' | 'unusable';

type Needed = Pick<CashboxDependencies, 'connection' | 'clock' | 'depositRoom'>;

/**
 * Applies what a provider tells, once: notices may come twice, late and in any order. Money moves in the same
 * transaction as the state; a move that the state machine does not have changes nothing. What can never be applied is
 * kept for a person.
 */
export async function applyNotice(needed: Needed, notice: PaymentNotice): Promise<NoticeOutcome> {
  const { connection, clock } = needed;
  const playerId = await ownerOf(connection, notice.payment_id);
  if (playerId === undefined) return 'unknown_payment';
  const now = clock.now();
  try {
    return await inTransaction(connection, async (trx) => {
      await lockPlayer(trx, playerId);
      if (!(await rememberNotice(trx, playerId, notice.notice_id, now))) return 'repeated';
      const payment = await findPayment(trx, playerId, notice.payment_id);
      const state = payment && nextState(paymentMachines[payment.action], payment.state, notice.event);
      if (!payment || !state) return 'no_effect';
      if (payment.action === 'deposit') await applyToDeposit(trx, needed, payment, { state, notice, now });
      else await applyToCashout(trx, payment, state, notice, now);
      return 'applied';
    });
  } catch (error) {
    if (!(error instanceof UnusableNotice)) throw error;
    await keepRefused(connection, playerId, { notice, reason: error.reason, at: now });
    return 'unusable';
  }
}

async function applyToDeposit(
  trx: Connection,
  needed: Needed,
  payment: PaymentRow,
  { state, notice, now }: { state: PaymentState; notice: PaymentNotice; now: Date },
): Promise<void> {
  const confirmations_seen = notice.confirmations?.seen ?? payment.confirmations_seen;
  const finished_at = isFinished(state) ? now : null;
  if (state !== 'succeeded') {
    await updatePayment(trx, payment, { state, confirmations_seen, finished_at, reason: notice.reason }, now);
    return;
  }
  const worth = arrivedWorth(payment, notice, now);
  const { credited, held } = await bookArrived(trx, needed, payment, { worth, now });
  if (notice.profile) await keepProfile(trx, payment, notice.profile, now);
  else if (payment.profile_id) await touchProfile(trx, payment.player_id, payment.profile_id, now);
  const arrived = { amount_cents: credited, held_cents: held, arrived_cents: worth };
  await updatePayment(trx, payment, { state, ...arrived, confirmations_seen, finished_at, reason: null }, now);
}

async function keepProfile(
  trx: Connection,
  payment: PaymentRow,
  profile: NonNullable<PaymentNotice['profile']>,
  now: Date,
): Promise<void> {
  const { token, ...kept } = profile;
  await saveProfile(trx, {
    ...kept,
    player_id: payment.player_id,
    id: randomUUID(),
    method: payment.method,
    provider_token: token,
    created_at: now,
    last_used_at: null,
  });
}

async function applyToCashout(
  trx: Connection,
  payment: PaymentRow,
  state: PaymentState,
  notice: PaymentNotice,
  now: Date,
): Promise<void> {
  const { currency, amount_cents: amount } = payment;
  if (state === 'succeeded') {
    await post(trx, {
      playerId: payment.player_id,
      key: `cashbox:payout:${payment.id}`,
      kind: 'withdrawal_payout',
      entries: [
        { account: 'withdrawals_reserved', currency, amount: -amount },
        { account: 'withdrawals', currency, amount },
      ],
      at: now,
    });
  } else if (state === 'declined') {
    await releaseReservation(trx, payment, now);
  }
  const finished_at = isFinished(state) ? now : null;
  const confirmations_seen = notice.confirmations?.seen ?? payment.confirmations_seen;
  await updatePayment(trx, payment, { state, confirmations_seen, finished_at, reason: notice.reason }, now);
}
