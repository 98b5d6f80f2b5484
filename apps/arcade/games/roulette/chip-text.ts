import { displayUnit } from '@cosmodrome/rules/money/currencies';

const steps = [
  { from: 1_000_000, letter: 'M' },
  { from: 1_000, letter: 'k' },
] as const;

/** An amount on a chip, in at most four signs or so: no currency, three figures, thousands as k. Its name says it in full. */
export function chipText(amount: number, currency: string, locale: string): string {
  const value = amount / displayUnit(currency).subunits;
  const step = steps.find(({ from }) => value >= from);
  const written = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false }).format(
    value / (step?.from ?? 1),
  );
  const text = `${written}${step?.letter ?? ''}`;
  return text.length > 4 ? text.replace(/^0(?=\D)/, '') : text;
}
