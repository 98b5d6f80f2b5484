import { TOURNAMENT_AREAS } from '@cosmodrome/rules/tournaments/identifiers';
import { STRATEGIES } from '@cosmodrome/rules/tournaments/score';
import { z } from 'zod';
import { call } from '../call.ts';
import { Decimal, Payer, PlacePrize, PlacesResult } from '../place-prize.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

/** Where a player stands. Amounts in the currency of the tournament; names are cut. */
export const TournamentStanding = z.object({
  tournament_id: z.int().positive(),
  tournament_team_id: z.int().positive().nullable(),
  nickname: z.string(),
  /** Null on boards, which say of nobody how they came in. */
  user_confirmed: z.boolean().nullable(),
  bets: Decimal,
  bet_cents: Cents,
  wins: Decimal,
  win_cents: Cents,
  /** The best payout of a round for its stake. */
  rate: z.number().nonnegative(),
  games_taken: z.int().nonnegative(),
  points: z.int().nonnegative(),
  /** Null without a score. */
  award_place: z.int().positive().nullable(),
  award_place_in_team: z.int().positive().nullable(),
});
export type TournamentStanding = z.infer<typeof TournamentStanding>;

export const TournamentTeam = z.object({
  id: z.int().positive(),
  title: z.string(),
  /** In the unit of the strategy: minor units, rounds, points. */
  score: z.int().nonnegative(),
  players: z.int().nonnegative(),
  award_place: z.int().positive(),
});

export const Tournament = z.object({
  id: z.int().positive(),
  title: z.string(),
  text: z.string(),
  frontend_identifier: z.string(),
  area: z.enum(TOURNAMENT_AREAS),
  /** A scene of the brand. */
  art: z.string(),
  featured: z.boolean(),
  strategy: z.enum(STRATEGIES),
  /** Of the strategy `points`, from the lowest: what a round brings that pays at least so many times its stake. */
  points_table: z.array(z.object({ from_rate: z.number().nonnegative(), points: z.int().positive() })),
  in_progress: z.boolean(),
  user_confirmation_required: z.boolean(),
  currency: CurrencyCode,
  /** Wallets whose rounds count; empty: all. */
  currencies: z.array(CurrencyCode),
  game_category_identity: z.string().nullable(),
  /** The games that count: how many, and the first of them. */
  games: z.object({
    studio: z.string().nullable(),
    identifiers: z.array(GameIdentifier),
    count: z.int().nonnegative(),
  }),
  least_stake_cents: Cents,
  start_at: Instant,
  end_at: Instant,
  finished_at: Instant.nullable(),
  money_budget: Decimal,
  money_budget_cents: Cents,
  money_prize_pool: Decimal,
  money_prize_pool_cents: Cents,
  chargeable_comp_points_budget: z.int().nonnegative(),
  persistent_comp_points_budget: z.int().nonnegative(),
  chargeable_comp_points_prize_pool: z.int().nonnegative(),
  persistent_comp_points_prize_pool: z.int().nonnegative(),
  paid_by: Payer,
  entries_count: z.int().nonnegative(),
  seats: z.int().positive().nullable(),
  group_tournament: z.boolean(),
  winner_team_id: z.int().positive().nullable(),
  teams: z.array(TournamentTeam),
  games_taken_limit: z.int().positive().nullable(),
  group_ids: z.array(z.int().positive()),
  prizes: z.array(PlacePrize),
  top_players: z.array(TournamentStanding),
  result: PlacesResult.nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

/** The player's own standing, with what is needed to pass the next one, in the unit of the strategy. */
export const OwnStanding = TournamentStanding.extend({
  id: z.int().positive(),
  /** Joined, whether or not a round has counted; one who has left is not. */
  entered: z.boolean(),
  left: z.boolean(),
  reminder: z.boolean(),
  score: z.int().nonnegative(),
  /** The score of the place in front; null on the first place, and without a score. */
  score_in_front: z.int().nonnegative().nullable(),
  score_behind: z.int().nonnegative().nullable(),
  entries_count: z.int().nonnegative(),
  /** What the place would get, or has got, in minor units of the tournament's currency. */
  prize_cents: Cents,
  prize_stuff: z.string().nullable(),
});
export type OwnStanding = z.infer<typeof OwnStanding>;

const ById = z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });
const Paged = z.object({
  page: z.coerce.number().pipe(z.int().min(1).max(1_000)).default(1),
  page_size: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
});

