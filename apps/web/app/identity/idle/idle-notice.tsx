import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { useSignal } from '../../platform/signal.ts';
import { idleEnd } from './idle.ts';

const IdleToast = /* @__PURE__ */ lazyWithTexts(['identity'], () => import('./idle-toast.tsx'));

/** The warning before a session ends that nobody uses. */
export function IdleNotice() {
  const end = useSignal(idleEnd, null);
  return end === null ? null : (
    <Suspense>
      <IdleToast end={end} />
    </Suspense>
  );
}
