import { Suspense } from 'react';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';
import { useSignal } from '../platform/signal.ts';
import { untoldGifts } from './untold.ts';

const GiftToasts = lazyWithTexts(['gifts'], () => import('./toasts.tsx'));

/**
 * Tells of a gift that has just come, on whatever page: nothing to who is to be shown no offers (player protection R32).
 * Loaded with the first one, as are its texts.
 */
export function GiftNotices() {
  const untold = useSignal(untoldGifts);
  return untold.length === 0 ? null : (
    <Suspense>
      <GiftToasts untold={untold} />
    </Suspense>
  );
}
