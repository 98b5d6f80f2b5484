import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const ClientSeed = z.string().min(1).max(128);

/** A draw of one of the player's boxes or wheels, with everything that it is recomputed from once its seed is revealed. */
const PlayerDraw = z.object({
  /** What was drawn for. */
  key: z.string(),
  table_name: z.string(),
  /** SHA-256 of the name, a line feed, and the weights with commas between them. */
  table_hash: Hash,
  weights: z.array(z.int().nonnegative()),
  /** Which entry of the weights it was, from 0 on. */
  picked: z.int().nonnegative(),
  nonce: z.int().nonnegative(),
  server_seed_hash: Hash,
  client_seed: ClientSeed,
  /** Null while the seed is in use. */
  server_seed: Hash.nullable(),
  at: Instant,
});
export type PlayerDraw = z.infer<typeof PlayerDraw>;

export const PlayerDraws = z.object({
  /** The seed in use: its SHA-256, the player's own part, and the number of the next draw. */
  server_seed_hash: Hash,
  /** Of the seed that comes after it: committed to before the player chooses the own part for it. */
  next_server_seed_hash: Hash,
  client_seed: ClientSeed,
  next_nonce: z.int().nonnegative(),
  /** The last 100, the newest first. */
  draws: z.array(PlayerDraw),
});
export type PlayerDraws = z.infer<typeof PlayerDraws>;

export const draws = {
  'draws.list': call({
    system: 'draws',
    summary: "The player's seed of draws as far as it is public, and the draws that were made",
    method: 'GET',
    path: '/api/player/draws',
    audience: 'player',
    answers: { 200: PlayerDraws },
    errors: [401],
  }),
  'draws.changeSeed': call({
    system: 'draws',
    summary: 'Reveal the seed in use, and begin the next one with the given part of the player, or with the one so far',
    method: 'POST',
    path: '/api/player/draws/seed',
    audience: 'player',
    idempotency: 'key',
    body: z.object({
      client_seed: ClientSeed.refine((text) => text.isWellFormed(), 'well-formed text').optional(),
    }),
    answers: { 200: PlayerDraws },
    errors: [401, 422],
  }),
} as const;
