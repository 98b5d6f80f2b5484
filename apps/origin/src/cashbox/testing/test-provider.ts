import { randomUUID } from 'node:crypto';
import { PaymentNotice, type CreatePayment } from '@cosmodrome/contract/payment-provider';
import { verify } from '@cosmodrome/contract/signature';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PaymentProvider } from '../../adapters/payments/provider.ts';

export const KEY = 'a-key-of-the-test';

/** A provider that does what the test tells it: it keeps what it was asked and can be made to fail. */
export class TestProvider implements PaymentProvider {
  readonly id = 'sandbox';
  readonly asked: CreatePayment[] = [];
  failing = false;
  /** What happens between its taking a payment in and its answer. */
  meanwhile: ((request: CreatePayment) => Promise<void>) | null = null;
  readonly #clock: Clock;
  constructor(clock: Clock) {
    this.#clock = clock;
  }
  async create(request: CreatePayment) {
    await this.meanwhile?.(request);
    if (this.failing) throw new Error('no answer');
    this.asked.push(request);
    return { reference: `ref-${request.payment_id}`, page_url: '/sandbox/pay/x' };
  }
  readNotice(rawBody: string, headers: { timestamp: string | undefined; signature: string | undefined }) {
    if (!verify(KEY, rawBody, headers, this.#clock.now())) return { error: 'bad_signature' as const };
    const parsed = PaymentNotice.safeParse(JSON.parse(rawBody));
    return parsed.success ? { notice: parsed.data } : { error: 'malformed' as const };
  }
}

/** A notice about a payment, complete. */
export function notice(facts: Partial<PaymentNotice> & Pick<PaymentNotice, 'payment_id' | 'event'>): PaymentNotice {
  return {
    notice_id: randomUUID(),
    reference: `ref-${facts.payment_id}`,
    amount_cents: 0,
    currency: 'EUR',
    reason: null,
    confirmations: null,
    profile: null,
    ...facts,
  };
}