export const tournaments = {
  'tournaments.list': call({
    system: 'tournaments',
    summary: 'Tournaments that run or begin soon, and the latest that are over: those that are open to the caller',
    method: 'GET',
    path: '/api/tournaments',
    audience: 'anyone',
    answers: { 200: z.array(Tournament) },
  }),
  'tournaments.recent': call({
    system: 'tournaments',
    summary: 'Tournaments that are over with their results, the latest first',
    method: 'GET',
    path: '/api/tournaments/recent',
    audience: 'anyone',
    query: Paged,
    answers: { 200: z.array(Tournament) },
  }),
  'tournaments.own': call({
    system: 'tournaments',
    summary: 'Tournaments that the player is or was in',
    method: 'GET',
    path: '/api/tournaments/player',
    audience: 'player',
    answers: { 200: z.array(Tournament) },
    errors: [401],
  }),
  'tournaments.statuses': call({
    system: 'tournaments',
    summary: "The player's standing in each tournament that the player is or was in",
    method: 'GET',
    path: '/api/tournaments/statuses',
    audience: 'player',
    answers: { 200: z.array(OwnStanding) },
    errors: [401],
  }),
  'tournaments.byName': call({
    system: 'tournaments',
    summary: 'One tournament by its identifier, as its page has it',
    method: 'GET',
    path: '/api/tournaments/named/:identifier',
    audience: 'anyone',
    params: z.object({ identifier: z.string().min(1).max(128) }),
    answers: { 200: Tournament },
    errors: [404],
  }),
  'tournaments.one': call({
    system: 'tournaments',
    summary: 'One tournament by its number',
    method: 'GET',
    path: '/api/tournaments/:id',
    audience: 'anyone',
    params: ById,
    answers: { 200: Tournament },
    errors: [404],
  }),
  'tournaments.places': call({
    system: 'tournaments',
    summary: 'The places of a tournament, page by page',
    method: 'GET',
    path: '/api/tournaments/:id/places',
    audience: 'anyone',
    params: ById,
    query: Paged,
    answers: { 200: z.array(TournamentStanding) },
    errors: [404],
  }),
  'tournaments.status': call({
    system: 'tournaments',
    summary: "The player's own standing in a tournament",
    method: 'GET',
    path: '/api/tournaments/:id/status',
    audience: 'player',
    params: ById,
    answers: { 200: OwnStanding },
    errors: [401, 404],
  }),
  'tournaments.confirm': call({
    system: 'tournaments',
    summary: 'Join a tournament after its rules were read, or leave it for good. A repetition is answered alike',
    method: 'POST',
    path: '/api/tournaments/:id/confirm',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: ById,
    body: z.strictObject({ confirmed: z.boolean() }),
    answers: { 200: z.object({ confirmed: z.boolean() }) },
    errors: [401, 403, 404, 422],
  }),
  'tournaments.remind': call({
    system: 'tournaments',
    summary: 'Be told when a tournament begins, or not',
    method: 'POST',
    path: '/api/tournaments/:id/reminder',
    audience: 'player',
    restrictedCountries: false,
    closedToExcluded: {},
    closedToTooYoung: true,
    params: ById,
    body: z.strictObject({ reminder: z.boolean() }),
    answers: { 200: z.object({ reminder: z.boolean() }) },
    errors: [401, 403, 404, 422],
  }),
} as const;
