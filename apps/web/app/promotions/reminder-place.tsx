import { REMINDER_AFTER, REMINDER_COOKIE, REMINDER_PAUSE } from '@cosmodrome/rules/promotions/reminder';
import { Suspense, useEffect, useState } from 'react';
import { hasCookie, keepCookie } from '../platform/cookies.ts';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

const Reminder = lazyWithTexts(['promotions'], () => import('./parts/reminder.tsx'));

/** Shows one campaign below the gift button after ten minutes on the site, once a day in a browser (spec 9). */
export function ReminderPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // Counted from the start of the page: this part loads later.
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
