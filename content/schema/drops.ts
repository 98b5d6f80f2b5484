import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { OF_ROUNDS } from '@cosmodrome/rules/drops/table';
import { licences } from '@cosmodrome/rules/profile/licence';
import { statusIds } from '@cosmodrome/rules/profile/statuses';
import { z } from 'zod';
import { inEachLanguage } from './languages.ts';
import { chosenGamesSchema } from './chosen-games.ts';
import { scheduleSchema } from './schedule.ts';
import { slug, titleAndText } from './values.ts';

const cents = z.int().positive().max(1e9);

/** A prize drop, or a series of them: prizes that fall among the rounds of some games. */
export const dropSchema = z.strictObject({
  identifier: slug,
  words: inEachLanguage(titleAndText),
  /** A scene of the brand. */
  art: slug,
  schedule: scheduleSchema,
  /** Which games count. */
  games: chosenGamesSchema,
  /** Categories of the lobby that its games are in while it is offered. */
  categories: z.array(z.enum(CATEGORIES)).default([]),
  /** The smallest stake of a round that can win, in cents of a euro; in other currencies that of the same standing. */
  least_stake_cents: cents,
  groups: z
    .array(z.enum(statusIds as [string, ...string[]]))
    .min(1)
    .nullable(),
  licences: z.array(z.enum(licences)).min(1).nullable(),
  /** From the highest: cents of a euro, how many there are, and how many of a million rounds win one. */
  prizes: z
    .array(
      z.strictObject({
        amount_cents: cents,
        count: z.int().min(1).max(100_000),
        per_million: z.int().min(1).max(OF_ROUNDS),
      }),
    )
    .min(1)
    .max(10)
    .refine(
      (prizes) => prizes.reduce((sum, { per_million: weight }) => sum + weight, 0) <= OF_ROUNDS / 10,
      'at most a tenth of the rounds wins',
    )
    .refine(
      (prizes) =>
        prizes.every(({ amount_cents: amount }, at) => at === 0 || amount < (prizes[at - 1]?.amount_cents ?? 0)),
      'the prizes fall',
    ),
});
export type DropFile = z.infer<typeof dropSchema>;
