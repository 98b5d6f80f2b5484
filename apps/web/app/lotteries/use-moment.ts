import { useFormat } from '../platform/i18n/format.ts';

/** How the moments of a lottery are written: day of the week, date and time, on the reader's own clock. */
export function useMoment(): (at: string) => string {
  const format = useFormat();
  return (at) =>
    format.dateTime(new Date(at), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
}
