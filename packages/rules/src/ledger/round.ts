import type { Machine } from '../machine.ts';

export const ROUND_STATES = ['open', 'settled', 'rolled_back'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

const ROUND_EVENTS = ['play', 'finish', 'take_back', 'reopen', 'void'] as const;
type RoundEvent = (typeof ROUND_EVENTS)[number];

/**
 * A round of the books. Its actions play on or finish it, and each may be taken back: the one that finished it opens it again,
 * the only one that is left voids it. The SQL functions of the ledger carry this out; random histories compare them with it.
 */
export const roundMachine: Machine<RoundState, RoundEvent> = {
  name: 'round',
  states: ROUND_STATES,
  events: ROUND_EVENTS,
  begins: ['open', 'settled'],
  ends: ['rolled_back'],
  moves: {
    open: { play: 'open', finish: 'settled', take_back: 'open', void: 'rolled_back' },
    settled: { take_back: 'settled', reopen: 'open', void: 'rolled_back' },
  },
};
