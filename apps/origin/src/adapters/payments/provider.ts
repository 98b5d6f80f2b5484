import type { CreatedPayment, CreatePayment, PaymentNotice } from '@cosmodrome/contract/payment-provider';

/** A payment provider. One folder file an outside service; its API and its SDK are known only there. */
export interface PaymentProvider {
  id: string;
  /** Starts a payment at the provider. Repeating the same payment id is safe and answers the same. */
  create(request: CreatePayment): Promise<CreatedPayment>;
  /** The notice in a webhook's raw body, or why it is not one. Checks the signature first. */
  readNotice(
    rawBody: string,
    headers: { timestamp: string | undefined; signature: string | undefined },
  ): { notice: PaymentNotice } | { error: 'bad_signature' | 'malformed' };
}
