import { ORDER_STATUSES } from '@cosmodrome/rules/shop/order';
import { SHOP_TAGS } from '@cosmodrome/rules/shop/rewards';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';
import { LootboxContent } from './lootboxes.ts';

const Rate = z.object({ currency: CurrencyCode, points: z.int().positive(), amount_cents: Cents });

const card = {
  /** What an exchange names it by. */
  group: z.string(),
  title: z.string(),
  /** What it is, in a sentence. */
  text: z.string(),
  tag: z.enum(SHOP_TAGS).nullable(),
};

/** Money for points, at a rate for each currency; elsewhere that of the default currency, or the first (spec 9). */
const MoneyReward = z.object({
  ...card,
  /** How often it has to be staked; 0: it is the player's own at once. */
  wager: z.int().nonnegative(),
  rates: z.array(Rate),
  /** With a wager: the highest stake meanwhile, by currency, and the days that there are for it. */
  max_bet: z.array(z.object({ currency: CurrencyCode, amount_cents: Cents })),
  days_to_wager: z.int().positive().nullable(),
});
export type MoneyReward = z.infer<typeof MoneyReward>;

const Reward = z.object({
  ...card,
  wager: z.int().nonnegative().optional(),
  games: z.array(z.string()).optional(),
  /** Of a loot box: everything that can come out of it, with its chance. */
  contents: z.array(LootboxContent).optional(),
  rate: z.object({
    points: z.int().positive(),
    freespins_count: z.int().positive().optional(),
    lottery_ids: z.array(z.string()).optional(),
    currency: CurrencyCode.optional(),
  }),
});
export type Reward = z.infer<typeof Reward>;

/** What was exchanged. */
const Exchanged = z.object({
  group: z.string(),
  quantity: z.int().positive(),
  /** Points that were spent, and whole ones that are left. */
  points: z.int().positive(),
  points_left: z.int(),
  /** What came into a wallet; null for what is no money. */
  currency: CurrencyCode.nullable(),
  amount_cents: Cents.nullable(),
});

export const Order = z.object({
  id: z.int().positive(),
  title: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Points that it cost; given back when it is cancelled. */
  points: z.int().nonnegative(),
  /** What the operator says of it: the number of the parcel, or why it is not sent. */
  note: z.string().nullable(),
  ordered_at: Instant,
  changed_at: Instant,
});
export type Order = z.infer<typeof Order>;

const type = z.enum(['freespins', 'lootboxes', 'lotteries', 'special']);
const group = z.string().min(1).max(64);
const points = z.int().min(1).max(1e12);

const exchange = {
  system: 'shop',
  method: 'POST',
  audience: 'player',
  restrictedCountries: false,
  closedToExcluded: {},
  closedToTooYoung: true,
  idempotency: 'key',
  answers: { 200: Exchanged },
  errors: [401, 403, 422],
} as const;

export const shop = {
  'shop.moneyRates': call({
    system: 'shop',
    summary:
      'Money for points, first what points are worth (player-protection R33); none where no points are collected',
    method: 'GET',
    path: '/api/comp_points/rates/money',
    audience: 'anyone',
    answers: { 200: z.array(MoneyReward) },
  }),
  'shop.rates': call({
    system: 'shop',
    summary: 'What else points are exchanged for; kinds that nobody delivers are left out',
    method: 'GET',
    path: '/api/comp_points/rates/:type',
    audience: 'anyone',
    params: z.object({ type }),
    answers: { 200: z.array(Reward) },
  }),
  'shop.exchangeMoney': call({
    ...exchange,
    summary: 'Exchange points for money: so many as pay a whole number of the reward',
    path: '/api/comp_points/exchange/money',
    body: z.object({ exchange: z.object({ points, currency: CurrencyCode, group }) }),
  }),
  'shop.exchange': call({
    ...exchange,
    summary: 'Exchange points for what is no money',
    path: '/api/comp_points/exchange/:type',
    params: z.object({ type }),
    body: z.object({
      exchange: z.union([
        z.object({ group, points }),
        z.object({ group, tickets_count: z.int().min(1).max(1_000), lottery_id: z.string().min(1).max(64) }),
      ]),
    }),
  }),
  'shop.orders': call({
    system: 'shop',
    summary: 'Things that are sent to the player, the latest first',
    method: 'GET',
    path: '/api/player/shop_orders',
    audience: 'player',
    answers: { 200: z.array(Order) },
    errors: [401],
  }),
} as const;
