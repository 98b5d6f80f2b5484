import { FREESPIN_STAGES } from '@cosmodrome/rules/freespins/stages';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

/** Rounds of games that the house stakes for a player, with their terms. */
export const FreeSpins = z.object({
  id: z.int().positive(),
  title: z.string(),
  /** The same as `title`, under the name that gifts have (spec 3). */
  bonus_title: z.string(),
  /** Which kind of gift it is. */
  type: z.literal('Giftspin'),
  /** What the gift is made of. */
  bonuses: z.array(z.object({ type: z.literal('freespins') })),
  /** What it was given for: `coupon`, `shop`, `level`, `prize`, … */
  strategy: z.string(),
  stage: z.enum(FREESPIN_STAGES),
  freespins_total: z.int().positive(),
  /** How many were played; null before it was activated. */
  freespins_performed: z.int().nonnegative().nullable(),
  /** Which step of the games' own ladder of stakes each spin has, and what that is in the currency. */
  bet_level: z.int().positive(),
  bet_cents: Cents,
  currency: CurrencyCode,
  /** Any of these may be played. */
  games: z.array(GameIdentifier),
  games_info: z.array(z.object({ identifier: GameIdentifier, title: z.string(), frontend_url: z.string() })),
  /** The studio of the first game. */
  provider: z.string(),
  /** What was won so far; it is not in the wallet before the end. */
  won_cents: Cents,
  /** The most of it that becomes the player's own; null: all of it. */
  max_win_cents: Cents.nullable(),
  /** How often what was won has to be staked as bonus money; 0: it is paid as money. */
  wager: z.int().nonnegative(),
  /** Of that bonus: the highest stake meanwhile, and the days for it; null where nothing is wagered. */
  max_bet_cents: Cents.nullable(),
  days_to_wager: z.int().positive().nullable(),
  /** For how long it can be played once it is activated. */
  days_to_play: z.int().positive(),
  created_at: Instant,
  activatable_until: Instant.nullable(),
  /** Until when it can be played; null before it was activated. */
  valid_until: Instant.nullable(),
  activatable: z.boolean(),
  /** `player_context:<provider>`: that studio asks for fields which the player has to fill in before the activation. */
  activation_condition: z.string().nullable(),
  /** Where it is activated. Clients of today know the path. */
  activation_path: z.string(),
  /** Activated, and each studio of its games has confirmed it: it can be played now. */
  playable: z.boolean(),
  cancelable: z.boolean(),
  group_key: z.string().optional(),
});
export type FreeSpins = z.infer<typeof FreeSpins>;

const ById = z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });

export const freespins = {
  'freespins.list': call({
    system: 'freespins',
    summary: "The player's free spins, the newest first",
    method: 'GET',
    path: '/api/player/freespins',
    audience: 'player',
    answers: { 200: z.array(FreeSpins) },
    errors: [401],
  }),
  'freespins.activate': call({
    system: 'freespins',
    summary: 'Begin to play free spins: their time starts, and the studio is told. A repetition is answered alike',
    method: 'POST',
    path: '/api/player/freespins/:id/activation',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: ById,
    answers: { 200: FreeSpins },
    errors: [401, 403, 404, 422],
  }),
  'freespins.cancel': call({
    system: 'freespins',
    summary: 'Give free spins up: what was won with them so far is kept',
    method: 'DELETE',
    path: '/api/player/freespins/:id',
    audience: 'player',
    params: ById,
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
} as const;
