import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { licences } from '@cosmodrome/rules/profile/licence';
import { isAchievement, isQuest, TOURNAMENT_AREAS } from '@cosmodrome/rules/tournaments/identifiers';
import { STRATEGIES } from '@cosmodrome/rules/tournaments/score';
import { z } from 'zod';
import { chosenGamesSchema } from './chosen-games.ts';
import { inEachLanguage, texts } from './languages.ts';
import { isWholePool, NO_WHOLE_POOL, pool } from './place-prizes.ts';
import { currency } from './prizes.ts';
import { scheduleSchema } from './schedule.ts';
import { slug, titleAndText } from './values.ts';

const cents = z.int().positive().max(1e13);

/** A tournament, or a series of them: one every day or week. What is changed holds from its next one on. */
export const tournamentSchema = z
  .strictObject({
    /** Its page is `/tournaments/{identifier}`; one of a series has the date on which it begins behind it. */
    identifier: slug.refine((name) => !isQuest(name) && !isAchievement(name), 'quests and achievements are others'),
    words: inEachLanguage(titleAndText),
    /** A scene of the brand. */
    art: slug,
    area: z.enum(TOURNAMENT_AREAS),
    /** Whether it is the first that is shown. */
    featured: z.boolean().default(false),
    strategy: z.enum(STRATEGIES),
    /** Of the strategy `points`: what a round brings that pays at least so many ten-thousandths of its stake. */
    points: z
      .array(z.strictObject({ from_rate: z.int().min(0).max(1e9), points: z.int().min(1).max(1e6) }))
      .default([]),
    games: chosenGamesSchema,
    /** Categories of the lobby that its games are in while it is offered. */
    categories: z.array(z.enum(CATEGORIES)).default([]),
    schedule: scheduleSchema,
    /** The currency of its amounts; others are turned into it. */
    currency,
    /** Wallets whose rounds count; null: of every currency. */
    currencies: z.array(currency).min(1).nullable(),
    /** `open`: who plays is in. `confirmation`: who has read the rules and joined. */
    entry: z.enum(['open', 'confirmation']),
    /** How many may be in; null: everybody. */
    seats: z.int().min(2).max(1e6).nullable(),
    /** The smallest stake of a round that counts, in minor units. */
    least_stake_cents: cents,
    /** Only the first so many rounds of a player count; null: all of them. */
    games_taken_limit: z.int().min(1).max(10_000).nullable(),
    /** Only for players in one of these groups; null: for all. */
    groups: z.array(z.string().min(1).max(32)).min(1).nullable(),
    licences: z.array(z.enum(licences)).min(1).nullable(),
    /** Teams by the groups of their players; the prizes go to the places within the best team. Null: everybody for themselves. */
    teams: z
      .array(
        z.strictObject({
          id: z.int().positive(),
          /** Players of which groups. */
          groups: z.array(z.string().min(1).max(32)).min(1),
          name: texts(24),
        }),
      )
      .min(2)
      .max(8)
      .nullable(),
    ...pool,
  })
  .refine(({ entry, seats }) => entry === 'confirmation' || seats === null, 'only who joins takes a seat')
  .refine(({ strategy, points }) => (strategy === 'points') === points.length > 0, 'points have a table, others none')
  .refine(
    ({ points }) => points.every(({ from_rate: rate }, at) => at === 0 || rate > (points[at - 1]?.from_rate ?? 0)),
    'the table of points rises',
  )
  .refine(isWholePool, NO_WHOLE_POOL);
export type TournamentFile = z.infer<typeof tournamentSchema>;
