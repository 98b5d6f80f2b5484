import { REMINDER_AFTER, REMINDER_COOKIE, REMINDER_PAUSE } from '@cosmodrome/rules/promotions/reminder';
import { Suspense, useEffect, useState } from 'react';
import { hasCookie, keepCookie } from '../platform/cookies.ts';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

const Reminder = lazyWithTexts(['promotions'], () => import('./parts/reminder.tsx'));

/** After ten minutes on the site a campaign is told of beside the gifts, once a day in a browser (spec 9). */
export function ReminderPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // From the beginning of the page: this part of it comes later.
    const left = Math.max(0, REMINDER_AFTER - performance.now());
    const timer = setTimeout(() => setDue(!hasCookie(REMINDER_COOKIE)), left);
    return () => clearTimeout(timer);
  }, []);
  const told = (): void => keepCookie(REMINDER_COOKIE, '1', REMINDER_PAUSE);
  return isDue ? (
    <Suspense>
      <Reminder onTold={told} onClose={() => setDue(false)} />
    </Suspense>
  ) : null;
}
