import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useHydrated } from '../device/hydrated.ts';

export interface Format {
  /**
   * A moment on the reader's own clock. The server does not know that clock and writes UTC; the browser writes the moment
   * again once it has hydrated the page. Browsers may spell the same moment differently from the server, so the element
   * around it has `suppressHydrationWarning`.
   */
  dateTime: (date: Date, options?: Intl.DateTimeFormatOptions) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/** International English puts the day first, as its forms ask for a date of birth. */
export const datesOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Dates and numbers in the reader's way of writing. Lighter than the formatter of use-intl, which the lobby would carry. */
export function useFormat(): Format {
  const locale = useLocale();
  const isHydrated = useHydrated();
  return useMemo(
    () => ({
      dateTime: (date, options) =>
        new Intl.DateTimeFormat(datesOf(locale), { timeZone: isHydrated ? undefined : 'UTC', ...options }).format(date),
      number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    }),
    [locale, isHydrated],
  );
}
