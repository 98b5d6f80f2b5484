import { Suspense } from 'react';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';
import { useSignal } from '../platform/signal.ts';
import { untoldNews } from './notifications.ts';

const NewsToasts = lazyWithTexts(['tournaments'], () => import('./toasts.tsx'));

/** Tells of starts and moves on a board, on whatever page; its code and texts come with the first of them. */
export function TournamentNotices() {
  const untold = useSignal(untoldNews);
  return untold.length === 0 ? null : (
    <Suspense>
      <NewsToasts untold={untold} />
    </Suspense>
  );
}
