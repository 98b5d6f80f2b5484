import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { datesOf } from '../../platform/i18n/format.ts';

/** Spec 9: the local time is read again every 15 seconds. */
const EVERY = 15_000;
/** As wide as a time. */
const PLACE = '00:00';

/** The reader's own clock. A constant keeps its place until the page is alive: a document knows none. */
export function LocalTime() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const read = (): void => setNow(new Date());
    read();
    const timer = setInterval(read, EVERY);
    return () => clearInterval(timer);
  }, []);
  const time = now?.toLocaleTimeString(datesOf(locale), { hour: '2-digit', minute: '2-digit' }) ?? PLACE;
  return (
    <p className={now ? 'text-meta text-low' : 'invisible text-meta'} suppressHydrationWarning>
      {t('localTime', { time })}
    </p>
  );
}
