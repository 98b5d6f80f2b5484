import { LEVELS } from '@cosmodrome/rules/levels/levels';
import { z } from 'zod';
import { languages, texts } from './languages.ts';
import { bonusTerms, hasTerms, money, prizeSchema, TERMS_MISSING } from './prizes.ts';
import { slug } from './values.ts';

/** A bonus that is offered to who reaches a level: with all its terms, so that they can be told before it is taken. */
const giftSchema = z
  .strictObject({ amounts: money, ...bonusTerms, days_to_take: z.int().min(1).max(365) })
  .refine((gift) => hasTerms(gift.amounts, gift), TERMS_MISSING);

const levelSchema = z.strictObject({
  /** Whole persistent points at which it begins. */
  points: z.int().min(0).max(1e12),
  /** Name of a picture in `packages/ui/src/levels`. */
  image: slug,
  name: texts(28),
  /** What is said of it, by language; nothing where it is left out. */
  content: texts(120).nullable().default(null),
  gift: giftSchema.nullable().default(null),
  /** In place of a bonus, any other prize. */
  prize: z
    .strictObject({ prize: prizeSchema, days_to_take: z.int().min(1).max(365) })
    .nullable()
    .default(null),
});

/** The levels of players, the lowest first, and what brings the points that lift them. */
export const levelsSchema = z
  .strictObject({
    /** Hundredths of a point for a euro of real money that is staked: 100 is one point. */
    hundredths_per_euro: z.int().min(1).max(1_000_000),
    /** What points are worth: so many whole points for a euro. Other currencies follow by their rate. */
    points_for_a_euro: z.int().min(1).max(1_000_000),
    levels: z.array(levelSchema).length(LEVELS),
  })
  .refine(({ levels }) => levels.every(({ gift, prize }) => gift === null || prize === null), {
    message: 'a level has one gift',
    path: ['levels'],
  })
  .refine(({ levels }) => levels[0]?.gift === null && levels[0].prize === null, {
    message: 'the first level is nobody’s achievement: it has no gift',
    path: ['levels', 0],
  })
  .refine(({ levels }) => levels[0]?.points === 0, {
    message: 'the first level begins at no points',
    path: ['levels', 0],
  })
  .refine(({ levels }) => levels.every(({ points }, at) => at === 0 || points > (levels[at - 1]?.points ?? 0)), {
    message: 'each level begins at more points than the one before',
    path: ['levels'],
  })
  .refine(({ levels }) => languages.every((code) => new Set(levels.map(({ name }) => name[code])).size === LEVELS), {
    message: 'two levels have one name',
    path: ['levels'],
  });
export type LevelsFile = z.infer<typeof levelsSchema>;
