import { currencies } from '@cosmodrome/rules/money/currencies';
import { SHOP_TAGS, shopTypeOf } from '@cosmodrome/rules/shop/rewards';
import { z } from 'zod';
import { texts } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

/** The name of the reward that is any number of points in money, which levels price. */
const TAKEN = 'money';

const rewardSchema = z
  .strictObject({
    /** The group of an exchange. */
    group: slug.refine((name) => name !== TAKEN, 'the usual rate has this name'),
    /** Whole points for one. */
    points: z.int().min(1).max(1e9),
    tag: z.enum(SHOP_TAGS).nullable(),
    title: texts(40),
    /** What it is, and what it asks: one sentence. */
    text: texts(140),
    prize: prizeSchema,
  })
  .refine(({ prize }) => shopTypeOf(prize) !== null, 'this kind of prize is not sold')
  .refine(
    ({ prize }) =>
      prize.kind !== 'money' || prize.wager === 0 || Object.keys(prize.amounts).length === currencies.length,
    'bonus money is not converted: it has an amount in each currency',
  );

/** The points shop: whether it is open, and what points are exchanged for, in this order. */
export const shopSchema = z
  .strictObject({ enabled: z.boolean(), rewards: z.array(rewardSchema) })
  .refine(
    ({ rewards }) => new Set(rewards.map(({ group }) => group)).size === rewards.length,
    'two rewards have one group',
  );
export type ShopFile = z.infer<typeof shopSchema>;
export type ShopReward = ShopFile['rewards'][number];
