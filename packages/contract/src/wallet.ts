import { z } from 'zod';
import { Cents, CurrencyCode, GameIdentifier, Instant, LocaleCode, OpaqueId } from './values.ts';

/**
 * The provider protocol: what a studio's server sends to the origin's wallet. Each request is signed:
 * `X-Signature: <hex HMAC-SHA-256 of "<X-Timestamp>.<raw body>" with the studio's key>`, `X-Studio: <id>`,
 * `X-Timestamp: <unix seconds>` (refused when older or newer than five minutes).
 */

/**
 * A studio's own name of an action or a round. Shorter than other ids, because the origin keeps it under the studio's id
 * (`studio:id`).
 */
export const StudioRef = z.string().regex(/^[A-Za-z0-9._:-]{1,48}$/);

/** POST /wallet/v1/session: swaps the single-use launch token for the session it stands for. */
export const OpenSession = z.object({ launch_token: z.string().min(16).max(256) });
export const GameSession = z.object({
  session_id: OpaqueId,
  mode: z.enum(['real', 'demo']),
  /** Opaque name of the player towards studios; stable per player, null in demo for guests. */
  player_ref: OpaqueId.nullable(),
  /** Six characters and three stars, for shared tables. */
  nickname: z.string().nullable(),
  game: GameIdentifier,
  currency: CurrencyCode,
  subunits_to_unit: z.int().positive(),
  locale: LocaleCode,
  /** Null in demo: the studio keeps the play money. */
  balance: Cents.nullable(),
  policy: z.object({
    /** Least time between two paid spins in milliseconds. */
    min_cycle_ms: z.int().nonnegative(),
    autoplay: z.boolean(),
    reality_check_minutes: z.int().positive().nullable(),
    /** What a round may stake at most in the session's currency, raises included; null: the table limits alone. */
    highest_stake: Cents.nullable(),
  }),
});
export type GameSession = z.infer<typeof GameSession>;

/**
 * POST /wallet/v1/play: one action of a round. The same `action_id` always gets the first answer.
 *
 * A free round names the free spins that it belongs to in `freespins_id`, in each of its actions, and `bet` is 0. Its win
 * does not change the balance: the origin gathers it and gives it once the free spins are over. A round is counted with
 * its first action; the actions of its features belong to it and count no further spin. `freespins_unknown` and
 * `freespins_over` refuse the first action only: a round that has begun is taken to its end, also after the free spins
 * have expired or were canceled.
 */
export const Play = z.object({
  session_id: OpaqueId,
  action_id: StudioRef,
  round_id: StudioRef,
  game: GameIdentifier,
  currency: CurrencyCode,
  bet: Cents,
  win: Cents,
  finished: z.boolean(),
  freespins_id: StudioRef.optional(),
});
export type Play = z.infer<typeof Play>;
export const PlayAnswer = z.object({ transaction_id: z.string(), balance: Cents });
export type PlayAnswer = z.infer<typeof PlayAnswer>;

/** POST /wallet/v1/rollback: undoes an action; remembered when it comes before the action. */
export const Rollback = z.object({
  session_id: OpaqueId,
  action_id: StudioRef,
  round_id: StudioRef,
  game: GameIdentifier,
  currency: CurrencyCode,
  /** The action to undo. */
  original_action_id: StudioRef,
  /** Of an action of a free round. A round of which everything is undone gives its spin back. */
  freespins_id: StudioRef.optional(),
});
export type Rollback = z.infer<typeof Rollback>;

/** Body of a refusal, with status 401 (signature), 404, 409 or 422. */
export const WalletError = z.object({
  code: z.enum([
    'bad_signature',
    'malformed',
    'session_unknown',
    'session_ended',
    'insufficient_funds',
    'bet_out_of_range',
    'limit_reached',
    'reality_check_due',
    'conflict',
    'rolled_back',
    'currency_mismatch',
    'cycle_too_short',
    'freespins_unknown',
    'freespins_over',
  ]),
  message: z.string(),
});
export type WalletError = z.infer<typeof WalletError>;

/** Reveals a player's running seed in a game, or 409 for games whose rounds are shared. Answers `SeedRotation`. */
export const RotateSeed = z.object({
  player_ref: OpaqueId,
  game: GameIdentifier,
  client_seed: z.string().min(1).max(64).optional(),
});
export type RotateSeed = z.infer<typeof RotateSeed>;

/**
 * Free spins that a player may play from now on: `count` rounds of the games, each with the stake `bet_cents`, which the
 * house pays. The same id and terms may come several times and have one effect; other terms under an id are refused with
 * 409. Free spins that were canceled before stay so. Answers `FreeSpinsAtStudio`.
 */
export const IssueFreeSpins = z.object({
  freespins_id: StudioRef,
  player_ref: OpaqueId,
  games: z.array(GameIdentifier).min(1).max(50),
  currency: CurrencyCode,
  count: z.int().positive(),
  bet_cents: Cents.positive(),
  /** No round begins after it. */
  valid_until: Instant,
});
export type IssueFreeSpins = z.infer<typeof IssueFreeSpins>;

/** No round of the free spins begins any more; one that runs is played to its end. Also for an id that never came. */
export const CancelFreeSpins = z.object({ freespins_id: StudioRef, player_ref: OpaqueId });
export type CancelFreeSpins = z.infer<typeof CancelFreeSpins>;

export const FreeSpinsAtStudio = z.object({
  freespins_id: StudioRef,
  /** Rounds that were begun. */
  performed: z.int().nonnegative(),
});
export type FreeSpinsAtStudio = z.infer<typeof FreeSpinsAtStudio>;

/**
 * What the origin asks a studio, signed the same way with the same key: the proof of a round (GET, answers `RoundProof`
 * or 404), a new seed (POST `RotateSeed`), and the beginning and the end of free spins (POST `IssueFreeSpins`,
 * `CancelFreeSpins`).
 */
export const ProviderCalls = {
  round: '/provider/v1/rounds/:id',
  rotateSeed: '/provider/v1/seeds/rotate',
  issueFreeSpins: '/studio/v1/freespins/issue',
  cancelFreeSpins: '/studio/v1/freespins/cancel',
} as const;
