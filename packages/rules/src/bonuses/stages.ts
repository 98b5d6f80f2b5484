import { nextState, type Machine } from '../machine.ts';

/** Stages of a bonus (spec 4, "Gift stages"). */
export const BONUS_STAGES = [
  'issued',
  'wait',
  'handle_bets',
  'wager_done',
  'lost',
  'canceled',
  'expired',
  'finished',
] as const;
export type BonusStage = (typeof BONUS_STAGES)[number];

/** What may happen to a bonus. */
const BONUS_EVENTS = ['accept', 'start', 'wager', 'finish', 'lose', 'revive', 'cancel', 'expire'] as const;
export type BonusEvent = (typeof BONUS_EVENTS)[number];

/**
 * Every legal move; what is not here cannot happen. A bonus is offered (`issued`), waits for its turn, has its bets
 * counted, and is over in one of four ways. `wager_done` lasts until the last round that bonus money is in has ended.
 * Only a lost bonus comes back: when a round that lost it was taken back by its studio.
 */
export const bonusMachine: Machine<BonusStage, BonusEvent> = {
  name: 'bonus',
  states: BONUS_STAGES,
  events: BONUS_EVENTS,
  begins: ['issued'],
  ends: ['canceled', 'expired', 'finished'],
  moves: {
    issued: { accept: 'wait', cancel: 'canceled', expire: 'expired' },
    wait: { start: 'handle_bets', cancel: 'canceled' },
    handle_bets: { wager: 'wager_done', lose: 'lost', cancel: 'canceled', expire: 'expired' },
    wager_done: { finish: 'finished' },
    lost: { revive: 'handle_bets' },
  },
};

/** Whether its player may give it up. */
export const isBonusCancelable = (stage: BonusStage): boolean => nextState(bonusMachine, stage, 'cancel') !== null;
