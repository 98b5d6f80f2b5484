import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant, OpaqueId } from '../values.ts';

/** A wallet. The bonus part is `amount_cents` minus `available_to_cashout_cents`. */
export const Account = z.object({
  currency: CurrencyCode,
  amount_cents: Cents,
  available_to_cashout_cents: Cents,
  active: z.boolean(),
  deposit_available: z.boolean(),
  hidden_at: Instant.nullable(),
  selected_lottery_id: z.int().nullable(),
});
export type Account = z.infer<typeof Account>;

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
  amount_cents: Cents,
  currency: CurrencyCode,
  action: PaymentAction,
  payment_system: z.string(),
  system_name: z.string(),
  brand: z.string(),
  success: z.boolean(),
  /** The player can take it back now (`cashbox.recall`), or see to it that it stays so (`cashbox.lock`). */
  recallable: z.boolean(),
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

/** A way to pay with what it costs, how long it takes and its limits (minor units of the asked currency). */
export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  provider: z.string(),
  type: z.enum(['cards', 'crypto', 'direct', 'bank_transfer', 'voucher']),
  /** Fields that the cashbox has to ask for before it can start (a payout address, for instance). */
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['text', 'crypto_address', 'wallet_account']),
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
  isProfileRequiredForCashout: z.boolean(),
  termsOfService: z.object({
    processingTime: z.object({ type: z.enum(['instant', 'minutes', 'days']), value: z.int().nullable() }),
    commissions: z.object({ type: z.enum(['none', 'fixed']), amount_cents: Cents }),
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

export const Currency = z.object({
  code: CurrencyCode,
  symbol: z.string(),
  subunits_to_unit: z.int().positive(),
  fiat: z.boolean(),
  default: z.boolean(),
  subcurrencies: z.array(z.string()),
});
export type Currency = z.infer<typeof Currency>;

export const cashbox = {
  'cashbox.accounts': call({
    system: 'cashbox',
    summary: "The player's wallets",
    method: 'GET',
    path: '/api/player/accounts',
    audience: 'player',
    query: z.object({ compatibility: z.enum(['true', 'false']).optional() }),
    answers: { 200: z.array(Account) },
    errors: [401],
  }),
  'cashbox.selectAccount': call({
    system: 'cashbox',
    summary: 'Select a wallet, opening it when the player has none in that currency',
    method: 'POST',
    path: '/api/player/accounts',
    audience: 'player',
    body: z.object({ currency: CurrencyCode }),
    answers: { 201: Account },
    errors: [401, 422],
  }),
  'cashbox.hideAccount': call({
    system: 'cashbox',
    summary: 'Hide a wallet or show it again; refused for the selected one and for one with money in it',
    method: 'PATCH',
    path: '/api/player/accounts/:currency',
    audience: 'player',
    params: z.object({ currency: CurrencyCode }),
    body: z.object({ hidden: z.boolean() }),
    answers: { 200: Account },
    errors: [401, 404, 422],
  }),
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
    system: 'cashbox',
    summary:
      'Take a withdrawal back that still waits; repeating it changes nothing. Refused where the policy allows it not',
    method: 'POST',
    path: '/api/player/payments/:id/recall',
    audience: 'player',
    // Who takes a break gets no money back to play with; withdrawing goes on.
    closedToExcluded: {},
    params: z.object({ id: OpaqueId }),
    answers: { 200: Payment },
    errors: [401, 404, 422],
  }),
  'cashbox.lock': call({
    system: 'cashbox',
    summary: 'Lock a withdrawal: it can no longer be taken back (player-protection R23)',
    method: 'POST',
    path: '/api/player/payments/:id/lock',
    audience: 'player',
    params: z.object({ id: OpaqueId }),
    answers: { 200: Payment },
    errors: [401, 404, 422],
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
  'cashbox.currencies': call({
    system: 'cashbox',
    summary: 'Currencies a wallet can have',
    method: 'GET',
    path: '/api/info/currencies',
    audience: 'anyone',
    answers: { 200: z.array(Currency) },
  }),
  'cashbox.cryptoExchangeRates': call({
    system: 'cashbox',
    summary: 'Rates between crypto and fiat currencies, as decimal text',
    method: 'GET',
    path: '/api/info/crypto_exchange_rates',
    audience: 'anyone',
    answers: {
      200: z.record(
        z.string(),
        z.record(z.string(), z.object({ exchange_rate: z.string(), fee: z.string(), total_exchange_rate: z.string() })),
      ),
    },
  }),
} as const;
