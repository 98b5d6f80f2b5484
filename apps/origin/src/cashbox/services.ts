import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import { Service } from '../kernel/service.ts';
import type { CashboxDependencies } from './dependencies.ts';

export interface PaymentOptions {
  readonly provider: PaymentProvider;
  /** Extended public keys of the accounts that receive coins; made from the secret where there is none. */
  readonly extendedPublicKey?: string | undefined;
  readonly cardanoPublicKey?: string | undefined;
  /** Address of the site for providers elsewhere, without a slash at the end. */
  readonly siteUrl?: string | undefined;
}

/** Who moves the money outside; the program gives it. */
export const PAYMENTS = new Service<PaymentOptions>('provider of payments');

/** Answers `/webhooks/payments/*`, beside the origin's listener. */
export const PAYMENT_LISTENER = new Service<(request: IncomingMessage, response: ServerResponse) => void>(
  "listener of providers' notices",
);

/** What the operator's decisions about payments need. */
export const CASHBOX = new Service<CashboxDependencies>('cashbox');
