import { MOST_MONEY, MOST_POINTS } from '@cosmodrome/rules/chance/launch';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { z } from 'zod';
import { texts } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

const outcomeSchema = z
  .strictObject({
    id: slug,
    /** Its share of all weights is its chance, which is published. */
    weight: z.int().min(1).max(1_000_000),
    /** Null: nothing. */
    prize: prizeSchema.nullable(),
  })
  .refine(
    ({ prize }) =>
      prize === null ||
      (prize.kind === 'points' && prize.chargeable <= MOST_POINTS) ||
      (prize.kind === 'money' && prize.wager === 0 && (prize.amounts['EUR'] ?? 0) <= MOST_MONEY),
    'a launch gives a little money without a wager, a few points, or nothing',
  )
  .refine(
    ({ prize }) => prize?.kind !== 'money' || Object.keys(prize.amounts).length === currencies.length,
    'money has an amount in each currency: what is shown is what is given',
  );

/** The daily launch of rocket chance: what can come out of it. What is changed here holds for whoever reads the odds afterwards. */
export const chanceSchema = z
  .strictObject({
    /** Whether there is a page of it at all. */
    enabled: z.boolean(),
    title: texts(40),
    outcomes: z.array(outcomeSchema).min(2).max(20),
  })
  .refine(({ outcomes }) => new Set(outcomes.map(({ id }) => id)).size === outcomes.length, 'two outcomes have one id');
export type ChanceFile = z.infer<typeof chanceSchema>;
export type ChanceOutcomeFile = ChanceFile['outcomes'][number];
