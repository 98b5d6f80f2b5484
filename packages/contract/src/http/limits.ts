import { LIMIT_PERIODS, LIMIT_STATUSES, LIMIT_TYPES } from '@cosmodrome/rules/limits/types';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

export const LimitType = z.enum(LIMIT_TYPES);
export const LimitPeriod = z.enum(LIMIT_PERIODS);

/**
 * A limit of the player's own. One that is in force and one that waits (`unconfirmed`, `confirmed`) can stand beside
 * each other with the same type and period.
 */
export const UserLimit = z.object({
  id: z.int().positive(),
  type: LimitType,
  /** Null for a limit of time. */
  period: LimitPeriod.nullable(),
  /** Length of a session, or time between two reality checks; null for the others. */
  minutes: z.int().positive().nullable(),
  status: z.enum(LIMIT_STATUSES),
  strategy: z.string().nullable(),
  parent_type: LimitType.nullable(),
  created_at: Instant,
  /** When a removal that was asked for takes effect, once it is confirmed. */
  disable_at: Instant.nullable(),
  /** Until when the word by e-mail is waited for. */
  confirm_until: Instant.nullable(),
  /** When the waiting limit begins at the earliest; null for one that is in force. */
  effective_at: Instant.nullable(),
  /** End of a break; null for all other limits, and for a break that does not end. */
  active_until: Instant.nullable(),
  /** Nothing may be played (loss, wager, breaks) or paid in (deposit) now. */
  reached: z.boolean(),
  /** Four fifths of an amount or more are used, and it is not reached. */
  almost: z.boolean(),
  /** The first amount holds for money of every currency that has none of its own, converted. */
  accounts: z.array(
    z.object({
      currency: CurrencyCode,
      amount_cents: Cents,
      /** What the running period has used. Deposits under way count; a player who is ahead has used nothing. */
      current_value_amount_cents: Cents,
      /** When the running period ends and the limit renews. */
      active_until: Instant.nullable(),
    }),
  ),
});
export type UserLimit = z.infer<typeof UserLimit>;

/** What the licence allows: periods, waits, ranges. */
export const LimitsPolicy = z.object({
  raise_hours: z.int(),
  remove_hours: z.int(),
  raise_after_period: z.boolean(),
  confirmation: z.enum(['any_time', 'after_wait']),
  periods: z.object({
    money: z.array(LimitPeriod),
    coolingoff: z.array(LimitPeriod),
    selfexclusion: z.array(LimitPeriod),
  }),
  /** Hours until a self-exclusion ends early once its player has asked for it; null where nobody can end it. */
  exclusion_removal: z.object({ definite_hours: z.int(), indefinite_hours: z.int() }).nullable(),
  session_minutes: z.object({ min: z.int(), max: z.int() }),
  reality_check_minutes: z.object({ min: z.int(), max: z.int() }),
});
export type LimitsPolicy = z.infer<typeof LimitsPolicy>;

/** What a limit asked for: which parts it needs depends on its type. */
export const WantedLimit = z.object({
  type: LimitType,
  /** Of a limit of money or a break; `day` for a session may stand for its minutes. */
  period: LimitPeriod.optional(),
  /** Of a limit of time. */
  minutes: z.int().positive().max(10_000).optional(),
  /** Of a limit of money. */
  accounts: z
    .array(z.object({ currency: CurrencyCode, amount_cents: Cents }))
    .max(30)
    .optional(),
});
export type WantedLimit = z.infer<typeof WantedLimit>;

export const limits = {
  'limits.list': call({
    system: 'limits',
    summary: "The player's limits with what is used of them",
    method: 'GET',
    path: '/api/user_limits',
    audience: 'player',
    answers: { 200: z.array(UserLimit) },
    errors: [401],
  }),
  'limits.policy': call({
    system: 'limits',
    summary: 'What limits the licence allows, and how long looser ones wait',
    method: 'GET',
    path: '/api/info/user_limits',
    audience: 'anyone',
    answers: { 200: LimitsPolicy },
  }),
  'limits.set': call({
    system: 'limits',
    summary:
      'Set a limit. A first or stricter one holds at once; a looser one waits and is confirmed by e-mail. Answers all limits',
    method: 'POST',
    path: '/api/user_limits',
    audience: 'player',
    body: z.object({ user_limit: WantedLimit }),
    answers: { 201: z.array(UserLimit) },
    errors: [401, 422],
  }),
  'limits.remove': call({
    system: 'limits',
    summary: 'Ask to remove a limit, or take back a change that waits. Answers all limits',
    method: 'DELETE',
    path: '/api/user_limits/:id',
    audience: 'player',
    params: z.object({ id: z.coerce.number().int().positive().max(9_007_199_254_740_991) }),
    answers: { 200: z.array(UserLimit) },
    errors: [401, 404, 422],
  }),
  'limits.confirm': call({
    system: 'limits',
    summary: 'Confirm a looser limit or a removal with the token from the e-mail, once',
    method: 'POST',
    path: '/api/user_limits/confirm',
    audience: 'anyone',
    pace: 'secret',
    body: z.object({ token: z.string().min(1).max(256) }),
    answers: {
      200: z.object({
        type: LimitType,
        period: LimitPeriod.nullable(),
        change: z.enum(['raise', 'remove']),
        /** When it takes effect; in the past when it already has. */
        effective_at: Instant,
      }),
    },
    errors: [422],
  }),
} as const;
