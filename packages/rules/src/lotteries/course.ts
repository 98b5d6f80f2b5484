import type { Machine } from '../machine.ts';

/**
 * The course of a lottery: tickets are issued while it is open; closed, its list is fixed; drawn, its seed is revealed and the
 * winning tickets are known; and at last everything is paid.
 */
export const LOTTERY_STATES = ['open', 'closed', 'drawn', 'paid'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

const LOTTERY_EVENTS = ['close', 'draw', 'pay'] as const;
export type LotteryEvent = (typeof LOTTERY_EVENTS)[number];

export const lotteryMachine: Machine<LotteryState, LotteryEvent> = {
  name: 'lottery',
  states: LOTTERY_STATES,
  events: LOTTERY_EVENTS,
  begins: ['open'],
  ends: ['paid'],
  moves: { open: { close: 'closed' }, closed: { draw: 'drawn' }, drawn: { pay: 'paid' } },
};
