import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { MOST_WAGER } from '@cosmodrome/rules/bonuses/wagering';
import { isTester } from '@cosmodrome/rules/profile/membership';
import { statusIds } from '@cosmodrome/rules/profile/statuses';
import { licences } from '@cosmodrome/rules/profile/licence';
import { QUEST_SIZES, questSizes } from '@cosmodrome/rules/quests/sizes';
import { z } from 'zod';
import { inEachLanguage } from './languages.ts';
import { scheduleSchema } from './schedule.ts';
import { game, slug, titleAndText } from './values.ts';

const euroCents = z.int().positive().max(1e9);
/** A figure of the middle tier: the smallest tier has half of it. */
const even = z.int().min(0).max(1e9).multipleOf(2);

/** A quest, or a series of them: one every day or week. What is changed holds from its next one on. */
export const questSchema = z
  .strictObject({
    /** Its page is `/action/{slug}`; one of a series has the date on which it begins behind it. */
    slug,
    size: z.enum(QUEST_SIZES),
    /** Only tried out: hidden from players, and for testers alone. */
    test: z.boolean().default(false),
    words: inEachLanguage(titleAndText),
    /** A scene of the brand. */
    art: slug,
    schedule: scheduleSchema,
    /** Which games count. */
    games: z.union([z.strictObject({ category: z.enum(CATEGORIES) }), z.strictObject({ list: z.array(game).min(1) })]),
    /** Stakes that count, in cents of a euro; in other currencies those of the same standing. */
    least_stake_cents: euroCents,
    most_stake_cents: euroCents,
    /** Only for players in one of these groups; null: for all. */
    groups: z
      .array(z.enum(statusIds as [string, ...string[]]))
      .min(1)
      .nullable(),
    licences: z.array(z.enum(licences)).min(1).nullable(),
    /** What each level pays in the middle tier, from the first one, which pays nothing: cents of a euro, and free spins. */
    prizes: z.array(z.strictObject({ money_cents: even.default(0), freespins: even.default(0) })),
    /** The terms of its free spins. */
    freespins: z.strictObject({
      games: z.array(game).min(1).max(50),
      bet_level: z.int().min(1).max(20),
      wager: z.int().min(0).max(MOST_WAGER),
      days_to_activate: z.int().min(1).max(365),
      days_to_play: z.int().min(1).max(365),
    }),
  })
  .refine(({ prizes, size }) => prizes.length === questSizes[size].levels, 'each level has its prize')
  .refine(({ prizes: [first] }) => first?.money_cents === 0 && first.freespins === 0, 'the first level pays nothing')
  .refine(
    ({ prizes }) => prizes.slice(1).every(({ money_cents: cents, freespins }) => cents + freespins > 0),
    'each level after the first pays something',
  )
  .refine(({ least_stake_cents: least, most_stake_cents: most }) => least <= most, 'some stakes count')
  .refine(({ test, groups }) => !test || groups?.every((id) => isTester([id])) === true, 'a test is for testers');
export type QuestFile = z.infer<typeof questSchema>;
