import {
  type AmountLimits,
  amountProblem,
  type AmountProblem,
  roundNicely,
} from '@cosmodrome/rules/cashbox/amount-rule';
import { displayUnit } from '@cosmodrome/rules/cashbox/currencies';
import { formatMoney, toDecimal } from '@cosmodrome/rules/cashbox/money';
import { type AmountError, parseAmount } from '@cosmodrome/rules/cashbox/parse-amount';
import { convert } from '@cosmodrome/rules/cashbox/rates';

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

/** Keeps what can be part of an amount: figures and one decimal mark. */
export function cleanAmount(text: string): string {
  const plain = text.replaceAll(/[^\d.,]/g, '');
  const mark = plain.search(/[.,]/);
  return mark < 0 ? plain : plain.slice(0, mark + 1) + plain.slice(mark + 1).replaceAll(/[.,]/g, '');
}

export type Entry =
  | { cents: number; error?: undefined }
  | { cents?: undefined; error: { key: AmountError; digits: number } }
  | { cents?: undefined; error: AmountProblem };

/** Reads a typed amount and holds it to the limits of the method, when one is chosen. Minor units, or why not. */
export function readEntry(text: string, currency: string, limits: AmountLimits | undefined): Entry {
  const read = parseAmount(text, currency);
  if ('error' in read) return { error: { key: read.error, digits: String(displayUnit(currency).subunits).length - 1 } };
  const { amount } = read;
  if (amount === 0) return { error: { key: 'empty', digits: 0 } };
  const problem = limits && amountProblem(amount, currency, limits);
  return problem ? { error: problem } : { cents: amount };
}

/** Quick amounts in euro cents; other currencies show round amounts of about the same worth. */
const QUICK_EURO = [2_000, 5_000, 10_000, 25_000, 50_000];

/** Round amounts to press, ascending, without those that a method would refuse. */
export function quickAmounts(currency: string, limits?: AmountLimits): number[] {
  const amounts =
    currency === 'EUR' ? QUICK_EURO : QUICK_EURO.map((cents) => roundNicely(convert(cents, 'EUR', currency)));
  return [...new Set(amounts)].filter((amount) => !limits || !amountProblem(amount, currency, limits));
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
