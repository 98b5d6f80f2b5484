import { MOST_WAGER } from '@cosmodrome/rules/bonuses/wagering';
import { currencies } from '@cosmodrome/rules/cashbox/currencies';
import { locales } from '@cosmodrome/rules/content/locales';
import { z } from 'zod';
import { instant, slug } from './values.ts';

/**
 * A bonus that an operator offers: at registration or by a code. What is changed here holds for what is granted from then
 * on; a granted bonus keeps its terms.
 */

const cents = z.int().positive().max(1e13);
const currency = z.enum(currencies.map(({ code }) => code) as [string, ...string[]]);
/** Minor units by currency; where a currency is missing there is none. */
export const money = z.partialRecord(currency, cents);
const title = z.string().min(2).max(48);

export const bonusSchema = z
  .strictObject({
    id: slug,
    for: z.enum(['registration', 'coupon']),
    /** What a player types; null for a bonus that is chosen at registration. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{4,24}$/, 'capitals and digits, 4 to 24')
      .nullable(),
    title: z.object({ en: title }).and(z.partialRecord(z.enum(locales), title)),
    amounts: money,
    /** How often the amount has to be staked. */
    wager: z.int().min(1).max(MOST_WAGER),
    /** The highest stake of a round while it is wagered. */
    max_stakes: money,
    /** The most that becomes the player's own; null: all of it. */
    max_wins: money.nullable(),
    /** From when until when it is given; null: always. */
    starts_at: instant.nullable(),
    ends_at: instant.nullable(),
    /** How long it is offered with its terms before it is taken; null where it was chosen by its terms. */
    days_to_take: z.int().min(1).max(365).nullable(),
    days_to_wager: z.int().min(1).max(365),
    /** Only for players in one of these groups; null: for all. */
    groups: z.array(z.string().min(1).max(32)).min(1).nullable(),
  })
  .refine(
    (bonus) => (bonus.for === 'coupon') === (bonus.code !== null),
    'a coupon has a code, and nothing else has one',
  )
  .refine(
    (bonus) => (bonus.for === 'coupon') === (bonus.days_to_take !== null),
    'a coupon shows its terms before it is taken, a bonus of the registration has shown them',
  )
  .refine(({ starts_at: from, ends_at: to }) => from === null || to === null || from < to, 'it ends before it begins')
  .refine(
    ({ amounts, max_stakes, max_wins }) =>
      Object.keys(amounts).length > 0 &&
      Object.keys(amounts).every((code) => code in max_stakes && (max_wins === null || code in max_wins)),
    'each currency of the amounts needs its highest stake, and its most where there is one',
  );
export type BonusCampaign = z.infer<typeof bonusSchema>;
