import { Suspense, useEffect } from 'react';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSignal } from '../../platform/signal.ts';
import { resumeWelcome, welcomeDue } from './welcome.ts';

const WelcomeCard = lazyWithTexts(['identity', 'contact', 'errors'], () => import('./welcome-card.tsx'));

/** Above the page of who has just opened an account. */
export function WelcomePlace() {
  const player = useSession() === 'player';
  const due = useSignal(welcomeDue, false);
  useEffect(resumeWelcome, []);
  return player && due ? (
    <Suspense>
      <WelcomeCard />
    </Suspense>
  ) : null;
}
