import { LOOTBOX_STAGES } from '@cosmodrome/rules/lootboxes/boxes';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

const Amounts = z.array(z.object({ currency: CurrencyCode, amount_cents: Cents }));

/** What an item is made of, as the clients of the field read it (spec 3). */
const ItemBonus = z.object({
  title: z.string(),
  /** `bonus` is money too; without a wager it is the player's own at once. */
  type: z.enum(['bonus', 'freespins', 'points', 'group', 'thing']),
  attributes: z.array(
    z.object({
      field: z.enum(['freespins_count', 'bonus_amount', 'points']),
      value: z.union([z.int().nonnegative(), Amounts]),
    }),
  ),
  result_bonus: z.array(
    z.object({ field: z.enum(['wager', 'max_win']), value: z.union([z.int().nonnegative(), Amounts]) }),
  ),
});

/** Something that can come out of a box. */
export const LootboxItem = z.object({
  id: z.string(),
  weight: z.int().positive(),
  /** Hundredths of a per cent. */
  chance_bp: z.number().positive(),
  /** It is what came out. */
  prize: z.boolean(),
  bonuses: z.array(ItemBonus),
  /** The same in the currency of the box, with its terms; null where a term is not one of the prize. */
  kind: z.enum(['money', 'bonus', 'freespins', 'points', 'group', 'thing']),
  title: z.string(),
  /** Money, and what points are worth. */
  amount: z.object({ currency: CurrencyCode, amount_cents: Cents }).nullable(),
  /** Free spins, or whole points. */
  count: z.int().nonnegative().nullable(),
  games: z.array(z.object({ identifier: z.string(), title: z.string() })),
  stake_cents: Cents.nullable(),
  wager: z.int().nonnegative().nullable(),
  max_bet_cents: Cents.nullable(),
  max_win_cents: Cents.nullable(),
  days_to_wager: z.int().positive().nullable(),
  days_to_activate: z.int().positive().nullable(),
});
export type LootboxItem = z.infer<typeof LootboxItem>;

/** What can come out of a box that nobody has yet: money has an amount in each currency. */
export const LootboxContent = LootboxItem.pick({ kind: true, title: true, chance_bp: true }).extend({
  amounts: Amounts,
});
export type LootboxContent = z.infer<typeof LootboxContent>;

export const Lootbox = z.object({
  id: z.int().positive(),
  title: z.string(),
  stage: z.enum(LOOTBOX_STAGES),
  /** What it was given for: `shop`, `prize`, … */
  strategy: z.string(),
  group_key: z.string(),
  currency: CurrencyCode,
  /** The name of its file, which says how it looks. */
  display: z.string(),
  created_at: Instant,
  valid_until: Instant,
  activated_at: Instant.nullable(),
  /** What its table of weights was committed to as when it was given; the draw has the same. */
  table_hash: z.string(),
  items: z.array(LootboxItem),
});
export type Lootbox = z.infer<typeof Lootbox>;

export const lootboxes = {
  'lootboxes.list': call({
    system: 'lootboxes',
    summary:
      "The player's loot boxes, with the chance of everything in them: unless expired or opened on an earlier day",
    method: 'GET',
    path: '/api/player/lootboxes',
    audience: 'player',
    answers: { 200: z.array(Lootbox) },
    errors: [401],
  }),
  'lootboxes.open': call({
    system: 'lootboxes',
    summary: 'Open a loot box: what is drawn is given in the same transaction. A repetition is answered alike',
    method: 'POST',
    path: '/api/player/lootboxes/:id/activation',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) }),
    answers: { 200: Lootbox },
    errors: [401, 403, 404, 422],
  }),
  'lootboxes.refuse': call({
    system: 'lootboxes',
    summary: 'Refuse a closed loot box: it is gone, and nothing is drawn. A repetition is answered alike',
    method: 'DELETE',
    path: '/api/player/lootboxes/:id',
    audience: 'player',
    params: z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
} as const;
