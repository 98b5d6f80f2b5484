import { nextState, type Machine } from '../machine.ts';

/**
 * States of a payment and the moves between them (spec 3 and 4). A deposit starts `pending`; a cashout starts `reserved`,
 * its amount taken out of the wallet at once.
 */
export type PaymentAction = 'deposit' | 'cashout';
export type PaymentState =
  | 'pending'
  | 'processing'
  | 'reserved'
  | 'succeeded'
  | 'canceled'
  | 'declined'
  | 'rejected'
  | 'recalled';

/** Who or what moves a payment. */
export type PaymentEvent =
  | 'submitted' // the player finished the provider's page, or the first confirmation was seen
  | 'confirmed' // the provider has the money, or has paid it out
  | 'declined' // the provider refused
  | 'canceled' // the player gave up on the provider's page, or time ran out
  | 'approved' // a rule or the operator lets a cashout go to the provider
  | 'rejected' // the operator refuses a cashout
  | 'recalled'; // the player takes a cashout back

const deposit: Machine<PaymentState, PaymentEvent> = {
  name: 'deposit',
  states: ['pending', 'processing', 'succeeded', 'canceled', 'declined'],
  events: ['submitted', 'confirmed', 'declined', 'canceled'],
  begins: ['pending'],
  ends: ['succeeded', 'declined'],
  moves: {
    pending: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined', canceled: 'canceled' },
    processing: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined', canceled: 'canceled' },
    // A transfer that arrives after its payment was given up is still the player's money.
    canceled: { confirmed: 'succeeded' },
  },
};

const cashout: Machine<PaymentState, PaymentEvent> = {
  name: 'cashout',
  states: ['reserved', 'processing', 'succeeded', 'declined', 'rejected', 'recalled'],
  events: ['approved', 'rejected', 'recalled', 'submitted', 'confirmed', 'declined'],
  begins: ['reserved'],
  ends: ['succeeded', 'declined', 'rejected', 'recalled'],
  moves: {
    reserved: { approved: 'processing', rejected: 'rejected', recalled: 'recalled' },
    processing: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined' },
  },
};

export const paymentMachines: Readonly<Record<PaymentAction, Machine<PaymentState, PaymentEvent>>> = {
  deposit,
  cashout,
};

/** Whether a payment is over: `finished_at` is set then. A canceled deposit is, although its money may still come. */
export function isFinished(state: PaymentState): boolean {
  return state !== 'pending' && state !== 'processing' && state !== 'reserved';
}

/** A cashout that ends here gives the reserved amount back to the wallet. */
export function returnsReservation(state: PaymentState): boolean {
  return state === 'rejected' || state === 'recalled' || state === 'declined';
}

/**
 * Whether the player can take a payment back now: a cashout that the policy left open to that, that is not locked, and that
 * nobody has let go to the provider yet.
 */
export const isRecallable = (payment: { action: PaymentAction; state: PaymentState; recallable: boolean }): boolean =>
  payment.recallable && nextState(paymentMachines[payment.action], payment.state, 'recalled') !== null;

/**
 * Whether the player can give a deposit up: nobody has seen its money yet. One with a saved card whose provider has not
 * answered may have been charged already; it comes to its end by itself.
 */
export const isCancelable = (payment: {
  action: PaymentAction;
  state: PaymentState;
  reference: string | null;
  profile_id: string | null;
}): boolean =>
  payment.action === 'deposit' &&
  payment.state === 'pending' &&
  (payment.profile_id === null || payment.reference !== null);
