import { displayUnit } from '@cosmodrome/rules/money/currencies';
import { formatMoney, toDecimal } from '@cosmodrome/rules/money/format';

/** Where and with which mark amounts of a currency are written in a language: `€` before, `µBTC` after. */
export function amountSign(currency: string, locale: string): { sign: string; after: boolean } {
  const { parts } = formatMoney(0, currency, locale);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { sign: parts[at]?.value ?? currency, after: at > parts.findIndex(({ type }) => type === 'integer') };
}

/** An amount as it is typed in a language: shown units, the language's decimal mark, no grouping. */
export function typedAmount(cents: number, currency: string, locale: string): string {
  const { subunits, fractionDigits } = displayUnit(currency);
  const least = formatMoney(0, currency, locale).parts.find(({ type }) => type === 'fraction')?.value.length ?? 0;
  const plain = toDecimal(cents, subunits, Math.min(least, fractionDigits));
  const mark = formatMoney(0, 'EUR', locale).parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return plain.replace('.', mark);
}

/** An amount without its fraction when that is nothing: `€10`, `€12.50`. */
export function shortMoney(cents: number, currency: string, locale: string): string {
  const { parts } = formatMoney(cents, currency, locale);
  const fraction = parts.find(({ type }) => type === 'fraction')?.value ?? '';
  const whole = /^0*$/.test(fraction);
  return parts
    .filter(({ type }) => !whole || (type !== 'fraction' && type !== 'decimal'))
    .map(({ value }) => value)
    .join('');
}
