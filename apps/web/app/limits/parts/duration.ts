import { useTranslations } from 'use-intl';

/** How a length in minutes is told: "30 min", "2 hours", "1 h 30 min". */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('limits');
  return (minutes) => {
    if (minutes < 60) return t('duration.minutes', { minutes });
    const hours = Math.floor(minutes / 60);
    return minutes % 60 === 0 ? t('duration.hours', { hours }) : t('left.hours', { hours, minutes: minutes % 60 });
  };
}
