import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { currencyRule } from '@cosmodrome/rules/cashbox/currencies';
import { toDecimal } from '@cosmodrome/rules/cashbox/money';

const columns = ['round', 'started', 'finished', 'game', 'title', 'currency', 'stake', 'win', 'net', 'state'] as const;

/** Rounds as a table of plain decimal amounts in whole units of their currency, with one line for the columns. */
export function roundsCsv(rounds: readonly PlayedRound[]): string {
  const lines = rounds.map((round) => {
    const amount = (cents: number): string => {
      const subunits = currencyRule(round.currency)?.subunits ?? 100;
      return toDecimal(cents, subunits, String(subunits).length - 1);
    };
    return [
      round.bet_id,
      round.created_at,
      round.finished_at ?? '',
      round.game,
      round.title,
      round.currency,
      amount(round.total_bets),
      amount(round.total_wins),
      amount(round.total_wins - round.total_bets),
      round.bet_status,
    ];
  });
  return [columns, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where needed. Text that a spreadsheet would take for a formula is marked as text; numbers are not touched. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export const roundsJson = (rounds: readonly PlayedRound[]): string => `${JSON.stringify(rounds, null, 2)}\n`;

/** Hands a file to the browser. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
