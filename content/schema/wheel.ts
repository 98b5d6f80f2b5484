import { currencies } from '@cosmodrome/rules/money/currencies';
import { MOST_WEIGHT, SPIN_WAGERS, WHEELS } from '@cosmodrome/rules/wheel/wheel';
import { z } from 'zod';
import { texts } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

/** What is not on a wheel: another game of chance. */
const CHANCES: readonly string[] = ['lootbox', 'wheelspins', 'lottery'];

const segmentSchema = z
  .strictObject({
    id: slug,
    /** Its share of all weights is its chance, which is shown (spec 9). */
    weight: z.int().min(0).max(MOST_WEIGHT),
    title: texts(40),
    prize: prizeSchema,
  })
  .refine(({ prize }) => !CHANCES.includes(prize.kind), 'a wheel holds no other game of chance')
  .refine(
    ({ prize }) => prize.kind !== 'freespins' || SPIN_WAGERS.includes(prize.wager),
    `free spins of a wheel are wagered ${SPIN_WAGERS.join(' or ')} times`,
  )
  .refine(
    ({ prize }) =>
      !(prize.kind === 'bonus' || (prize.kind === 'money' && prize.wager > 0)) ||
      Object.keys(prize.amounts).length === currencies.length,
    'bonus money is not converted: it has an amount in each currency',
  );

/** The wheel of a group, or of everybody else. What is changed here holds for spins that are given from then on. */
export const wheelSchema = z
  .strictObject({
    group: z.enum(WHEELS),
    /** How long a spin can be used. */
    days: z.int().min(1).max(365),
    segments: z.array(segmentSchema).min(2).max(24),
  })
  .refine(({ segments }) => new Set(segments.map(({ id }) => id)).size === segments.length, 'two segments have one id')
  .refine(({ segments }) => segments.filter(({ weight }) => weight > 0).length > 1, 'nothing is left to chance');
export type WheelFile = z.infer<typeof wheelSchema>;
export type WheelSegment = WheelFile['segments'][number];
