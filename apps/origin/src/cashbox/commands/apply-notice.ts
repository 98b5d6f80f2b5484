import { randomUUID } from 'node:crypto';
import { inTransaction, type Connection } from '@cosmodrome/database';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { isFinished, nextPaymentState, type PaymentState } from '@cosmodrome/rules/cashbox/payment-state';
import { convert } from '@cosmodrome/rules/cashbox/rates';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { post } from '../../ledger/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import {
  findPayment,
  ownerOf,
  rememberNotice,
  saveProfile,
  touchProfile,
  updatePayment,
  type PaymentRow,
} from '../store.ts';
import { releaseReservation } from './release-reservation.ts';

export type NoticeOutcome = 'applied' | 'repeated' | 'no_effect' | 'unknown_payment';

/**
 * Applies what a provider tells, once: notices may come twice, late and in any order. Money moves in the same
 * transaction as the state; a move that the state machine does not have changes nothing.
 */
export async function applyNotice(
  { connection, clock }: Pick<CashboxDependencies, 'connection' | 'clock'>,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const playerId = await ownerOf(connection, notice.payment_id);
  if (playerId === undefined) return 'unknown_payment';
  const now = clock.now();
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if (!(await rememberNotice(trx, playerId, notice.notice_id, now))) return 'repeated';
    const payment = await findPayment(trx, playerId, notice.payment_id);
    const state = payment && nextPaymentState(payment.action, payment.state, notice.event);
    if (!payment || !state) return 'no_effect';
    if (payment.action === 'deposit') await applyToDeposit(trx, payment, state, notice, now);
    else await applyToCashout(trx, payment, state, notice, now);
    return 'applied';
  });
}

/** What arrived, in the wallet's currency: coins are converted at the held rate, or at today's once that has ended. */
function arrived(payment: PaymentRow, notice: PaymentNotice, now: Date): bigint {
  if (notice.currency === payment.currency) return BigInt(notice.amount_cents);
  const coin = payment.coin;
  if (!coin || coin.code !== notice.currency)
    throw new Error(`a notice in ${notice.currency} for payment ${payment.id}`);
  const held = coin.rate_expires_at !== null && now.getTime() <= Date.parse(coin.rate_expires_at);
  if (held) return (BigInt(notice.amount_cents) * payment.requested_cents) / BigInt(coin.amount_cents);
  return BigInt(convert(notice.amount_cents, coin.code, payment.currency));
}

async function applyToDeposit(
  trx: Connection,
  payment: PaymentRow,
  state: PaymentState,
  notice: PaymentNotice,
  now: Date,
): Promise<void> {
  const confirmations_seen = notice.confirmations?.seen ?? payment.confirmations_seen;
  const finished_at = isFinished(state) ? now : null;
  if (state !== 'succeeded') {
    await updatePayment(trx, payment, { state, confirmations_seen, finished_at, reason: notice.reason }, now);
    return;
  }
  const amount = arrived(payment, notice, now);
  await post(trx, {
    playerId: payment.player_id,
    key: `cashbox:deposit:${payment.id}`,
    kind: 'deposit',
    entries: [
      { account: 'deposits', currency: payment.currency, amount: -amount },
      { account: 'player', part: 'real', currency: payment.currency, amount },
    ],
    at: now,
  });
  if (notice.profile) await keepProfile(trx, payment, notice.profile, now);
  else if (payment.profile_id) await touchProfile(trx, payment.player_id, payment.profile_id, now);
  await updatePayment(
    trx,
    payment,
    { state, amount_cents: amount, confirmations_seen, finished_at, reason: null },
    now,
  );
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
