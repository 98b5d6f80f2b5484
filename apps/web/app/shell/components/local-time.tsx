import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';

/** Spec 9: the local time is read again every 15 seconds. */
const EVERY = 15_000;

/** The reader's own clock. Its place is kept until the page is alive: a document knows no time. */
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
  const time = now?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return <p className="min-w-28 text-meta text-low">{time === undefined ? '\u00a0' : t('localTime', { time })}</p>;
}
