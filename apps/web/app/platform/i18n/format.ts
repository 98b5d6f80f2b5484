import { useMemo } from 'react';
import { useLocale } from 'use-intl';

export interface Format {
  /** A moment on the reader's own clock: only for what is rendered in the browser. */
  dateTime: (date: Date, options?: Intl.DateTimeFormatOptions) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/** International English puts the day first, as its forms ask for a date of birth. */
export const datesOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Dates and numbers in the reader's way of writing. Lighter than the formatter of use-intl, which the lobby would carry. */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(
    () => ({
      dateTime: (date, options) => new Intl.DateTimeFormat(datesOf(locale), options).format(date),
      number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    }),
    [locale],
  );
}
