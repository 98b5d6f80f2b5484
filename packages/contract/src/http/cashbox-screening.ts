import { z } from 'zod';
import { call } from '../call.ts';

/**
 * What the page adds to a deposit for the screening of fraud. Nothing else is taken: a body with another field, a card's
 * number above all, is refused, and neither of these two can hold one. What the payment is, the books know.
 */
export const ScreenedDeposit = z.strictObject({
  payment_id: z.uuid(),
  /** The mark of the device; absent where it could not be made. */
  dfpc: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
export type ScreenedDeposit = z.infer<typeof ScreenedDeposit>;

export const cashboxScreening = {
  'cashbox.screen': call({
    system: 'cashbox',
    summary: 'Where a deposit was started from, for the screening of fraud; of one deposit the first word counts',
    method: 'POST',
    path: '/api/users/transaction',
    audience: 'player',
    body: ScreenedDeposit,
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
} as const;
