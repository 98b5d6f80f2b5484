import { locales } from '@cosmodrome/rules/content/locales';
import { z } from 'zod';
import { money, prizeSchema } from './prizes.ts';
import { slug } from './values.ts';

const daySchema = z.strictObject({ condition: slug, prize: slug });
const name = z.string().min(2).max(40);

/** Days give bonus money or free spins (spec 3). */
const dayPrizeSchema = prizeSchema.transform((prize, context) => {
  if (prize.kind === 'bonus' || prize.kind === 'freespins') return prize;
  context.addIssue({ code: 'custom', message: 'a day gives bonus money or free spins' });
  return z.NEVER;
});

const setSchema = z.strictObject({
  title: z.object({ en: name }).and(z.partialRecord(z.enum(locales), name)),
  /** What the days of the month give, from the first; a month that is longer begins with the first again. */
  days: z.array(daySchema).min(1).max(31),
  /** What is given after the last day, for so many completed days. */
  super: z.strictObject({ days: z.int().min(1).max(28), prize: slug, periodActivationDays: z.int().min(1).max(90) }),
});

/**
 * The adventure: for each day of a month a condition and a prize, and one after the last day. Months are made of the sets in
 * turn, so that there is always one that runs; a month that is named has its own set.
 */
export const adventureSchema = z
  .strictObject({
    sets: z.record(slug, setSchema).refine((sets) => Object.keys(sets).length > 0, 'there is no set'),
    months: z.record(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'as 2026-11'), slug),
    conditions: z.record(
      slug,
      z.strictObject({
        /** What the deposits of the day come to, in minor units by currency; each currency by itself. */
        minDep: money.refine((given) => Object.keys(given).length > 0, 'it asks for nothing'),
        /** Days in which the prize can be taken. */
        periodActivationDays: z.int().min(1).max(90),
      }),
    ),
    prizes: z.record(slug, dayPrizeSchema),
  })
  .superRefine(({ sets, months, conditions, prizes }, { addIssue }) => {
    const missing = (message: string): void => addIssue({ code: 'custom', message });
    for (const [month, set] of Object.entries(months)) if (!sets[set]) missing(`${month} has the unknown set ${set}`);
    for (const [id, set] of Object.entries(sets)) {
      for (const { condition, prize } of set.days) {
        if (!conditions[condition]) missing(`${id}: there is no condition ${condition}`);
        if (!prizes[prize]) missing(`${id}: there is no prize ${prize}`);
        const gift = prizes[prize];
        if (gift?.kind !== 'bonus') continue;
        const [asked, given] = [conditions[condition]?.minDep ?? {}, gift.amounts];
        const poor = Object.keys(asked).find((currency) => !(currency in given));
        if (poor !== undefined)
          missing(`${id}: ${prize} gives nothing in ${poor}, in which ${condition} asks for a deposit`);
      }
      if (!prizes[set.super.prize]) missing(`${id}: there is no prize ${set.super.prize}`);
    }
  });
export type AdventureFile = z.infer<typeof adventureSchema>;
