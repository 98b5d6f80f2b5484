import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

/** `level_1` is the smallest. */
const LevelIdentifier = z.string().regex(/^level_[1-3]$/);
const Hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a cycle's amount is drawn from: published before its first bet, but for the seed, which is told once it fell. */
const Draw = z.object({
  cycle: z.int().positive(),
  /** SHA-256 of the cycle's seed; also the seed of the cycle before it. */
  server_seed_hash: Hex64,
  /** The public text in the place of a client seed. */
  salt: z.string(),
  /** It falls at a whole amount above the first and not above the second. */
  start_amount_cents: Cents,
  must_hit_by_amount_cents: Cents,
});

export const JackpotLevel = z.object({
  id: z.int(),
  index: z.int(),
  identifier: LevelIdentifier,
  name: z.string(),
  state: z.enum(['active']),
  /** What the level pays if it falls now, in the jackpot's currency. */
  amount_cents: Cents,
  available_amount_cents: Cents,
  total_amount_cents: Cents,
  current_award_value: Cents.nullable(),
  /** Times at which it can fall; empty: always. */
  periods: z.array(z.unknown()),
  working_days: z.array(z.int()).nullable(),
  /** Millionths of each stake that feed it, and what it returns in the long run with what the house begins it with. */
  share_ppm: z.int(),
  long_run_ppm: z.int(),
  last_hit_at: Instant.nullable(),
  draw: Draw,
});
export type JackpotLevel = z.infer<typeof JackpotLevel>;

export const Jackpot = z.object({
  id: z.int(),
  identifier: z.string(),
  external_id: z.string(),
  name: z.string(),
  state: z.enum(['active']),
  /** What its amounts are in; a win is paid in the currency of the bet, at the reference rate. */
  currency: CurrencyCode,
  allowed_currencies: z.array(CurrencyCode),
  /** Games whose real bets feed it; empty where they were not asked for. */
  games: z.array(GameIdentifier),
  levels: z.array(JackpotLevel),
});
export type Jackpot = z.infer<typeof Jackpot>;

export const JackpotWin = z.object({
  /** First six characters and three stars. */
  user_name: z.string(),
  /** As it was paid, in `currency`. */
  amount_cents: Cents,
  currency: CurrencyCode,
  jackpot_name: z.string(),
  jackpot_level_name: z.string(),
  jackpot_external_code: z.string(),
  jackpot_level_external_code: LevelIdentifier,
  approved_at: Instant,
  created_at: Instant,
  /** The amount as it was drawn, in the jackpot's currency. */
  jackpot_original_amount_cents: Cents,
  jackpot_original_currency: CurrencyCode,
  game_identifier: GameIdentifier,
  game_title: z.string().nullable(),
  /** The draw with its seed: anybody can compute the amount from it. */
  draw: Draw.extend({ server_seed: Hex64 }),
});
export type JackpotWin = z.infer<typeof JackpotWin>;

export const jackpots = {
  'jackpots.totals': call({
    system: 'jackpots',
    summary: 'What each game can pay by its highest level, by currency and game identifier',
    method: 'GET',
    path: '/api/games/jackpots',
    audience: 'anyone',
    query: z.object({ currency: CurrencyCode.optional() }),
    answers: { 200: z.record(z.string(), z.record(z.string(), Cents)) },
  }),
  'jackpots.list': call({
    system: 'jackpots',
    summary: 'Jackpots with their levels',
    method: 'GET',
    path: '/api/jackpots',
    audience: 'anyone',
    /** Screens that show amounts leave the games out: they are as many as the catalogue is large. */
    query: z.object({ games: z.enum(['all', 'none']).default('all') }),
    answers: { 200: z.array(Jackpot) },
  }),
  'jackpots.wins': call({
    system: 'jackpots',
    summary: 'Winners, newest first: the latest fifty and the fifty biggest',
    method: 'GET',
    path: '/api/jackpot_wins',
    audience: 'anyone',
    answers: { 200: z.array(JackpotWin) },
  }),
} as const;
