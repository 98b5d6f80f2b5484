import { statusIds } from '@cosmodrome/rules/profile/statuses';
import { CLOSABLE_FAMILIES } from '@cosmodrome/rules/bonuses/closed-families';
import { MOST_WAGER } from '@cosmodrome/rules/bonuses/wagering';
import { levelNumber } from '@cosmodrome/rules/levels/levels';
import { currencies } from '@cosmodrome/rules/money/currencies';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { z } from 'zod';
import { game, slug } from './values.ts';

/** What can be given to a player: every file of the content that gives something says it in this form. */

const cents = z.int().positive().max(1e13);
export const currency = z.enum(currencies.map(({ code }) => code) as [string, ...string[]]);
/** Minor units by currency; where a currency is missing there is none. */
export const money = z.partialRecord(currency, cents);
const amounts = money.refine((given) => Object.keys(given).length > 0, 'it has an amount in no currency');
const days = z.int().min(1).max(365);
const points = z.int().min(0).max(1e9);
const count = z.int().min(1).max(1_000);
/** How often something has to be staked; what a licence allows is checked at the start (player protection R22). */
const wager = z.int().min(0).max(MOST_WAGER);

/** The terms of bonus money, whatever its amount is: also those of a campaign and of a level's gift. */
export const bonusTerms = {
  /** How often the amount has to be staked. */
  wager: z.int().min(1).max(MOST_WAGER),
  /** The highest stake of a round while it is wagered. */
  max_stakes: money,
  /** The most that becomes the player's own; null: all of it. */
  max_wins: money.nullable(),
  days_to_wager: days,
};

/** Whether the terms hold in each currency of the amounts. */
export const hasTerms = (
  given: z.infer<typeof money>,
  { max_stakes, max_wins }: { max_stakes: z.infer<typeof money>; max_wins: z.infer<typeof money> | null },
): boolean =>
  Object.keys(given).length > 0 &&
  Object.keys(given).every((code) => code in max_stakes && (max_wins === null || code in max_wins));
export const TERMS_MISSING = 'each currency of the amounts needs its highest stake, and its most where there is one';

export const bonusPrizeSchema = z
  .strictObject({
    kind: z.literal('bonus'),
    amounts,
    ...bonusTerms,
    /** Families of games that are closed while it is wagered; the player is told before it is taken. */
    closed_families: z.array(z.enum(CLOSABLE_FAMILIES)).default([]),
  })
  .refine((bonus) => hasTerms(bonus.amounts, bonus), TERMS_MISSING);

export const prizeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('money'), amounts, wager: wager.default(0) }),
  bonusPrizeSchema,
  z.strictObject({
    kind: z.literal('freespins'),
    games: z.array(game).min(1).max(50),
    count,
    bet_level: z.int().min(1).max(20),
    wager,
    max_wins: money.nullable(),
    days_to_activate: days,
    days_to_play: days,
  }),
  z.strictObject({ kind: z.literal('lootbox'), box: slug }),
  z.strictObject({
    kind: z.literal('wheelspins'),
    group_key: z.string().regex(/^(manual_)?wheel[\w-]*$/, 'wheel or manual_wheel, and what follows'),
    count,
  }),
  z
    .strictObject({ kind: z.literal('points'), chargeable: points, persistent: points.default(0) })
    .refine(({ chargeable, persistent }) => chargeable + persistent > 0, 'it has no points'),
  z.strictObject({ kind: z.literal('lottery'), lottery: slug, tickets: count }),
  z.strictObject({
    kind: z.literal('group'),
    group: z
      .string()
      .refine((id) => statusIds.includes(id), 'there is no such group')
      .refine((id) => levelNumber(id) === null, 'a level follows from points'),
  }),
  z.strictObject({ kind: z.literal('thing'), thing: slug }),
]) satisfies z.ZodType<Prize>;
