import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

const Amounts = z.array(z.object({ currency: CurrencyCode, amount_cents: Cents }));

/** A segment of a wheel with its chance and what it gives; a term that is none of the prize is null, or an empty list. */
export const WheelItem = z.object({
  id: z.string(),
  weight: z.int().nonnegative(),
  /** Hundredths of a per cent. */
  chance_bp: z.number().nonnegative(),
  kind: z.enum(['money', 'bonus', 'freespins', 'points', 'group', 'thing']),
  title: z.string(),
  /** Money, and what points are worth, by currency. */
  amounts: Amounts,
  /** Free spins, or whole points. */
  count: z.int().nonnegative().nullable(),
  games: z.array(z.object({ identifier: z.string(), title: z.string() })),
  wager: z.int().nonnegative().nullable(),
  max_bets: Amounts,
  max_wins: Amounts,
  days_to_wager: z.int().positive().nullable(),
  days_to_activate: z.int().positive().nullable(),
});
export type WheelItem = z.infer<typeof WheelItem>;

/** The spins of a player, and what they can give. */
export const WheelSpins = z.object({
  spins: z.int().nonnegative(),
  /** That of the next spin, as it was fixed when the spin was given; null when there is none. */
  next: z
    .object({
      group_key: z.string(),
      valid_until: Instant,
      /** What its table of weights was committed to; the draw has the same. */
      table_hash: z.string(),
    })
    .nullable(),
  /** Those of the next spin, as they were when it was given; without one those of the player's wheel. */
  segments: z.array(WheelItem),
  /** The latest that came out. */
  last: z.array(z.object({ id: z.int().positive(), at: Instant, prize: WheelItem })),
});
export type WheelSpins = z.infer<typeof WheelSpins>;

export const WheelResult = z.object({
  id: z.int().positive(),
  /** Which of the segments of the spin. */
  segment: z.int().nonnegative(),
  segments: z.array(WheelItem),
  prize: WheelItem,
  spins_left: z.int().nonnegative(),
});
export type WheelResult = z.infer<typeof WheelResult>;

export const wheel = {
  'wheel.config': call({
    system: 'wheel',
    summary: "The segments of the caller's wheel with the chance of each: that of a group, or of everybody else",
    method: 'GET',
    path: '/api/fe/config/wheel-config',
    audience: 'anyone',
    answers: { 200: z.array(WheelItem) },
  }),
  'wheel.segments': call({
    system: 'wheel',
    summary: 'The segments of every wheel with the chance of each, by group',
    method: 'GET',
    path: '/api/fe/config/wheel-config-segments',
    audience: 'anyone',
    answers: { 200: z.record(z.string(), z.array(WheelItem)) },
  }),
  'wheel.spins': call({
    system: 'wheel',
    summary: 'The spins that the player can use, with the segments of the next, and the latest prizes',
    method: 'GET',
    path: '/api/player/wheel',
    audience: 'player',
    answers: { 200: WheelSpins },
    errors: [401],
  }),
  'wheel.spin': call({
    system: 'wheel',
    summary: 'Turn the wheel with the next spin: what is drawn is given in the same transaction',
    method: 'POST',
    path: '/api/player/wheel/spin',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    idempotency: 'key',
    answers: { 200: WheelResult },
    errors: [401, 403, 422],
  }),
} as const;
