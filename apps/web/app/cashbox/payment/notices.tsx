import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { matchOverlay } from '../../platform/routing/match.ts';
import { useSignal } from '../../platform/signal.ts';
import { canceledDeposit } from './canceled.ts';

const CanceledToast = lazyWithTexts(['cashbox'], () => import('./canceled-toast.tsx'));

/** Tells about payments that ended while the player was elsewhere. Loads its texts only when there is something to say. */
export function PaymentNotices() {
  usePaymentOfAddress();
  const payment = useSignal(canceledDeposit, null);
  return payment === null ? null : (
    <Suspense>
      <CanceledToast key={payment.id} payment={payment} />
    </Suspense>
  );
}

/** Back from a provider's page on any page of the site: `?payment=` shows how it went. */
function usePaymentOfAddress(): void {
  const { pathname, search } = useLocation();
  const { open } = useOverlays();
  const id = new URLSearchParams(search).get('payment');
  const elsewhere = id !== null && !matchOverlay(pathname);
  const show = useEffectEvent((payment: string) => open(`/cashbox?payment=${encodeURIComponent(payment)}`));
  useEffect(() => {
    if (elsewhere) show(id);
  }, [id, elsewhere]);
}
