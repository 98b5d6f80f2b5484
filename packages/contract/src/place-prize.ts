import { z } from 'zod';
import { Cents } from './values.ts';

/** Decimal text of an amount, as clients of the field read budgets. */
export const Decimal = z.string().regex(/^\d+\.\d{2,8}$/);

/** What a place of a tournament or a lottery gets. A term that is none of the prize is 0. */
export const PlacePrize = z.object({
  id: z.int().positive(),
  award_place: z.int().positive(),
  /** What it is, in the language of the caller, where it is no money. */
  stuff: z.string().nullable(),
  nickname: z.string().nullable(),
  wager_multiplier: z.number().nonnegative(),
  /** Per cent of the pool. */
  money_budget_percent: z.number().nonnegative(),
  money_award: Decimal,
  money_award_cents: Cents,
  chargeable_comp_points: z.int().nonnegative(),
  persistent_comp_points: z.int().nonnegative(),
  freespins_count: z.int().nonnegative(),
});
export type PlacePrize = z.infer<typeof PlacePrize>;

/** Who pays a pool: `house`, or a studio. */
export const Payer = z.object({ id: z.string(), title: z.string() });

/** What was published of something with places that is over (player protection R24). */
export const PlacesResult = z.object({
  entries: z.int().nonnegative(),
  fees_cents: Cents,
  pool_cents: Cents,
  /** How many places were given something. */
  places: z.int().nonnegative(),
  paid_cents: Cents,
  paid_at: z.iso.datetime().nullable(),
});
