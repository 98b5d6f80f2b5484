import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { sessionLost } from '../../platform/session/session.ts';

const SessionEnded = lazyWithTexts(['protection'], () => import('./session-ended.tsx'));

/** On the pages of signing in: the reason why one has to, unless the session was lost on this very page, which says so. */
export function EndedPlace() {
  const [alive, come] = useState(false);
  useEffect(() => come(!sessionLost.get()), []);
  return alive ? (
    <Suspense>
      <SessionEnded />
    </Suspense>
  ) : null;
}
