import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { Suspense } from 'react';
import { useSignal } from '../../platform/signal.ts';
import { untoldAwards } from '../awards.ts';
import { part } from '../../platform/device/part.ts';

const AwardToasts = part(() => import('./award-toasts.tsx'));
const none: readonly JackpotWin[] = [];

/** Tells the player of a jackpot that was won, over whatever page or game. Loaded with the first one. */
export function AwardNotices() {
  const awards = useSignal(untoldAwards, none);
  return awards.length === 0 ? null : (
    <Suspense>
      <AwardToasts awards={awards} />
    </Suspense>
  );
}
