import type { Payment } from '@cosmodrome/contract/http/cashbox';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { serverNow } from '../platform/api/server-time.ts';
import { canceledDeposit } from './payment/canceled.ts';
import { isCancelNews } from './payment/screen.ts';
import { rememberTold, toldPayments } from './payment/told.ts';

/** Tells about a canceled deposit once (spec 8). */
export function tellCanceled(payment: Payment): void {
  if (!isCancelNews(payment, serverNow(), toldPayments())) return;
  rememberTold(payment.id);
  canceledDeposit.set(payment);
}

/** Keeps open payment screens and lists true over the real-time channel. Answers the function that stops it. */
export function followPayments(client: QueryClient): () => void {
  const readAgain = (): void => {
    for (const call of ['cashbox.payment', 'cashbox.payments', 'cashbox.paymentsPage'] as const) {
      void client.invalidateQueries({ queryKey: callKey(call) });
    }
  };
  const stops = [
    onChannel('payments_changes', (payment) => {
      readAgain();
      // A card that was used for the first time is saved now.
      if (payment.state === 'succeeded') void client.invalidateQueries({ queryKey: callKey('cashbox.methods') });
      tellCanceled(payment);
    }),
    onResync(readAgain),
  ];
  return () => stops.forEach((stop) => stop());
}
