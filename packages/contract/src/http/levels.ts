import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';

/** A count of points: below zero when more was taken back than was there. */
const Points = z.object({ points: z.int() });

/** Points that can be spent, and those that decide the level and stay. */
export const CompPoints = z.object({ chargeable: Points, persistent: Points });

export const levels = {
  'levels.terms': call({
    system: 'levels',
    summary: 'What brings points; null where the licence of the host collects none',
    method: 'GET',
    path: '/api/levels',
    audience: 'anyone',
    answers: {
      200: z.object({
        /** Hundredths of a point for a euro of real money that is staked, other currencies by their rate. */
        terms: z.object({ hundredths_per_euro: z.int().positive() }).nullable(),
      }),
    },
  }),
  'levels.points': call({
    system: 'levels',
    summary: "The player's points, and whether stakes bring any",
    method: 'GET',
    path: '/api/player/comp_points',
    audience: 'player',
    answers: {
      200: CompPoints.extend({
        /** `not_here`: the account's licence collects none. `held_back`: offers are held back from the player. */
        collected: z.enum(['yes', 'not_here', 'held_back']),
      }),
    },
    errors: [401],
  }),
  'levels.history': call({
    system: 'levels',
    summary: "What has changed the player's points, latest first",
    method: 'GET',
    path: '/api/player/comp_points/history',
    audience: 'player',
    query: z.object({
      /** The `next` of the page before. */
      before: z
        .string()
        .regex(/^\d{1,15}\..{1,180}$/u)
        .optional(),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answers: {
      200: z.object({
        lines: z.array(
          z.object({
            /** `round:` and the round's id, or the key of the entry. */
            key: z.string(),
            /** What points came from or went to; a round whose stake was taken back stays with none. */
            kind: z.enum(['round', 'opening', 'exchange', 'prize', 'correction']),
            at: Instant,
            /** Hundredths of a point: below zero for what was spent. */
            chargeable_hundredths: z.int(),
            persistent_hundredths: z.int(),
          }),
        ),
        /** The `before` of the next page; null at the end. */
        next: z.string().nullable(),
      }),
    },
    errors: [401, 422],
  }),
} as const;
