import {
  LEADERBOARD_ORDERS,
  LEADERBOARD_PERIODS,
  MOST_WINNERS,
  USUAL_WINNERS,
} from '@cosmodrome/rules/leaderboard/leaderboard';
import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';
import { Winner } from './lobby.ts';

/** A win on the leaderboard; names are cut. */
export const LeaderboardWin = Winner.extend({
  place: z.int().positive(),
  /** The win, as many times the stake. */
  multiplier: z.number().nonnegative(),
});
export type LeaderboardWin = z.infer<typeof LeaderboardWin>;

const Order = z.enum(LEADERBOARD_ORDERS).default('amount');

export const leaderboard = {
  'leaderboard.winners': call({
    system: 'leaderboard',
    summary: 'The biggest wins of the running day, week or month (UTC), by amount or by how many times the stake',
    method: 'GET',
    path: '/api/stats/leaderboard',
    audience: 'anyone',
    query: z.object({
      period: z.enum(LEADERBOARD_PERIODS).default('day'),
      order: Order,
      size: z.coerce.number().pipe(z.int().min(1).max(MOST_WINNERS)).default(USUAL_WINNERS),
    }),
    answers: { 200: z.object({ starts_at: Instant, ends_at: Instant, winners: z.array(LeaderboardWin) }) },
  }),
  'leaderboard.own': call({
    system: 'leaderboard',
    summary: "The player's best win of each period with its place, and whether wins of the player are listed",
    method: 'GET',
    path: '/api/player/leaderboard',
    audience: 'player',
    query: z.object({ order: Order }),
    answers: {
      200: z.object({
        listed: z.boolean(),
        best: z.array(z.object({ period: z.enum(LEADERBOARD_PERIODS), win: LeaderboardWin })),
      }),
    },
    errors: [401],
  }),
  'leaderboard.list': call({
    system: 'leaderboard',
    summary: 'List wins of the player among those of others, or hide them all at once',
    method: 'PUT',
    path: '/api/player/leaderboard',
    audience: 'player',
    body: z.strictObject({ listed: z.boolean() }),
    answers: { 200: z.object({ listed: z.boolean() }) },
    errors: [401],
  }),
} as const;
