import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant, OpaqueId } from '../values.ts';

export const PaymentAction = z.enum(['deposit', 'cashout']);
export const PaymentState = z.enum([
  'pending',
  'processing',
  'reserved',
  'succeeded',
  'canceled',
  'declined',
  'rejected',
  'recalled',
]);

export const Payment = z.object({
  id: OpaqueId,
  /** Of a deposit that has come: what was credited. */
  amount_cents: Cents,
  /** Of a deposit: what exceeds the player's limits. It is kept apart and cannot be played with. */
  held_cents: Cents,
  currency: CurrencyCode,
  action: PaymentAction,
  payment_system: z.string(),
  system_name: z.string(),
  brand: z.string(),
  success: z.boolean(),
  /** The player can take it back now (`cashbox.recall`), or see to it that it stays so (`cashbox.lock`). */
  recallable: z.boolean(),
  /** A deposit that the player can give up now (`cashbox.cancel`). */
  cancelable: z.boolean(),
  created_at: Instant,
  finished_at: Instant.nullable(),
  state: PaymentState,
  cancellation_reason: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** Finished payments of one currency; what was paid in less what was paid out may be below zero. */
export const PaymentTotal = z.object({
  currency: CurrencyCode,
  deposits_cents: z.int(),
  cashouts_cents: z.int(),
  net_cents: z.int(),
});
export type PaymentTotal = z.infer<typeof PaymentTotal>;

/** Minor units by currency. */
const Sums = z.record(z.string(), z.int().nonnegative());

/** A player's whole life in figures: finished payments, and what was staked and not taken back. */
export const PlayerStats = z.object({
  since: Instant,
  deposits_count: z.int().nonnegative(),
  deposits_sum: Sums,
  cashouts_sum: Sums,
  bets_sum: Sums,
  /** The same payments with what is left of them. */
  payments: z.array(PaymentTotal),
});

const ProcessingTime = z.object({ type: z.enum(['instant', 'minutes', 'days']), value: z.int().nullable() });
const Fee = z.object({ type: z.enum(['none', 'fixed']), amount_cents: Cents });
const AmountRange = z.object({ min: Cents, max: Cents });

/** A way to pay with what it costs, how long it takes and its limits (minor units of the asked currency). */
export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  currency: CurrencyCode,
  /** The brand as the provider writes it. */
  originBrand: z.string(),
  title: z.string(),
  /** The text that names it on a page. */
  translationKey: z.string(),
  description: z.string().nullable(),
  /** A picture of the provider's own; null where the page has its own. */
  iconSrc: z.string().nullable(),
  extraIcons: z.array(z.string()),
  provider: z.string(),
  type: z.enum(['cards', 'crypto', 'direct', 'bank_transfer', 'voucher']),
  /** Fields that the cashbox has to ask for before it can start (a payout address, for instance). */
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['text', 'crypto_address', 'wallet_account', 'bank_account']),
      required: z.boolean(),
    }),
  ),
  /** Cards and wallets of earlier deposits, the one used last first. */
  savedProfiles: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** False while a payment with it is under way. */
      isRemoveAvailable: z.boolean(),
      lastUsedAt: Instant,
    }),
  ),
  /** It takes only what has been paid with before. */
  isForSavedProfilesOnly: z.boolean(),
  isProfileRequiredForCashout: z.boolean(),
  /** What it takes and what it pays out, whichever of the two was asked for; null where it does not (spec 3). */
  deposit: AmountRange.nullable(),
  withdrawal: AmountRange.nullable(),
  /** The same as in `termsOfService`, where payment methods have them (spec 3). */
  processingTime: ProcessingTime,
  fee: Fee,
  termsOfService: z.object({
    processingTime: ProcessingTime,
    commissions: Fee,
    restrictions: z.object({
      minAmountValue: Cents,
      maxAmountValue: Cents,
      /** Only multiples of it are taken; null where every amount is. */
      stepAmountValue: Cents.nullable(),
      amountCurrencyCode: CurrencyCode,
    }),
  }),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What the cashbox does after a payment has been started. */
export const NextStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({
    type: z.literal('qr'),
    address: z.string(),
    /** BIP 21 style URI which the code carries. */
    uri: z.string(),
    /** What to send, in minor units of the crypto currency. */
    amount_cents: Cents,
    currency: CurrencyCode,
    network: z.string(),
    confirmations: z.object({ seen: z.int(), needed: z.int() }),
    /** End of the held rate; null when no conversion takes place. */
    rate_expires_at: Instant.nullable(),
    /** A page that can send the transfer, where the provider has one; otherwise the URI opens a wallet. */
    wallet_url: z.string().nullable(),
  }),
  z.object({ type: z.literal('none') }),
]);
export type NextStep = z.infer<typeof NextStep>;

