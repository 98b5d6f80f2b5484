import { useTranslations } from 'use-intl';
import { useNow } from './now.ts';

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

export interface CountedTimeProps {
  until: string;
  /** What it counts to, for assistive technology. */
  label: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds to a moment of the server; days before them where there are some. */
export function CountedTime({ until, label }: CountedTimeProps) {
  const t = useTranslations('shell.units');
  const now = useNow(1_000);
  const seconds = Math.max(0, Math.floor((new Date(until).getTime() - now.getTime()) / 1_000));
  const days = Math.floor(seconds / 86_400);
  const parts: { unit: Unit; value: string }[] = [
    ...(days > 0 ? [{ unit: 'days' as const, value: String(days) }] : []),
    { unit: 'hours', value: two(Math.floor(seconds / 3_600) % 24) },
    { unit: 'minutes', value: two(Math.floor(seconds / 60) % 60) },
    ...(days > 0 ? [] : [{ unit: 'seconds' as const, value: two(seconds % 60) }]),
  ];
  return (
    <div className="ui-clock" role="timer" aria-label={label}>
      {parts.map(({ unit, value }) => (
        <span key={unit}>
          <b>{value}</b>
          <small>{t(unit)}</small>
        </span>
      ))}
    </div>
  );
}
