import type { Machine } from '../machine.ts';

export const ORDER_STATUSES = ['ordered', 'sent', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const ORDER_EVENTS = ['send', 'deliver', 'cancel'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What becomes of a thing that somebody at the operator sends. What comes back, or cannot be sent, is cancelled: its points are given back. */
export const orderMachine: Machine<OrderStatus, OrderEvent> = {
  name: 'order',
  states: ORDER_STATUSES,
  events: ORDER_EVENTS,
  begins: ['ordered'],
  ends: ['delivered', 'cancelled'],
  moves: {
    ordered: { send: 'sent', cancel: 'cancelled' },
    sent: { deliver: 'delivered', cancel: 'cancelled' },
  },
};
