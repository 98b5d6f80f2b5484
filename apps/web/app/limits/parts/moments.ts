import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { useFormat } from '../../platform/i18n/format.ts';

const STEP = 15_000;

/** The server's time, looked at again every quarter of a minute. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How moments are told: as a date with its time, and as the time that is left until then. */
export function useMoments(): { date: (instant: string) => string; left: (instant: string) => string } {
  const t = useTranslations('limits.left');
  const format = useFormat();
  const now = useNow();
  return {
    date: (instant) =>
      format.dateTime(new Date(instant), {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        ...(new Date(instant).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' as const }),
        hour: 'numeric',
        minute: '2-digit',
      }),
    left: (instant) => {
      const minutes = Math.max(0, Math.floor((Date.parse(instant) - now) / 60_000));
      const days = Math.floor(minutes / 1_440);
      if (days >= 2) return t('days', { days, hours: Math.floor((minutes % 1_440) / 60) });
      return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    },
  };
}
