import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

/**
 * A wallet. The bonus part is `amount_cents` minus `available_to_cashout_cents`; the stakes of unfinished rounds are
 * `available_to_bet_with_locked_cents` minus `amount_cents` (player-protection R15). Only the list of wallets counts them.
 */
export const Account = z.object({
  currency: CurrencyCode,
  amount_cents: Cents,
  available_to_cashout_cents: Cents,
  available_to_bet_with_locked_cents: Cents.optional(),
  active: z.boolean(),
  deposit_available: z.boolean(),
  hidden_at: Instant.nullable(),
  selected_lottery_id: z.int().nullable(),
  /** Wagering of the bonus in play in this wallet, null when there is none. Left out with `compatibility=false`. */
  wager_status: z.object({ wager_requirement_cents: Cents, wagered_cents: Cents }).nullable().optional(),
});
export type Account = z.infer<typeof Account>;

export const Currency = z.object({
  code: CurrencyCode,
  symbol: z.string(),
  subunits_to_unit: z.int().positive(),
  fiat: z.boolean(),
  default: z.boolean(),
  subcurrencies: z.array(z.string()),
});
export type Currency = z.infer<typeof Currency>;

export const money = {
  'money.accounts': call({
    system: 'money',
    summary: "The player's wallets; with their wagering unless `compatibility` is false",
    method: 'GET',
    path: '/api/player/accounts',
    audience: 'player',
    query: z.object({ compatibility: z.enum(['true', 'false']).optional() }),
    answers: { 200: z.array(Account) },
    errors: [401],
  }),
  'money.selectAccount': call({
    system: 'money',
    summary: 'Select a wallet, opening it when the player has none in that currency',
    method: 'POST',
    path: '/api/player/accounts',
    audience: 'player',
    body: z.object({ currency: CurrencyCode }),
    answers: { 201: Account },
    errors: [401, 422],
  }),
  'money.hideAccount': call({
    system: 'money',
    summary: 'Hide a wallet or show it again; refused for the selected one and for one with money in it',
    method: 'PATCH',
    path: '/api/player/accounts/:currency',
    audience: 'player',
    params: z.object({ currency: CurrencyCode }),
    body: z.object({ hidden: z.boolean() }),
    answers: { 200: Account },
    errors: [401, 404, 422],
  }),
  'money.currencies': call({
    system: 'money',
    summary: 'Currencies a wallet can have',
    method: 'GET',
    path: '/api/info/currencies',
    audience: 'anyone',
    answers: { 200: z.array(Currency) },
  }),
  'money.cryptoExchangeRates': call({
    system: 'money',
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
  'money.currencyConfig': call({
    system: 'money',
    summary: 'How currencies are shown: order, units of crypto, fraction digits',
    method: 'GET',
    path: '/api/fe/config/currency-config',
    audience: 'anyone',
    answers: {
      200: z.object({
        order: z.array(CurrencyCode),
        display: z.record(z.string(), z.object({ unit: z.string(), subunits: z.int(), fractionDigits: z.int() })),
        deposit_hint: z.int(),
      }),
    },
  }),
} as const;
