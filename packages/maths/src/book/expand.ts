/** The expanding symbol: reels that show it fill with it, and it pays on every line, adjacent or not. */
import { ROWS, type CompiledSlot } from '../slots/definition.ts';
import type { Expansion, SlotWin } from '../slots/types.ts';

/** The expansion of `symbol` in a free spin's window, in units; null when it stands on too few reels to pay. */
export function expandSymbol(
  slot: CompiledSlot,
  window: readonly (readonly number[])[],
  symbol: number,
): Expansion | null {
  const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  const pay = slot.pays[symbol]?.[reels.length] ?? 0;
  if (pay === 0) return null;
  const wins = (slot.definition.lineLayout ?? []).map((rows, line): SlotWin => ({
    symbol,
    count: reels.length,
    line,
    ways: null,
    positions: reels.map((reel) => [reel, rows[reel] ?? 0]),
    pay,
  }));
  const grown = window.map((column, reel) => (reels.includes(reel) ? Array<number>(ROWS).fill(symbol) : [...column]));
  return { symbol, reels, window: grown, wins };
}
