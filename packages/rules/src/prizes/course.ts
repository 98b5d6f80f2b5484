import type { Machine } from '../machine.ts';

export const GRANT_STATUSES = ['offered', 'taken', 'expired', 'cancelled'] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

const GRANT_EVENTS = ['take', 'expire', 'cancel'] as const;
export type GrantEvent = (typeof GRANT_EVENTS)[number];

/**
 * What becomes of something granted. It is given at once (`taken`), or offered until a moment: then its player takes it,
 * refuses it, or lets the time pass. What the prize is afterwards, a bonus for instance, has a course of its own.
 */
export const grantMachine: Machine<GrantStatus, GrantEvent> = {
  name: 'grant',
  states: GRANT_STATUSES,
  events: GRANT_EVENTS,
  begins: ['offered', 'taken'],
  ends: ['taken', 'expired', 'cancelled'],
  moves: { offered: { take: 'taken', expire: 'expired', cancel: 'cancelled' } },
};
