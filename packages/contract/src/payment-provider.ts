import { z } from 'zod';
import { Cents, CurrencyCode, LocaleCode, OpaqueId } from './values.ts';

/**
 * What the origin asks of a payment provider, and what a provider tells the origin. Both directions are signed
 * (signature.ts). The adapter of a real provider translates to its own API; the sandbox speaks this one.
 */

/** POST {provider}/api/payments. Repeating the same `payment_id` answers the first answer. */
export const CreatePayment = z.object({
  payment_id: OpaqueId,
  action: z.enum(['deposit', 'payout']),
  kind: z.enum(['cards', 'direct', 'crypto', 'bank_transfer', 'voucher']),
  amount_cents: Cents,
  currency: CurrencyCode,
  locale: LocaleCode,
  /** Where the hosted page sends the player afterwards; null for payouts. */
  return_url: z.string().max(1024).nullable(),
  /** A saved card or wallet of an earlier payment; of a payout, the wallet's or bank's account it goes to. */
  profile_token: z.string().max(128).nullable(),
  /** Crypto: where the money comes in, or goes to. */
  coin: z
    .object({
      code: CurrencyCode,
      amount_cents: Cents,
      address: z.string().max(128),
      network: z.string().max(32),
      confirmations: z.int().positive(),
    })
    .nullable(),
});
export type CreatePayment = z.infer<typeof CreatePayment>;
export const CreatedPayment = z.object({ reference: OpaqueId, page_url: z.string().nullable() });
export type CreatedPayment = z.infer<typeof CreatedPayment>;

/** POST {origin}/webhooks/payments/{provider}. Sent until a 2xx comes back; may come twice and in any order. */
export const PaymentNotice = z.object({
  notice_id: OpaqueId,
  payment_id: OpaqueId,
  reference: OpaqueId,
  event: z.enum(['submitted', 'confirmed', 'declined', 'canceled']),
  /** What the provider has seen: may differ from what was asked. Minor units of `currency`. */
  amount_cents: Cents,
  currency: CurrencyCode,
  reason: z.string().max(64).nullable(),
  confirmations: z.object({ seen: z.int(), needed: z.int() }).nullable(),
  /** What may be kept of a card or wallet. Never more of a number than the first six and last four digits. */
  profile: z
    .object({
      token: z.string().max(128),
      title: z.string().max(64),
      first6: z
        .string()
        .regex(/^\d{6}$/)
        .nullable(),
      last4: z
        .string()
        .regex(/^\d{4}$/)
        .nullable(),
      expiry_month: z.int().min(1).max(12).nullable(),
      expiry_year: z.int().nullable(),
    })
    .nullable(),
});
export type PaymentNotice = z.infer<typeof PaymentNotice>;
