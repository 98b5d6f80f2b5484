import type { OwnStanding, Tournament, TournamentStanding } from '@cosmodrome/contract/http/tournaments';
import { HOUR_MS } from '@cosmodrome/rules/durations';

/** A moment so many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Somebody on a board. */
export const placeOf = (place: number, more: Partial<TournamentStanding> = {}): TournamentStanding => ({
  tournament_id: 7,
  tournament_team_id: null,
  nickname: `Racer${place}***`,
  user_confirmed: null,
  bets: '10.00',
  bet_cents: 1_000,
  wins: '0.00',
  win_cents: 0,
  rate: 0,
  games_taken: 10,
  points: 1_000 - place,
  award_place: place,
  award_place_in_team: null,
  ...more,
});

/** A tournament that runs for five hours more, with twenty on its board. */
export const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  id: 7,
  title: 'Daily lift-off',
  text: 'Every round brings points.',
  frontend_identifier: 'daily-lift-off-2026-11-25',
  area: 'all',
  art: 'night-launch',
  featured: false,
  strategy: 'points',
  points_table: [{ from_rate: 0, points: 1 }],
  in_progress: true,
  user_confirmation_required: false,
  currency: 'EUR',
  currencies: [],
  game_category_identity: 'pokies',
  games: { studio: null, identifiers: [], count: 12 },
  least_stake_cents: 20,
  start_at: inHours(-2),
  end_at: inHours(5),
  finished_at: null,
  money_budget: '250.00',
  money_budget_cents: 25_000,
  money_prize_pool: '250.00',
  money_prize_pool_cents: 25_000,
  chargeable_comp_points_budget: 0,
  persistent_comp_points_budget: 0,
  chargeable_comp_points_prize_pool: 0,
  persistent_comp_points_prize_pool: 0,
  paid_by: { id: 'house', title: '' },
  entries_count: 31,
  seats: null,
  group_tournament: false,
  winner_team_id: null,
  teams: [],
  games_taken_limit: null,
  group_ids: [],
  prizes: Array.from({ length: 25 }, (_, at) => ({
    id: 70_000 + at,
    award_place: at + 1,
    stuff: null,
    nickname: null,
    wager_multiplier: 0,
    money_budget_percent: 4,
    money_award: '10.00',
    money_award_cents: at === 0 ? 5_000 : 1_000,
    chargeable_comp_points: 0,
    persistent_comp_points: 0,
    freespins_count: 0,
  })),
  top_players: Array.from({ length: 20 }, (_, at) => placeOf(at + 1)),
  result: null,
  ...more,
});

/** The player's standing in it: the 29th place. */
export const ownStanding = (more: Partial<OwnStanding> = {}): OwnStanding => ({
  ...placeOf(29, { nickname: 'orbit_***', points: 300 }),
  id: 7,
  entered: true,
  left: false,
  reminder: false,
  score: 300,
  score_in_front: 320,
  score_behind: null,
  entries_count: 31,
  prize_cents: 0,
  prize_stuff: null,
  ...more,
});
