import { Suspense } from 'react';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';
import { useSignal } from '../platform/signal.ts';
import { almostReached } from './follow.ts';

const AlmostToast = lazyWithTexts(['limits'], () => import('./parts/almost-toast.tsx'));

/** Tells that a limit is almost reached, on whatever page. Loads its texts only when there is something to say. */
export function LimitNotices() {
  const notice = useSignal(almostReached, null);
  return notice === null ? null : (
    <Suspense>
      <AlmostToast key={`${notice.id}-${notice.used_cents}`} notice={notice} />
    </Suspense>
  );
}
