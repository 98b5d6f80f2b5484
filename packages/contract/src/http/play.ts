import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant, OpaqueId, SignedCents } from '../values.ts';

/** The gaming session as the origin counts it for real money: the same in every tab and on every device. */
export const GamingSession = z.object({
  started_at: Instant,
  /** When its last reality check was confirmed, or when it began: the next one is due as long after as the interval is. */
  checked_at: Instant,
});
export type GamingSession = z.infer<typeof GamingSession>;

export const Launch = z.object({
  session_id: OpaqueId,
  launch_url: z.string(),
  strategy: z.literal('iframe'),
  /** The longest that may be played without a reality check; a player's own wish may be shorter. */
  reality_check_minutes: z.int().positive(),
  /** Null for play money: the page counts that itself. */
  gaming_session: GamingSession.nullable(),
});
export type Launch = z.infer<typeof Launch>;

/** A row of the games history. `bet_id` names the round. */
export const PlayedRound = z.object({
  bet_id: OpaqueId,
  bet_status: z.enum(['open', 'settled', 'rolled_back']),
  created_at: Instant,
  finished_at: Instant.nullable(),
  currency: CurrencyCode,
  provider: z.string(),
  game: GameIdentifier,
  title: z.string(),
  total_bets: Cents,
  total_wins: Cents,
  total_losses: SignedCents,
  /** One of free spins: the house staked it, and its win is given when they are over. */
  is_free: z.literal(true).optional(),
  /** The whole wallet, bonus money included, before the round's first stake and after what it moved last. */
  balance_before_cents: Cents,
  balance_after_cents: Cents,
});
export type PlayedRound = z.infer<typeof PlayedRound>;

/** Everything needed to recompute a round in the browser. The server seed stays null until it has been rotated out. */
export const RoundProof = z.object({
  model: z.string(),
  server_seed_hash: z.string(),
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
  /** What the player did, in order: the model replays it. */
  actions: z.array(z.unknown()),
  /** Event book of the round, in order. */
  events: z.array(z.unknown()),
});
export type RoundProof = z.infer<typeof RoundProof>;

/** The seed that was in use, now public (null when none was used yet), and the commitment to the next one. */
export const SeedRotation = z.object({
  revealed: z.object({ server_seed: z.string(), server_seed_hash: z.string() }).nullable(),
  next_server_seed_hash: z.string(),
  client_seed: z.string(),
});
export type SeedRotation = z.infer<typeof SeedRotation>;

export const play = {
  'play.launch': call({
    system: 'play',
    summary: 'Open a game in demo or for real; every rule of play is checked here',
    method: 'POST',
    path: '/api/games/:producer/:name/launch',
    audience: 'anyone',
    closedToExcluded: { mode: 'real' },
    params: z.object({ producer: z.string().max(64), name: z.string().max(64) }),
    body: z.object({ mode: z.enum(['real', 'demo']), currency: CurrencyCode.optional() }),
    answers: { 201: Launch },
    errors: [401, 403, 404, 422],
  }),
  'play.confirmRealityCheck': call({
    system: 'play',
    summary:
      'The player has confirmed a reality check: the next one is due an interval later. Changes nothing when none is due, or when that one was confirmed before',
    method: 'POST',
    path: '/api/player/reality_check',
    audience: 'player',
    body: z.object({
      /** The game session that is open. */
      session_id: OpaqueId,
      /** Which check it is: the one that follows this moment. */
      checked_at: Instant,
    }),
    answers: { 200: GamingSession },
    errors: [401, 404, 422],
  }),
  'play.history': call({
    system: 'play',
    summary: "The player's rounds, latest first",
    method: 'GET',
    path: '/api/player/games',
    audience: 'player',
    query: z.object({
      before: OpaqueId.optional(),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
      currency: CurrencyCode.optional(),
    }),
    answers: { 200: z.array(PlayedRound) },
    errors: [401, 422],
  }),
  'play.round': call({
    system: 'play',
    summary: "One of the player's rounds with its proof",
    method: 'GET',
    path: '/api/player/games/:id',
    audience: 'player',
    params: z.object({ id: OpaqueId }),
    answers: {
      200: z.object({
        round: PlayedRound,
        proof: RoundProof.nullable(),
        /** Path of the atlas with a slot's symbols, without its ending (.json, .webp); null for other games. */
        symbols: z.string().nullable(),
      }),
    },
    errors: [401, 404],
  }),
  'play.rotateSeed': call({
    system: 'play',
    summary: 'Reveal the running server seed of a game and commit to a new one',
    method: 'POST',
    path: '/api/player/fairness/rotate',
    audience: 'player',
    idempotency: 'key',
    body: z.object({ game: GameIdentifier, client_seed: z.string().min(1).max(64).optional() }),
    answers: {
      201: SeedRotation,
    },
    errors: [401, 404, 422],
  }),
} as const;
