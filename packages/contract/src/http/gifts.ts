import { CLOSABLE_FAMILIES } from '@cosmodrome/rules/bonuses/closed-families';
import { GIFT_KINDS, GIFT_STAGES, GIFT_TYPES, WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

/** What a gift asks and allows, as data: null, or an empty list, where a term is not one of the gift. */
const GiftTerms = z.object({
  /** How often what it brings has to be staked; 0: it is the player's own at once. */
  wager: z.int().nonnegative().nullable(),
  /** The highest stake of a round while it is wagered. */
  max_bet_cents: Cents.nullable(),
  /** The most that becomes the player's own; null: all of it. */
  max_win_cents: Cents.nullable(),
  days_to_wager: z.int().positive().nullable(),
  /** The games that it is for; empty: as usual. */
  games: z.array(z.object({ identifier: z.string(), title: z.string(), frontend_url: z.string() })),
  /** Families of games in which no round can be begun while it is wagered. */
  closed_families: z.array(z.enum(CLOSABLE_FAMILIES)),
  /** Hundredths of a per cent: of a deposit, or of a net loss. */
  share_bp: z.int().positive().nullable(),
  least_deposit_cents: Cents.nullable(),
  /** The fixed stake of a free spin. */
  stake_cents: Cents.nullable(),
  /** Whole points, or turns of a wheel, or tickets. */
  count: z.int().positive().nullable(),
  /** What can come out of it, with the chance of each (in hundredths of a per cent). */
  odds: z.array(z.object({ title: z.string(), chance_bp: z.number().nonnegative() })),
});

/** Something that waits for a player, runs, or is over, whichever system it is of (spec 3). */
export const Gift = z.object({
  /** What the calls of its kind name it by; unique within the kind. */
  id: z.string().min(1).max(80),
  kind: z.enum(GIFT_KINDS),
  type: z.enum(GIFT_TYPES),
  stage: z.enum(GIFT_STAGES),
  title: z.string(),
  bonus_title: z.string(),
  /** What it is made of: `bonus`, `freespins`, `money`, … */
  bonuses: z.array(z.object({ type: z.string() })),
  currency: CurrencyCode.nullable(),
  amount_cents: Cents.nullable(),
  amount_wager_requirement_cents: Cents.nullable(),
  /** What has been wagered so far. */
  amount_wager_cents: Cents.nullable(),
  /** What it has brought: won so far while it runs, and what became the player's own once it is over. */
  won_cents: Cents.nullable(),
  freespins_total: z.int().positive().nullable(),
  freespins_performed: z.int().nonnegative().nullable(),
  /** A call can take it now. */
  activatable: z.boolean(),
  /** It can be taken only once the player's address is confirmed. */
  confirm_first: z.boolean(),
  activatable_until: Instant.nullable(),
  /** Until when it runs; of what comes by itself, when it comes. */
  valid_until: Instant.nullable(),
  created_at: Instant,
  cancelable: z.boolean(),
  /** Once it is refused it is gone from the list: the history does not keep it. */
  removable: z.boolean(),
  /** What the operator says of it besides its terms. */
  note: z.string().nullable(),
  group_key: z.string().optional(),
  terms: GiftTerms,
});
export type Gift = z.infer<typeof Gift>;
export type GiftTerms = z.infer<typeof GiftTerms>;

const ById = z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });

export const gifts = {
  'gifts.list': call({
    system: 'gifts',
    summary: 'Everything that waits for the player, runs, or is over; no offers for who is to be shown none',
    method: 'GET',
    path: '/api/v2/bonuses',
    audience: 'player',
    answers: { 200: z.array(Gift) },
    errors: [401],
  }),
  'gifts.disabled': call({
    system: 'gifts',
    summary: 'Gifts that are listed to nobody, by group key and stage',
    method: 'GET',
    path: '/api/fe/config/disabled-bonuses',
    audience: 'anyone',
    answers: { 200: z.array(z.object({ group_key: z.string(), stages: z.array(z.enum(GIFT_STAGES)) })) },
  }),
  'gifts.modified': call({
    system: 'gifts',
    summary: 'Gifts that are gone from the list once they are refused, by group key',
    method: 'GET',
    path: '/api/fe/config/modify-gifts-config',
    audience: 'anyone',
    answers: { 200: z.object({ removable: z.array(z.string()) }) },
  }),
  'gifts.additional': call({
    system: 'gifts',
    summary: 'What the operator says of gifts besides their terms, by group key',
    method: 'GET',
    path: '/api/fe/config/additional-gifts',
    audience: 'anyone',
    answers: { 200: z.array(z.object({ group_key: z.string(), text: z.string() })) },
  }),
  'gifts.widgets': call({
    system: 'gifts',
    summary: 'Which bookmarks stand at the edge of the page while there is something behind them',
    method: 'GET',
    path: '/api/fe/config/main-widget-config',
    audience: 'anyone',
    answers: { 200: z.record(z.enum(WIDGETS), z.boolean()) },
  }),
  'gifts.take': call({
    system: 'gifts',
    summary: 'Take a gift of the kind `prize`; a repetition is answered alike',
    method: 'POST',
    path: '/api/player/gifts/:id/activation',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: ById,
    answers: { 204: null },
    errors: [401, 403, 404, 422],
  }),
  'gifts.refuse': call({
    system: 'gifts',
    summary: 'Refuse a gift of the kind `prize`: nothing comes of it',
    method: 'DELETE',
    path: '/api/player/gifts/:id',
    audience: 'player',
    params: ById,
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
} as const;
