import { JACKPOT_IDENTIFIERS } from '@cosmodrome/rules/jackpots/identifiers';
import { WIDEST_RANGE } from '@cosmodrome/rules/jackpots/draw';
import { currency } from './prizes.ts';
import { z } from 'zod';

/**
 * A jackpot as an operator defines it. What is changed here holds from each level's next cycle on: a running one keeps
 * the terms it was drawn with.
 */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');
const cents = z.int().positive().max(1e13);

const levelSchema = z
  .strictObject({
    name: z.string().min(2).max(24),
    /** Millionths of each stake that feed the level. The house gives them: the game's own return is not touched. */
    share_ppm: z.int().min(1).max(50_000),
    /** Minor units that a cycle begins with. */
    start_cents: cents,
    /** The amount by which it falls at the latest. */
    ceiling_cents: cents,
  })
  .refine(({ start_cents: start, ceiling_cents: ceiling }) => ceiling > start, 'the ceiling is not above the beginning')
  .refine(
    ({ start_cents: start, ceiling_cents: ceiling }) => ceiling - start <= WIDEST_RANGE,
    'beginning and ceiling are too far apart to draw from',
  );

export const jackpotSchema = z.strictObject({
  identifier: z.enum(JACKPOT_IDENTIFIERS),
  /** Its id on the wire. */
  number: z.int().positive().max(99_999),
  name: z.string().min(2).max(40),
  currency,
  games: z.strictObject({ studios: z.array(id).min(1), families: z.array(id).min(1) }),
  /** From the smallest to the greatest: `level_1` to `level_3`. */
  levels: z.array(levelSchema).min(1).max(3),
});
export type JackpotPolicy = z.infer<typeof jackpotSchema>;
