import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';

/** How many times the stake a win is. */
export function useTimes(): (multiplier: number) => string {
  const t = useTranslations('leaderboard');
  const format = useFormat();
  return (multiplier) =>
    t('times', { times: format.number(multiplier, { maximumFractionDigits: multiplier < 100 ? 2 : 0 }) });
}

/** When something was won: on the reader's own clock. */
export function useWonAt(): (at: string) => string {
  const format = useFormat();
  return (at) => format.dateTime(new Date(at), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
