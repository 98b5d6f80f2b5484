/** Money from text, without floats: what a player typed into a cashbox. */
import { displayUnit } from './currencies.ts';

export type AmountError = 'empty' | 'not_numeric' | 'too_precise' | 'too_large';

/**
 * Reads what a player typed, in shown units, with `.` or `,` as the decimal mark. Minor units, or why not.
 * Grouping marks are refused rather than guessed: `1.000` in a two-digit currency is too precise.
 */
export function parseAmount(text: string, currency: string): { amount: number } | { error: AmountError } {
  const plain = text.trim().replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return { error: 'empty' };
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(plain);
  if (!match || (match[1] === '' && (match[2] ?? '') === '')) return { error: 'not_numeric' };
  const unit = displayUnit(currency);
  const digits = String(unit.subunits).length - 1;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > digits) return { error: 'too_precise' };
  const amount = BigInt(match[1] || '0') * BigInt(unit.subunits) + BigInt(fraction.padEnd(digits, '0') || '0');
  return amount > BigInt(Number.MAX_SAFE_INTEGER) ? { error: 'too_large' } : { amount: Number(amount) };
}
