import { z } from 'zod';
import { channel } from '../channel.ts';
import { OwnStanding, Tournament } from '../http/tournaments.ts';
import { Instant } from '../values.ts';

export const TOURNAMENT_EVENTS = [
  'tournament_started',
  'tournament_starts_soon',
  'player_joined_leaderboard',
  'player_kicked_from_leaderboard',
] as const;

export const tournamentsChannels = {
  'public:tournaments_boards': channel({
    system: 'tournaments',
    summary: 'The board of a tournament has changed, at most every two seconds',
    audience: 'public',
    data: Tournament.pick({ id: true, entries_count: true, teams: true, top_players: true }),
  }),
  tournaments_statuses: channel({
    system: 'tournaments',
    summary: "The player's own standing has changed, at most every two seconds, while it is looked at",
    audience: 'private',
    data: OwnStanding,
  }),
  tournament_notifications: channel({
    system: 'tournaments',
    summary: 'A tournament starts soon or has started, or the player has come onto the board, or left it',
    audience: 'private',
    data: z.object({
      event: z.enum(TOURNAMENT_EVENTS),
      id: z.int().positive(),
      /** Its identifier: where its page is. */
      identifier: z.string(),
      title: z.string(),
      start_at: Instant,
      end_at: Instant,
      award_place: z.int().positive().nullable(),
      previous_place: z.int().positive().nullable(),
    }),
  }),
} as const;
