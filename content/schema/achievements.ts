import { FACTS } from '@cosmodrome/rules/achievements/facts';
import { z } from 'zod';
import { inEachLanguage } from './languages.ts';
import { prizeSchema } from './prizes.ts';
import { slug, titleAndText } from './values.ts';

const achievementSchema = z
  .strictObject({
    /** `achievement-` and its name: what contains that word is no tournament (spec 3). */
    identifier: slug.startsWith('achievement-'),
    /** A name of the interface's icons. */
    icon: slug,
    /** Its name and what it asks for are shown only once it is reached. */
    secret: z.boolean().default(false),
    criterion: z.strictObject({ fact: z.enum(FACTS), at_least: z.int().min(1).max(1_000) }),
    prize: prizeSchema,
    words: inEachLanguage(titleAndText),
  })
  .refine(({ prize }) => prize.kind === 'points', 'a reward is points: the same for everybody, and nothing to wager');
export type AchievementFile = z.infer<typeof achievementSchema>;

/** What can be achieved, in the order in which it is shown. */
export const achievementsSchema = z.strictObject({
  achievements: z
    .array(achievementSchema)
    .refine((all) => new Set(all.map(({ identifier }) => identifier)).size === all.length, 'two have one identifier')
    .refine(
      (all) => new Set(all.map(({ criterion }) => `${criterion.fact} ${criterion.at_least}`)).size === all.length,
      'two ask for the same',
    ),
});
