import type { Machine } from '../machine.ts';
import { LIMIT_STATUSES, type LimitStatus } from './types.ts';

/** Why a limit is no longer in force. */
const LIMIT_ENDS = ['removed', 'replaced', 'withdrawn', 'expired', 'over'] as const;
export type LimitEnd = (typeof LIMIT_ENDS)[number];

export type LimitEvent =
  | 'ask_removal' // the player wants it to go
  | 'confirm' // the player's word by e-mail
  | 'lapse' // the word has not come in time
  | 'carry_out' // what was confirmed has waited long enough
  | 'keep' // the player sets a limit again whose removal waits
  | 'withdraw' // the player takes back what waits
  | 'replace' // another limit takes its place
  | 'run_out'; // a break has come to its end

/** What becomes of a limit (player protection R1 to R5): stricter begins at once, looser waits and is confirmed. */
export const limitMachine: Machine<LimitStatus | LimitEnd, LimitEvent> = {
  name: 'limit',
  states: [...LIMIT_STATUSES, ...LIMIT_ENDS],
  events: ['ask_removal', 'confirm', 'lapse', 'carry_out', 'keep', 'withdraw', 'replace', 'run_out'],
  begins: ['active', 'unconfirmed'],
  ends: LIMIT_ENDS,
  moves: {
    active: { ask_removal: 'unconfirmed_disable', replace: 'replaced', run_out: 'over' },
    unconfirmed_disable: {
      confirm: 'confirmed_disable',
      lapse: 'active',
      keep: 'active',
      replace: 'replaced',
      run_out: 'over',
    },
    confirmed_disable: { carry_out: 'removed', keep: 'active', replace: 'replaced', run_out: 'over' },
    unconfirmed: { confirm: 'confirmed', lapse: 'expired', withdraw: 'withdrawn', replace: 'replaced' },
    confirmed: { carry_out: 'active', withdraw: 'withdrawn', replace: 'replaced' },
  },
};

/** True for a state that is the reason of an end. */
export const isLimitEnd = (state: LimitStatus | LimitEnd): state is LimitEnd => LIMIT_ENDS.some((end) => end === state);
