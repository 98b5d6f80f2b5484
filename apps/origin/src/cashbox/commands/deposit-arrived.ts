import type { Connection } from '@cosmodrome/database';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { divideArrived, worthOfCoins } from '@cosmodrome/rules/cashbox/arrived';
import { LARGEST_AMOUNT, post, type Posting } from '../../ledger/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import type { PaymentRow } from '../store.ts';
import type { UnusableReason } from '../tables.ts';

/** A provider's word that can never be applied, however often it is said. */
export class UnusableNotice extends Error {
  readonly reason: UnusableReason;
  constructor(reason: UnusableReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * What arrived, in the wallet's currency.
 * @throws UnusableNotice for money that the payment cannot have brought, and for none
 */
export function arrivedWorth(payment: PaymentRow, notice: PaymentNotice, now: Date): bigint {
  const worth = worthOf(payment, notice, now);
  if (worth <= 0n || worth > LARGEST_AMOUNT) throw new UnusableNotice('amount');
  return worth;
}

function worthOf(payment: PaymentRow, notice: PaymentNotice, now: Date): bigint {
  const { coin, currency } = payment;
  const amount = BigInt(notice.amount_cents);
  if (notice.currency === currency) return amount;
  if (!coin || coin.code !== notice.currency) throw new UnusableNotice('currency');
  const rateHeld = coin.rate_expires_at !== null && now.getTime() <= Date.parse(coin.rate_expires_at);
  const asked = { code: coin.code, amount: BigInt(coin.amount_cents), worth: payment.requested_cents };
  return worthOfCoins(amount, { ...asked, currency, rateHeld });
}

/** @throws UnusableNotice for more than a wallet can hold */
async function bookOrRefuse(trx: Connection, posting: Posting): Promise<void> {
  try {
    await post(trx, posting);
  } catch (error) {
    throw error instanceof RangeError ? new UnusableNotice('amount') : error;
  }
}

/**
 * Books what arrived: into the wallet as far as the player's deposit limits leave room, the rest onto an account of the
 * house where nobody plays with it. The caller holds the player's lock.
 */
export async function bookArrived(
  trx: Connection,
  { depositRoom }: Pick<CashboxDependencies, 'depositRoom'>,
  payment: PaymentRow,
  { worth, now }: { worth: bigint; now: Date },
): Promise<{ credited: bigint; held: bigint }> {
  const { player_id: playerId, currency, id: paymentId } = payment;
  const room = (await depositRoom?.(trx, { playerId, currency, paymentId }, now)) ?? null;
  const parts = divideArrived(worth, room);
  const { credited, held } = parts;
  await bookOrRefuse(trx, {
    playerId,
    key: `cashbox:deposit:${paymentId}`,
    kind: 'deposit',
    entries: [
      { account: 'deposits', currency, amount: -worth },
      { account: 'player', part: 'real', currency, amount: credited },
      ...(held > 0n ? [{ account: 'deposits_held', currency, amount: held } as const] : []),
    ],
    at: now,
  });
  return parts;
}
