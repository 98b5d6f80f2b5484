import { CreatedPayment, PaymentNotice, type CreatePayment } from '@cosmodrome/contract/payment-provider';
import { sign, verify } from '@cosmodrome/contract/signature';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PaymentProvider } from './provider.ts';

export interface SandboxProviderOptions {
  /** Base address of the sandbox, without a slash at the end. */
  url: string;
  key: string;
  clock: Clock;
}

/** The adapter to the sandbox provider, over signed HTTP. */
export function sandboxProvider({ url, key, clock }: SandboxProviderOptions): PaymentProvider {
  return {
    id: 'sandbox',
    async create(request: CreatePayment): Promise<CreatedPayment> {
      const body = JSON.stringify(request);
      const response = await fetch(`${url}/sandbox/api/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(key, body, clock.now()) },
        body,
        signal: AbortSignal.timeout(8_000),
      });
      if (!response.ok) throw new Error(`the payment provider answered ${response.status}`);
      return CreatedPayment.parse(await response.json());
    },
    readNotice(rawBody, headers) {
      if (!verify(key, rawBody, headers, clock.now())) return { error: 'bad_signature' };
      const parsed = PaymentNotice.safeParse(parse(rawBody));
      return parsed.success ? { notice: parsed.data } : { error: 'malformed' };
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
