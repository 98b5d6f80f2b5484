import type { CreatePayment, PaymentNotice } from '@cosmodrome/contract/payment-provider';
import type { Generated, JSONColumnType } from 'kysely';

export type SandboxState = 'open' | 'challenged' | 'done';

export interface SandboxTables {
  sandbox_payments: {
    payment_id: string;
    reference: string;
    action: CreatePayment['action'];
    kind: CreatePayment['kind'];
    amount_cents: bigint;
    currency: string;
    locale: string;
    return_url: string | null;
    coin: JSONColumnType<NonNullable<CreatePayment['coin']>> | null;
    state: Generated<SandboxState>;
    created_at: Date;
  };
  sandbox_profiles: {
    token: string;
    profile: JSONColumnType<NonNullable<PaymentNotice['profile']>>;
  };
  sandbox_notices: {
    notice_id: string;
    notice: JSONColumnType<PaymentNotice>;
    due_at: Date;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
  sandbox_transfers: {
    id: Generated<bigint>;
    payment_id: string;
    amount_cents: bigint;
    confirmations: Generated<number>;
    needed: number;
    next_block_at: Date;
  };
}
