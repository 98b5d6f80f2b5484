import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';

/** Minutes and seconds of what is left, `0:00` at the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the held rate still holds, by the server's time. It shows a real end and does not press. */
export function RateHold({ until, amount }: { until: string; amount: string }) {
  const t = useTranslations('cashbox.qr');
  const [left, setLeft] = useState(() => Date.parse(until) - serverNow());
  useEffect(() => {
    const timer = setInterval(() => setLeft(Date.parse(until) - serverNow()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left <= 0) return <p role="status">{t('ended')}</p>;
  return (
    <p>
      {t.rich('held', {
        amount,
        left: clockText(left),
        time: (chunks) => <strong className="font-strong text-high">{chunks}</strong>,
      })}
    </p>
  );
}
