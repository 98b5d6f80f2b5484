import { z } from 'zod';
import type { Handler } from '../kernel/outbox/index.ts';

/** The outbox topic of payments that were begun, or whose state has changed; a private channel as well. */
export const PAYMENT_TOPIC = 'payments_changes';

/** Of the payload what other systems go by: the rest is the page's. */
const PaymentPayload = z.object({ id: z.string(), action: z.string(), state: z.string() });

/** Subscribes to deposits that have come: `subscriptions: { [PAYMENT_TOPIC]: onDeposit(async (deposit) => ...) }`. At least once each. */
export const onDeposit =
  (handle: (deposit: { readonly playerId: number; readonly id: string }) => Promise<void>): Handler =>
  async ({ playerId, payload }) => {
    const { id, action, state } = PaymentPayload.parse(payload);
    if (playerId !== null && action === 'deposit' && state === 'succeeded') await handle({ playerId, id });
  };
