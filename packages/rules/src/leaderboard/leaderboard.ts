import { windowOf, type Window } from '../limits/calendar.ts';

/** What wins are put in order by: their amount, or how many times the stake they are. */
export const LEADERBOARD_ORDERS = ['amount', 'multiplier'] as const;
export type LeaderboardOrder = (typeof LEADERBOARD_ORDERS)[number];

export const LEADERBOARD_PERIODS = ['day', 'week', 'month'] as const;
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number];

/** Winners that are listed unless more are asked for, and the most that are (spec 9). */
export const USUAL_WINNERS = 5;
export const MOST_WINNERS = 100;

/** Longer than any month, so that a whole one can be listed. */
export const KEEP_WINS_DAYS = 32;

/** The running day, week or month: the same for everybody, midnight UTC. */
export const periodAt = (period: LeaderboardPeriod, now: Date): Window => windowOf(period, now, 'UTC');
