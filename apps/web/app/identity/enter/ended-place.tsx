import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { sessionLost } from '../../platform/session/session.ts';
import { sessionEndQuery } from '../session-end.ts';

const SessionEnded = lazyWithTexts(['protection'], () => import('./session-ended.tsx'));

/**
 * On the pages of signing in: the reason why one has to, unless the session was lost on this very page, which says so. Its
 * words are fetched only where there is one.
 */
export function EndedPlace() {
  const [alive, come] = useState(false);
  useEffect(() => come(!sessionLost.get()), []);
  const { data } = useQuery({ ...sessionEndQuery(), enabled: alive });
  return data?.reason ? (
    <Suspense>
      <SessionEnded />
    </Suspense>
  ) : null;
}
