import { currencies } from '@cosmodrome/rules/money/currencies';
import { z } from 'zod';
import { texts } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

/** What is not put into a box: another game of chance. */
const CHANCES: readonly string[] = ['lootbox', 'wheelspins', 'lottery'];

const itemSchema = z
  .strictObject({
    id: slug,
    /** Its share of all weights is its chance, which is shown before the box is opened. */
    weight: z.int().min(1).max(1_000_000),
    /** For a prize that an amount or a count does not name. */
    title: texts(40).optional(),
    prize: prizeSchema,
  })
  .refine(({ prize }) => !CHANCES.includes(prize.kind), 'a box holds no other game of chance')
  .refine(({ prize, title }) => (prize.kind !== 'group' && prize.kind !== 'thing') || title, 'it needs a title')
  .refine(
    ({ prize }) =>
      !(prize.kind === 'bonus' || (prize.kind === 'money' && prize.wager > 0)) ||
      Object.keys(prize.amounts).length === currencies.length,
    'bonus money is not converted: it has an amount in each currency',
  );

/** A loot box: what can come out of it. What is changed here holds for boxes that are given from then on. */
export const lootboxSchema = z
  .strictObject({
    title: texts(40),
    group_key: slug,
    /** How long it can be opened. */
    days: z.int().min(1).max(365),
    items: z.array(itemSchema).min(2).max(20),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, 'two items have one id');
export type LootboxFile = z.infer<typeof lootboxSchema>;
export type LootboxItem = LootboxFile['items'][number];
