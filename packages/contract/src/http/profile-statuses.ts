import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode } from '../values.ts';

/** A level, a VIP tier, or a group: entries that are no status (spec 3). */
export const LevelStatus = z.object({
  id: z.string(),
  name: z.string(),
  status: z.boolean(),
  writable: z.boolean(),
  /** Name of the picture of a level. */
  image: z.string().nullable(),
  /** What is said of a level; empty for one of which nothing is, and for groups. */
  content: z.string(),
  /** What is offered once to who reaches a level. Amounts in minor units of each currency that has one. */
  gift_descriptions: z.array(
    z.object({
      type: z.enum(['bonus', 'freespins', 'points', 'money', 'lootbox', 'wheelspins', 'lottery', 'group', 'thing']),
      amounts: z.array(z.object({ currency: CurrencyCode, amount_cents: Cents })),
      /** How often what it brings has to be staked; 0: it is the player's own. Null where there is nothing to stake. */
      wager: z.int().nonnegative().nullable(),
      days_to_wager: z.int().positive().nullable(),
      /** Free spins, whole points, turns of a wheel, or tickets; null for what is not counted. */
      count: z.int().positive().nullable(),
    }),
  ),
  conditions: z.array(
    z.object({
      persistent_comp_points: z.object({
        type: z.literal('range'),
        exclude_end: z.boolean(),
        min: z.int(),
        max: z.int().nullable(),
      }),
    }),
  ),
});

export const profileStatuses = {
  'profile.statuses': call({
    system: 'profile',
    summary: 'Levels and groups a player can have',
    method: 'GET',
    path: '/api/info/statuses',
    audience: 'anyone',
    answers: { 200: z.array(LevelStatus) },
  }),
} as const;
