/** Money as text, without floats (spec 9: balances show up to 8 fraction digits). */
import { currencyRule, displayUnit } from './currencies.ts';

/** Minor units of a currency. `bigint` inside the ledger, safe integers on the wire. */
export type Minor = number | bigint;

/** An amount with its currency, in minor units. */
export interface Money {
  readonly currency: string;
  readonly amount: bigint;
}

/** A minor amount as a plain decimal number of shown units: `-1234.50`. Fraction padded to `minFraction` digits. */
export function toDecimal(amount: Minor, subunits: number, minFraction = 0): string {
  const digits = String(subunits).length - 1;
  const value = BigInt(amount);
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text
    .slice(text.length - digits)
    .replace(/0+$/, '')
    .padEnd(Math.min(minFraction, digits), '0');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Parts of a formatted amount, so that a page can set signs and minor digits differently. */
export interface MoneyParts {
  text: string;
  parts: { type: string; value: string }[];
}

/**
 * Formats an amount for a locale in the currency's shown unit: `€1,284.50`, `552.4 µBTC`, `¥1,200`, `1,000.00 FUN`.
 * Fiat always shows its full fraction, crypto only the digits it needs (at least two where it has them).
 */
export function formatMoney(amount: Minor, currency: string, locale: string, signed = false): MoneyParts {
  const unit = displayUnit(currency);
  const rule = currencyRule(currency);
  const decimal = toDecimal(amount, unit.subunits) as `${number}`;
  const written = formatOf(currency, locale, signed).formatToParts(decimal);
  const parts = rule?.fiat
    ? withLocalSymbol(written, rule.symbol)
    : [...written, { type: 'literal', value: '\u00a0' }, { type: 'currency', value: unit.label }];
  return { parts, text: parts.map((part) => part.value).join('') };
}

/** Making one costs a hundred times what using it does; there is one for each currency, language and sign at most. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: string, signed: boolean): Intl.NumberFormat {
  const key = `${currency} ${locale} ${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const { fractionDigits: digits } = displayUnit(currency);
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const format = currencyRule(currency)?.fiat
    ? new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: locale.startsWith('en') ? 'narrowSymbol' : 'symbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
      })
    : new Intl.NumberFormat(locale, {
        minimumFractionDigits: Math.min(2, digits),
        maximumFractionDigits: digits,
        signDisplay,
      });
  formats.set(key, format);
  return format;
}

/** Dollars keep the prefix of their country in every language, so that C$ and A$ never look alike. */
function withLocalSymbol(parts: Intl.NumberFormatPart[], symbol: string): { type: string; value: string }[] {
  return parts.map((part) => (part.type === 'currency' ? { type: part.type, value: symbol } : part));
}
