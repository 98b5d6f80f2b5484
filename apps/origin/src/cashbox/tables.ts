import type { PaymentAction, PaymentEvent, PaymentState } from '@cosmodrome/rules/cashbox/payment-state';
import type { Generated, JSONColumnType } from 'kysely';
import type { LedgerTables } from '../ledger/index.ts';

/** What a crypto payment moves: the coin, its amount in the coin's minor units, and where to. */
export interface CoinLeg {
  code: string;
  network: string;
  address: string;
  amount_cents: number;
  confirmations: number;
  /** End of the rate that `amount_cents` was made with; null when coin and wallet are the same. */
  rate_expires_at: string | null;
}

/** Why a provider's signed word can never be applied. */
export type UnusableReason = 'currency' | 'amount';

export interface CashboxTables extends LedgerTables {
  payments: {
    player_id: number;
    id: string;
    action: PaymentAction;
    state: PaymentState;
    method: string;
    provider: string;
    currency: string;
    /** Of a deposit that has come: what was credited. */
    amount_cents: bigint;
    requested_cents: bigint;
    /** Of a deposit: what exceeds the player's limits, kept apart from the wallet. */
    held_cents: Generated<bigint>;
    /** Of a deposit that has come: all that arrived; null before. */
    arrived_cents: Generated<bigint | null>;
    coin: JSONColumnType<CoinLeg> | null;
    profile_id: string | null;
    destination: string | null;
    reference: string | null;
    page_url: string | null;
    return_url: string | null;
    locale: string;
    confirmations_seen: Generated<number>;
    reason: string | null;
    /** The player has been told that this cashout can be taken back, and has not locked it. */
    recallable: Generated<boolean>;
    created_at: Date;
    finished_at: Date | null;
  };
  refused_notices: {
    player_id: number;
    notice_id: string;
    payment_id: string;
    event: PaymentEvent;
    amount_cents: bigint;
    currency: string;
    reason: UnusableReason;
    received_at: Date;
  };
  payment_notices: { player_id: number; notice_id: string; received_at: Date };
  payment_screenings: {
    player_id: number;
    payment_id: string;
    /** A mark of the browser, where it gave one. */
    device: string | null;
    /** The part of the address that names a network and not a household. */
    network: string;
    country: string | null;
    seen_at: Date;
  };
  payment_profiles: {
    player_id: number;
    id: string;
    method: string;
    provider_token: string;
    title: string;
    first6: string | null;
    last4: string | null;
    expiry_month: number | null;
    expiry_year: number | null;
    created_at: Date;
    last_used_at: Date | null;
  };
}
