import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { toDecimal } from '@cosmodrome/rules/money/format';

/** Plain decimal text of an amount in whole units of its currency. */
export function plainAmount(cents: number, currency: string): string {
  const subunits = currencyRule(currency)?.subunits ?? 100;
  return toDecimal(cents, subunits, String(subunits).length - 1);
}

/** A table as CSV: one line for the columns, then one for each row. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

/** Quoted where needed. Text that a spreadsheet would take for a formula is marked as text; numbers are not touched. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The things themselves, to be read by programs. */
export const jsonOf = (items: readonly unknown[]): string => `${JSON.stringify(items, null, 2)}\n`;
