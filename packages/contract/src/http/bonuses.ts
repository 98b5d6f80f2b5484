import { CLOSABLE_FAMILIES } from '@cosmodrome/rules/bonuses/closed-families';
import { BONUS_STAGES } from '@cosmodrome/rules/bonuses/stages';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';
import { Player } from './profile.ts';

/** A bonus of money that a player has, with its terms. */
export const Bonus = z.object({
  id: z.int().positive(),
  title: z.string(),
  /** The same as `title`, under the name that gifts have (spec 3). */
  bonus_title: z.string(),
  /** Which kind of gift it is: `Deposit` when it came with one, `NonDeposit` otherwise. */
  type: z.enum(['Deposit', 'NonDeposit']),
  /** Free spins in it; null for a bonus of money. */
  freespins_total: z.int().positive().nullable(),
  /** What the gift is made of. */
  bonuses: z.array(z.object({ type: z.literal('bonus') })),
  amount_cents: Cents,
  currency: CurrencyCode,
  stage: z.enum(BONUS_STAGES),
  /** What it was given for: `registration`, `coupon`, `deposit`, `personal`, `prize`, … */
  strategy: z.string(),
  amount_wager_requirement_cents: Cents,
  /** What has been wagered so far. */
  amount_wager_cents: Cents,
  /** How often the amount has to be staked. */
  wager: z.int().positive(),
  /** The highest stake of a round while it is wagered. */
  max_bet_cents: Cents,
  /** Families of games in which no round can be begun in its currency while it is wagered. */
  closed_families: z.array(z.enum(CLOSABLE_FAMILIES)),
  /** The most that becomes the player's own; null: all of it. */
  max_win_cents: Cents.nullable(),
  /** What became the player's own. */
  won_cents: Cents,
  days_to_wager: z.int().positive(),
  created_at: Instant,
  activatable_until: Instant.nullable(),
  /** Until when it has to be wagered; null before it has begun. */
  valid_until: Instant.nullable(),
  activatable: z.boolean(),
  /** It can begin only once the player's address is confirmed; then by itself, unless there is a time to take it in. */
  confirm_first: z.boolean(),
  cancelable: z.boolean(),
  group_key: z.string().optional(),
});
export type Bonus = z.infer<typeof Bonus>;

const Money = z.array(z.object({ currency: CurrencyCode, amount_cents: Cents }));
const field = <const Name extends string, Value extends z.ZodType>(name: Name, value: Value) =>
  z.object({ field: z.literal(name), value });

/** What may be had, with its terms, before anybody has it. */
export const BonusOffer = z.object({
  id: z.string(),
  title: z.string(),
  group_key: z.string().optional(),
  bonuses: z.array(
    z.object({
      title: z.string(),
      /** First the bonus, where there is one, then what comes beside it. */
      type: z.enum(['bonus', 'freespins', 'lootbox', 'wheelspins', 'money', 'points', 'lottery', 'group', 'thing']),
      /** Of one that comes with a deposit: its code, the least deposit, and which of the player's deposits it has to be. */
      conditions: z.array(
        z.union([
          z.object({ field: z.literal('deposit_bonus_code'), type: z.literal('eq'), value: z.array(z.string()) }),
          z.object({ field: z.literal('deposit_amount'), type: z.literal('min'), value: Money }),
          z.object({ field: z.literal('deposit_number'), type: z.literal('eq'), value: z.array(z.string()) }),
        ]),
      ),
      attributes: z.array(
        z.union([
          field('bonus_amount', Money),
          /** Of the deposit, at most so much. */
          field('bonus_percent', z.int().positive()),
          field('bonus_amount_max', Money),
          field('freespins_count', z.int().positive()),
          /** Whole points, turns of a wheel, or tickets. */
          field('count', z.int().positive()),
        ]),
      ),
      result_bonus: z.array(
        z.union([
          field('wager', z.int().positive()),
          field('max_bet', Money),
          field('max_win', Money),
          field('days_to_wager', z.int().positive()),
        ]),
      ),
    }),
  ),
});
export type BonusOffer = z.infer<typeof BonusOffer>;

/** What giving a bonus up takes and leaves; amounts as decimal text of its currency. */
export const BonusCancelInfo = z.object({
  id: z.int().positive(),
  /** What may be withdrawn afterwards. */
  total_withdrawal_amount: z.string(),
  current_balance: z.string(),
  cash_balance: z.string(),
  /** What is taken out of the wallet. */
  bonus_balance: z.string(),
  /** How much of that was won with it. */
  bonus_winnings: z.string(),
  /** What of it is staked in rounds that are still open: what they win with it goes to the house, too. */
  bonus_in_open_rounds: z.string(),
});
export type BonusCancelInfo = z.infer<typeof BonusCancelInfo>;

