import { windowOf, type Window } from '../limits/calendar.ts';

/**
 * The week that an instant belongs to: from Monday to Monday, midnight UTC. The same for everybody, so that a player who
 * moves has neither a week twice nor one that nobody counts.
 */
export const cashbackWeek = (at: Date): Window => windowOf('week', at, 'UTC');

/** A week's name: the date of its Monday, `2026-11-16`. Names sort as the weeks follow one another. */
export const weekName = (at: Date): string => cashbackWeek(at).start.toISOString().slice(0, 10);

/** The first instant of a named week. */
export const weekStart = (name: string): Date => new Date(`${name}T00:00:00.000Z`);
