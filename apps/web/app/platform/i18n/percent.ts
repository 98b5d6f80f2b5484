import { useLocale } from 'use-intl';

/** Making one costs a hundred times what using it does, and a server draws for many readers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format;
}

/** Writes a share (0.05) as a percentage in the reader's way, with so many digits of a fraction at most. */
export function usePercent(digits = 0): (share: number) => string {
  const locale = useLocale();
  return (share) => formatOf(locale, digits).format(share);
}