/** The code that is redeemed with the next deposit, with what it stands for; no offer when it gives this player nothing. */
export const BonusCodeTerms = z.object({
  deposit_bonus_code: z.string().nullable(),
  offer: BonusOffer.nullable(),
});

const CouponStatus = z.enum(['successfully_activated', 'already_activated', 'failed_to_activate']);
export type CouponStatus = z.infer<typeof CouponStatus>;

const ById = z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });
const code = z.string().min(1).max(64);

export const bonuses = {
  'bonuses.list': call({
    system: 'bonuses',
    summary: "The player's bonuses, the newest first",
    method: 'GET',
    path: '/api/player/bonuses',
    audience: 'player',
    answers: { 200: z.array(Bonus) },
    errors: [401],
  }),
  'bonuses.activate': call({
    system: 'bonuses',
    summary: 'Accept a bonus that is offered: it is wagered at once, or waits for its turn',
    method: 'POST',
    path: '/api/player/bonuses/:id/activation',
    audience: 'player',
    restrictedCountries: false,
    closedToTooYoung: true,
    params: ById,
    answers: { 200: Bonus },
    errors: [401, 403, 404, 422],
  }),
  'bonuses.cancel': call({
    system: 'bonuses',
    summary: 'Give a bonus up: what is of it in the wallet is taken out',
    method: 'DELETE',
    path: '/api/player/bonuses/:id',
    audience: 'player',
    params: ById,
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
  'bonuses.cancelInfo': call({
    system: 'bonuses',
    summary: 'What giving a bonus up takes and leaves',
    method: 'GET',
    path: '/api/player/bonuses/:id/cancel_info',
    audience: 'player',
    params: ById,
    answers: { 200: BonusCancelInfo },
    errors: [401, 404],
  }),
  'bonuses.registration': call({
    system: 'bonuses',
    summary: 'The bonuses that may be chosen at registration, with their terms',
    method: 'GET',
    path: '/api/bonuses/registration',
    audience: 'anyone',
    answers: { 200: z.array(BonusOffer) },
  }),
  'bonuses.firstDeposit': call({
    system: 'bonuses',
    summary: 'The bonuses that come with a first deposit, with their terms, for who has no account yet',
    method: 'GET',
    path: '/api/bonuses/first_deposit',
    audience: 'anyone',
    answers: { 200: z.array(BonusOffer) },
  }),
  'bonuses.deposit': call({
    system: 'bonuses',
    summary: 'The bonuses that may be chosen with the next deposit, with their terms; none while a code is set',
    method: 'GET',
    path: '/api/bonuses/deposit',
    audience: 'player',
    answers: { 200: z.array(BonusOffer) },
    errors: [401],
  }),
  'bonuses.codeTerms': call({
    system: 'bonuses',
    summary: 'The code that is redeemed with the next deposit, and the terms of its bonus',
    method: 'GET',
    path: '/api/player/bonus_code',
    audience: 'player',
    answers: { 200: BonusCodeTerms },
    errors: [401],
  }),
  'bonuses.coupon': call({
    system: 'bonuses',
    summary: 'Redeem a promotional code. Codes that are unknown, over, or meant for others are answered alike',
    method: 'POST',
    path: '/api/bonuses/coupon',
    audience: 'player',
    pace: 'code',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    idempotency: 'key',
    body: z.object({ coupon_code: code }),
    answers: { 200: z.object({ status: CouponStatus }) },
    errors: [401, 403, 422],
  }),
  'bonuses.promoCode': call({
    system: 'bonuses',
    summary: 'Redeem a code on the betting pages, as `bonuses.coupon` does; a repetition is answered alike',
    method: 'POST',
    path: '/api/v2/bonuses/promo-code',
    audience: 'player',
    pace: 'code',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    body: z.object({ code }),
    answers: {
      200: z.object({
        bonus_id: z.int().positive(),
        name: z.string(),
        /** What it is: `bonus`, `freespins`, … */
        bonus_type: z.string(),
      }),
    },
    errors: [401, 403, 422],
  }),
  'bonuses.setCode': call({
    system: 'bonuses',
    summary: 'Set the code that is redeemed with the next deposit',
    method: 'PATCH',
    path: '/api/player/set_bonus_code',
    audience: 'player',
    pace: 'code',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    body: z.object({ deposit_bonus_code: code }),
    answers: { 200: Player },
    errors: [401, 403, 422],
  }),
  'bonuses.clearCode': call({
    system: 'bonuses',
    summary: 'Redeem no code with the next deposit',
    method: 'DELETE',
    path: '/api/player/clear_bonus_code',
    audience: 'player',
    answers: { 200: Player },
    errors: [401],
  }),
  'bonuses.settings': call({
    system: 'bonuses',
    summary: 'Whether the player wants to be given bonuses',
    method: 'PATCH',
    path: '/api/player/update_bonus_settings',
    audience: 'player',
    body: z.object({ can_issue: z.boolean() }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
} as const;
