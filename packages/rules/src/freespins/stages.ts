import { nextState, type Machine } from '../machine.ts';

/** Stages of free spins (spec 4, "Gift stages"). */
export const FREESPIN_STAGES = ['issued', 'activated', 'finished', 'canceled', 'expired'] as const;
export type FreeSpinStage = (typeof FREESPIN_STAGES)[number];

const FREESPIN_EVENTS = ['activate', 'finish', 'cancel', 'expire'] as const;
export type FreeSpinEvent = (typeof FREESPIN_EVENTS)[number];

/**
 * Free spins wait for their player (`issued`), are played (`activated`), and are over in one of three ways. Whichever it
 * is, what was won is given then. Nothing leaves an end: a round that had begun before still pays.
 */
export const freespinsMachine: Machine<FreeSpinStage, FreeSpinEvent> = {
  name: 'freespins',
  states: FREESPIN_STAGES,
  events: FREESPIN_EVENTS,
  begins: ['issued'],
  ends: ['finished', 'canceled', 'expired'],
  moves: {
    issued: { activate: 'activated', cancel: 'canceled', expire: 'expired' },
    activated: { finish: 'finished', cancel: 'canceled', expire: 'expired' },
  },
};

/** Whether they are history (spec 4): no round of them can be begun. */
export const areFreeSpinsOver = (stage: FreeSpinStage): boolean => freespinsMachine.ends.includes(stage);

/** Whether their player may give them up. */
export const areFreeSpinsCancelable = (stage: FreeSpinStage): boolean =>
  nextState(freespinsMachine, stage, 'cancel') !== null;

export const FREESPIN_NOTICES = ['wanted', 'issued', 'ending', 'ended'] as const;
export type FreeSpinNotice = (typeof FREESPIN_NOTICES)[number];

const NOTICE_EVENTS = ['issue', 'end', 'confirm'] as const;
type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/**
 * What a studio has been told of free spins. `wanted` and `ending` are written down before the studio is asked, and last
 * until it has answered: an answer that got lost is asked for again. A studio that may have heard of them is told of the
 * end.
 */
export const freespinsNoticeMachine: Machine<FreeSpinNotice, NoticeEvent> = {
  name: 'freespins at a studio',
  states: FREESPIN_NOTICES,
  events: NOTICE_EVENTS,
  begins: ['wanted'],
  ends: ['ended'],
  moves: {
    wanted: { issue: 'issued', end: 'ending' },
    issued: { end: 'ending' },
    ending: { confirm: 'ended' },
  },
};
