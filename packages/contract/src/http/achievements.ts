import { ACHIEVEMENT_STATES } from '@cosmodrome/rules/achievements/progress';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

/** What can be achieved once, as one player sees it. */
export const Achievement = z.object({
  identifier: z.string(),
  /** Null for a secret one that is not reached yet; so are its text, its icon and its reward. */
  title: z.string().nullable(),
  text: z.string().nullable(),
  icon: z.string().nullable(),
  secret: z.boolean(),
  /** The share of all players who have found a secret one that the reader has not; null for others. */
  found_by: z.number().min(0).max(1).nullable(),
  state: z.enum(ACHIEVEMENT_STATES),
  /** How far the player is, and what is asked for; both 0 for a secret one. Guests are nowhere yet. */
  progress: z.int().nonnegative(),
  goal: z.int().nonnegative(),
  /** Whole points, and what they are worth in each currency; null where the licence of the account has none. */
  reward: z
    .object({
      points: z.int().positive(),
      amounts: z.array(z.object({ currency: CurrencyCode, amount_cents: Cents })),
    })
    .nullable(),
  reached_at: Instant.nullable(),
  collected_at: Instant.nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const Achievements = z.object({ achievements: z.array(Achievement) });
export type Achievements = z.infer<typeof Achievements>;

export const achievements = {
  'achievements.list': call({
    system: 'achievements',
    summary: 'What can be achieved, what it asks for and what it brings',
    method: 'GET',
    path: '/api/achievements',
    audience: 'anyone',
    answers: { 200: Achievements },
    errors: [],
  }),
  'achievements.own': call({
    system: 'achievements',
    summary: 'How the player stands with each achievement',
    method: 'GET',
    path: '/api/player/achievements',
    audience: 'player',
    answers: { 200: Achievements },
    errors: [401],
  }),
  'achievements.collect': call({
    system: 'achievements',
    summary: 'Collects the reward of an achievement that was reached; the reward is given in the same transaction',
    method: 'POST',
    path: '/api/player/achievements/:identifier/collect',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    idempotency: 'key',
    params: z.object({ identifier: z.string().max(80) }),
    answers: { 200: Achievement },
    errors: [401, 403, 404, 422],
  }),
} as const;
