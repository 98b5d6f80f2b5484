import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, GameIdentifier, Instant } from '../values.ts';

/** A win of a prize drop. Whoever has played the round knows its number. */
export const DropWin = z.object({
  round_id: z.string(),
  /** Which of the prizes, from 0. */
  prize: z.int().nonnegative(),
  amount_cents: Cents,
  /** Cut. */
  nickname: z.string(),
  won_at: Instant,
});
export type DropWin = z.infer<typeof DropWin>;

/** Prizes that fall among the rounds of some games. Amounts in cents of a euro. */
export const PrizeDrop = z.object({
  id: z.int().positive(),
  frontend_identifier: z.string(),
  title: z.string(),
  text: z.string(),
  /** A scene of the brand. */
  art: z.string(),
  /** Categories of the lobby that its games are in. */
  categories: z.array(z.string()),
  group_ids: z.array(z.int().positive()),
  in_progress: z.boolean(),
  start_at: Instant,
  end_at: Instant,
  games: z.object({
    studio: z.string().nullable(),
    category: z.string().nullable(),
    identifiers: z.array(GameIdentifier),
    count: z.int().nonnegative(),
  }),
  least_stake_cents: Cents,
  pool_cents: Cents,
  left_cents: Cents,
  prizes: z.array(
    z.object({
      amount_cents: Cents,
      count: z.int().positive(),
      left: z.int().nonnegative(),
      /** How many of a million rounds win one, while there are any. */
      per_million: z.int().positive(),
    }),
  ),
  /** What the rounds are drawn with: the seed is known once it is over. */
  draw: z.object({ seed_hash: z.string(), seed: z.string().nullable(), table: z.string(), table_hash: z.string() }),
  /** The latest, the last one first. */
  wins: z.array(DropWin),
  wins_count: z.int().nonnegative(),
});
export type PrizeDrop = z.infer<typeof PrizeDrop>;

export const drops = {
  'drops.list': call({
    system: 'drops',
    summary: 'Prize drops that run, and the latest that are over with their seeds: those that are open to the caller',
    method: 'GET',
    path: '/api/prize_drops',
    audience: 'anyone',
    answers: { 200: z.array(PrizeDrop) },
  }),
} as const;
