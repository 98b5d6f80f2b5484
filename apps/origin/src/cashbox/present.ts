import type { NextStep, Payment } from '@cosmodrome/contract/http/cashbox';
import { toDecimal } from '@cosmodrome/rules/money/format';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { isCancelable, isFinished, isRecallable } from '@cosmodrome/rules/cashbox/payment-state';
import type { Selectable } from 'kysely';
import type { CashboxTables, CoinLeg } from './tables.ts';

type PaymentRow = Selectable<CashboxTables['payments']>;

/**
 * A payment as the wire shows it (spec 3).
 * @param recall false where the player is allows no withdrawal to be taken back
 */
export function presentPayment(row: PaymentRow, recall = true): Payment {
  return {
    id: row.id,
    amount_cents: Number(row.amount_cents),
    held_cents: Number(row.held_cents),
    currency: row.currency,
    action: row.action,
    payment_system: row.method,
    system_name: row.provider,
    brand: row.method,
    success: row.state === 'succeeded',
    recallable: recall && isRecallable(row),
    cancelable: isCancelable(row),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    state: row.state,
    cancellation_reason: row.reason,
  };
}

const schemes: Readonly<Record<string, string>> = {
  BTC: 'bitcoin',
  BCH: 'bitcoincash',
  LTC: 'litecoin',
  DOG: 'dogecoin',
  ETH: 'ethereum',
  ADA: 'web+cardano',
  TRX: 'tron',
};

/** The address with its amount, as wallets read it (BIP 21). Token transfers have no common form: the bare address. */
function transferUri(coin: CoinLeg): string {
  const scheme = schemes[coin.code];
  if (!scheme) return coin.address;
  // Some addresses are written with their scheme.
  const address = coin.address.replace(`${scheme}:`, '');
  return `${scheme}:${address}?amount=${toDecimal(coin.amount_cents, currencyRule(coin.code)?.subunits ?? 1)}`;
}

/** What the cashbox has to do for a payment now. */
export function nextStep(row: PaymentRow): NextStep {
  if (row.action === 'cashout' || isFinished(row.state)) return { type: 'none' };
  if (row.coin) {
    return {
      type: 'qr',
      address: row.coin.address,
      uri: transferUri(row.coin),
      amount_cents: row.coin.amount_cents,
      currency: row.coin.code,
      network: row.coin.network,
      confirmations: { seen: row.confirmations_seen, needed: row.coin.confirmations },
      rate_expires_at: row.coin.rate_expires_at,
      wallet_url: row.page_url,
    };
  }
  return row.page_url && row.state === 'pending' ? { type: 'redirect', url: row.page_url } : { type: 'none' };
}