export const StartedPayment = z.object({ payment: Payment, next: NextStep });
export type StartedPayment = z.infer<typeof StartedPayment>;

export const StartPayment = z.object({
  action: PaymentAction,
  method: z.string().max(64),
  currency: CurrencyCode,
  amount_cents: z.int().positive(),
  fields: z.record(z.string().max(64), z.string().max(256)).optional(),
  saved_profile_id: OpaqueId.optional(),
  /** Path within the site to come back to after a hosted page. */
  return_path: z.string().max(256).optional(),
  /** Of a withdrawal: the bonuses of which the player was told that it ends them. It is refused when it would end another. */
  ends_bonuses: z.array(z.int().positive()).max(100).optional(),
});
export type StartPayment = z.infer<typeof StartPayment>;

/** What a player does to a payment of their own; repeating it changes nothing. */
const changeOfPayment = {
  system: 'cashbox',
  method: 'POST',
  audience: 'player',
  params: z.object({ id: OpaqueId }),
  answers: { 200: Payment },
  errors: [401, 404, 422],
} as const;

export const cashbox = {
  'cashbox.payments': call({
    system: 'cashbox',
    summary: 'Payments, newest first (the last 100)',
    method: 'GET',
    path: '/api/player/payments',
    audience: 'player',
    answers: { 200: z.array(Payment) },
    errors: [401],
  }),
  'cashbox.paymentTotals': call({
    system: 'cashbox',
    summary: 'What was paid in, paid out and staked since the account was opened, by currency (player-protection R17)',
    method: 'GET',
    path: '/api/player/stats',
    audience: 'player',
    answers: { 200: PlayerStats },
    errors: [401],
  }),
  'cashbox.paymentsPage': call({
    system: 'cashbox',
    summary: 'Payments by page, with filters',
    method: 'POST',
    path: '/api/player/payments/with_pages',
    audience: 'player',
    idempotency: 'safe',
    body: z.object({
      page: z.int().min(1).max(10_000).default(1),
      page_size: z.int().min(1).max(100).default(20),
      filter: z
        .object({
          currency: CurrencyCode.optional(),
          type: PaymentAction.optional(),
          from: Instant.optional(),
          to: Instant.optional(),
        })
        .optional(),
    }),
    answers: {
      200: z.object({
        data: z.array(Payment),
        pagination: z.object({ page: z.int(), per_page: z.int(), total_count: z.int() }),
      }),
    },
    errors: [401, 422],
  }),
  'cashbox.recall': call({
    ...changeOfPayment,
    summary:
      'Take a withdrawal back that still waits; repeating it changes nothing. Refused where the policy allows it not',
    path: '/api/player/payments/:id/recall',
    // Who takes a break gets no money back to play with; withdrawing goes on.
    closedToExcluded: {},
  }),
  'cashbox.cancel': call({
    ...changeOfPayment,
    summary: 'Give a deposit up that has not been paid; repeating it changes nothing. Money that still comes is booked',
    path: '/api/player/payments/:id/cancel',
  }),
  'cashbox.lock': call({
    ...changeOfPayment,
    summary: 'Lock a withdrawal: it can no longer be taken back (player-protection R23)',
    path: '/api/player/payments/:id/lock',
  }),
  'cashbox.methods': call({
    system: 'cashbox',
    summary: 'Ways to deposit and to withdraw in a currency, with their limits',
    method: 'GET',
    path: '/api/payments/payment_methods/:currency',
    audience: 'player',
    params: z.object({ currency: CurrencyCode }),
    query: z.object({ action: PaymentAction.default('deposit') }),
    answers: { 200: z.object({ methods: z.array(PaymentMethod), providers: z.array(z.string()) }) },
    errors: [401, 422],
  }),
  'cashbox.forgetProfile': call({
    system: 'cashbox',
    summary: 'Remove a saved card or wallet; refused while a payment with it is under way',
    method: 'DELETE',
    path: '/api/player/payment_accounts/:id',
    audience: 'player',
    params: z.object({ id: OpaqueId }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
  'cashbox.start': call({
    system: 'cashbox',
    summary: 'Start a deposit or a withdrawal; answers what comes next. Deposits are refused in restricted countries',
    method: 'POST',
    path: '/api/payments',
    audience: 'player',
    closedToExcluded: { action: 'deposit' },
    idempotency: 'key',
    body: StartPayment,
    answers: { 201: StartedPayment },
    errors: [401, 403, 422],
  }),
  'cashbox.payment': call({
    system: 'cashbox',
    summary: "One of the player's payments and what it waits for",
    method: 'GET',
    path: '/api/payments/:id',
    audience: 'player',
    params: z.object({ id: OpaqueId }),
    answers: { 200: StartedPayment },
    errors: [401, 404],
  }),
} as const;
