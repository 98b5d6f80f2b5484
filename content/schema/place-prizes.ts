import { sharesTogether, WHOLE_BP } from '@cosmodrome/rules/prizes/places';
import { z } from 'zod';
import { prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

/** What the places of a range get, each: a share of the pool, or something else. */
const placePrizeSchema = z
  .strictObject({
    from: z.int().min(1).max(10_000),
    to: z.int().min(1).max(10_000),
    /** Money: hundredths of a per cent of the pool. */
    share_bp: z.int().min(1).max(WHOLE_BP).optional(),
    prize: prizeSchema.optional(),
  })
  .refine(({ from, to }) => from <= to, 'the range ends before it begins')
  .refine(({ share_bp: share, prize }) => (share === undefined) !== (prize === undefined), 'a share or a prize');
type PlacePrize = z.infer<typeof placePrizeSchema>;

/** The prizes of places, from the first on. */
export const placePrizesSchema = z
  .array(placePrizeSchema)
  .min(1)
  .max(50)
  .refine(
    (prizes) => prizes.every(({ from }, at) => from === (prizes[at - 1]?.to ?? 0) + 1),
    'the ranges follow one another from the first place on',
  )
  .refine(
    (prizes) => prizes.every(({ prize }) => prize?.kind !== 'money' && prize?.kind !== 'bonus'),
    'money is a share of the pool',
  );

/** What is won on places, and who pays it. */
export const pool = {
  /** The money that is won, in minor units of its currency; 0 without any. */
  pool_cents: z.int().min(0).max(1e13),
  /** Who pays the pool: the house, or a studio by its identifier. */
  paid_by: z.union([z.literal('house'), slug]),
  prizes: placePrizesSchema,
};

/** Whether the shares of the places make the whole pool. */
export const isWholePool = (of: { prizes: readonly PlacePrize[]; pool_cents: number }): boolean =>
  sharesTogether(of.prizes) === (of.pool_cents === 0 ? 0 : WHOLE_BP);
export const NO_WHOLE_POOL = 'the shares make the whole pool';
