import {
  type AmountLimits,
  amountProblem,
  type AmountProblem,
  roundNicely,
} from '@cosmodrome/rules/cashbox/amount-rule';
import { displayUnit } from '@cosmodrome/rules/money/currencies';
import { type AmountError, parseAmount } from '@cosmodrome/rules/money/parse-amount';
import { convert } from '@cosmodrome/rules/money/rates';

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
