import type { StartedPayment } from '@cosmodrome/contract/http/cashbox';
import { isFinished } from '@cosmodrome/rules/cashbox/payment-state';

type State = StartedPayment['payment']['state'];

/** What the cashbox shows of a payment: a code to pay, a page to go to, or how it stands. */
export type PaymentScreen = 'qr' | 'continue' | 'state';

/**
 * The screen of a payment. A code stays while the transfer is awaited; a payment that waits for the provider's page
 * offers it again (the player came back without finishing); everything else shows its state.
 */
export function paymentScreen({ payment, next }: StartedPayment): PaymentScreen {
  if (isFinished(payment.state)) return 'state';
  if (next.type === 'qr') return 'qr';
  return next.type === 'redirect' && payment.state === 'pending' ? 'continue' : 'state';
}

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'plain';

/** How a state looks beside its words. */
export const stateLook: Readonly<Record<State, { tone: Tone; icon: 'clock' | 'circle-check' | 'circle-alert' | 'x' }>> =
  {
    pending: { tone: 'info', icon: 'clock' },
    processing: { tone: 'info', icon: 'clock' },
    reserved: { tone: 'info', icon: 'clock' },
    succeeded: { tone: 'ok', icon: 'circle-check' },
    canceled: { tone: 'warn', icon: 'x' },
    declined: { tone: 'danger', icon: 'circle-alert' },
    rejected: { tone: 'danger', icon: 'circle-alert' },
    recalled: { tone: 'plain', icon: 'x' },
  };

/** Whether a payment can still change, so that it has to be watched. */
export const isOpen = ({ state }: { state: State }): boolean => !isFinished(state);

/** Milliseconds after its end in which a canceled deposit is still news (spec 8). */
const NEWS = 5 * 60_000;

/** Whether a canceled deposit has to be told: it ended within five minutes, and nobody has been told. */
export function isCancelNews(
  payment: Pick<StartedPayment['payment'], 'id' | 'action' | 'state' | 'finished_at'>,
  now: number,
  told: ReadonlySet<string>,
): boolean {
  const { id, action, state, finished_at } = payment;
  if (action !== 'deposit' || state !== 'canceled' || finished_at === null || told.has(id)) return false;
  return now - Date.parse(finished_at) <= NEWS;
}
