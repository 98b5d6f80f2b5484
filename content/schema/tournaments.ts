import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { licences } from '@cosmodrome/rules/profile/licence';
import { isTimeZone } from '@cosmodrome/rules/adventure/month';
import { isAchievement, isQuest, TOURNAMENT_AREAS } from '@cosmodrome/rules/tournaments/identifiers';
import { sharesTogether, WHOLE_BP } from '@cosmodrome/rules/tournaments/prizes';
import { STRATEGIES } from '@cosmodrome/rules/tournaments/score';
import { z } from 'zod';
import { inEachLanguage, texts } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { instant, slug } from './values.ts';

const currency = z.enum(currencies.map(({ code }) => code) as [string, ...string[]]);
const cents = z.int().positive().max(1e13);

const scheduleSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('once'), starts_at: instant, ends_at: instant })
    .refine(({ starts_at: start, ends_at: end }) => start < end, 'it ends before it begins'),
  /** Every day or week of the calendar of a time zone. */
  z.strictObject({
    kind: z.enum(['day', 'week']),
    zone: z.string().refine(isTimeZone, 'there is no such time zone'),
  }),
]);

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

const words = z.strictObject({
  title: z.string().min(2).max(40),
  /** What it is, in one sentence. */
  text: z.string().min(10).max(160),
});

/** A tournament, or a series of them: one every day or week. What is changed holds from its next one on. */
export const tournamentSchema = z
  .strictObject({
    /** Its page is `/tournaments/{identifier}`; one of a series has the date on which it begins behind it. */
    identifier: slug.refine((name) => !isQuest(name) && !isAchievement(name), 'quests and achievements are others'),
    words: inEachLanguage(words),
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
    /** Which games count: those of a category or a studio that are not left out, or those of a list. */
    games: z.union([
      z.strictObject({ category: z.enum(CATEGORIES) }),
      z.strictObject({ studio: slug }),
      z.strictObject({ list: z.array(z.string().regex(/^[a-z0-9-]+\/\w+$/, 'provider/Name')).min(1) }),
    ]),
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
    /** The money that is won, in minor units of its currency; 0 without any. */
    pool_cents: z.int().min(0).max(1e13),
    /** Who pays the pool: the house, or a studio by its identifier. */
    paid_by: z.union([z.literal('house'), slug]),
    prizes: z.array(placePrizeSchema).min(1).max(50),
  })
  .refine(({ entry, seats }) => entry === 'confirmation' || seats === null, 'only who joins takes a seat')
  .refine(({ strategy, points }) => (strategy === 'points') === points.length > 0, 'points have a table, others none')
  .refine(
    ({ points }) => points.every(({ from_rate: rate }, at) => at === 0 || rate > (points[at - 1]?.from_rate ?? 0)),
    'the table of points rises',
  )
  .refine(
    ({ prizes }) => prizes.every(({ from }, at) => from === (prizes[at - 1]?.to ?? 0) + 1),
    'the ranges follow one another from the first place on',
  )
  .refine(({ prizes, pool_cents: pool }) => {
    const shares = sharesTogether(prizes);
    return pool === 0 ? shares === 0 : shares === WHOLE_BP;
  }, 'the shares make the whole pool')
  .refine(
    ({ prizes }) => prizes.every(({ prize }) => prize?.kind !== 'money' && prize?.kind !== 'bonus'),
    'money is a share of the pool',
  );
export type TournamentFile = z.infer<typeof tournamentSchema>;
