/**
 * States of a payment and the moves between them (spec 3 and 4). A deposit starts `pending`; a cashout starts `reserved`,
 * its amount taken out of the wallet at once. End states never change again.
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

type Moves = Partial<Record<PaymentEvent, PaymentState>>;

const deposit: Partial<Record<PaymentState, Moves>> = {
  pending: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined', canceled: 'canceled' },
  processing: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined', canceled: 'canceled' },
  // A transfer that arrives after its payment was given up is still the player's money.
  canceled: { confirmed: 'succeeded' },
};

const cashout: Partial<Record<PaymentState, Moves>> = {
  reserved: { approved: 'processing', rejected: 'rejected', recalled: 'recalled' },
  processing: { submitted: 'processing', confirmed: 'succeeded', declined: 'declined' },
};

/** The state after an event; null when the move does not exist, and nothing may happen. */
export function nextPaymentState(action: PaymentAction, state: PaymentState, event: PaymentEvent): PaymentState | null {
  return (action === 'deposit' ? deposit : cashout)[state]?.[event] ?? null;
}

/** End states: `finished_at` is set with them. */
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
  payment.recallable && nextPaymentState(payment.action, payment.state, 'recalled') !== null;
