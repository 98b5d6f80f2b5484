import type { Machine } from '../machine.ts';

/**
 * The course of a tournament: it is open until its rounds are counted once more against the books, then its places are fixed,
 * and at last everything is paid. One whose books differ from what was shown is held until a person has looked at it.
 */
export const TOURNAMENT_STATES = ['open', 'held', 'counted', 'paid'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

const TOURNAMENT_EVENTS = ['hold', 'release', 'count', 'pay'] as const;
export type TournamentEvent = (typeof TOURNAMENT_EVENTS)[number];

export const tournamentMachine: Machine<TournamentState, TournamentEvent> = {
  name: 'tournament',
  states: TOURNAMENT_STATES,
  events: TOURNAMENT_EVENTS,
  begins: ['open'],
  ends: ['paid'],
  moves: { open: { hold: 'held', count: 'counted' }, held: { release: 'open' }, counted: { pay: 'paid' } },
};
