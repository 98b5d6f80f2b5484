/** Line pays, read plainly: this is what players are paid by; the fast tables must agree with it. */
import type { CompiledSlot } from '../slots/definition.ts';
import type { SlotWin } from '../slots/types.ts';

interface Run {
  symbol: number;
  count: number;
  pay: number;
}

/** The best win that a line of symbols makes from the left: its leading wilds alone, or its first symbol with wilds. */
function bestRun(slot: CompiledSlot, shown: readonly number[]): Run {
  const isWild = (symbol: number) => symbol === slot.wild;
  const wilds = shown.findIndex((symbol) => !isWild(symbol));
  const wildCount = wilds < 0 ? shown.length : wilds;
  const wildRun = { symbol: slot.wild, count: wildCount, pay: slot.pays[slot.wild]?.[wildCount] ?? 0 };
  const first = shown[wildCount];
  if (first === undefined || first === slot.scatter) return wildRun;
  const end = shown.findIndex((symbol) => symbol !== first && !isWild(symbol));
  const count = end < 0 ? shown.length : end;
  const pay = slot.pays[first]?.[count] ?? 0;
  return pay >= wildRun.pay ? { symbol: first, count, pay } : wildRun;
}

/** The wins of a window on every line of the layout, in units. */
export function lineWins(slot: CompiledSlot, window: readonly (readonly number[])[]): SlotWin[] {
  return (slot.definition.lineLayout ?? []).flatMap((rows, line): SlotWin[] => {
    const shown = rows.map((row, reel) => window[reel]?.[row] ?? -1);
    const { symbol, count, pay } = bestRun(slot, shown);
    if (pay === 0) return [];
    return [{ symbol, count, line, ways: null, positions: rows.slice(0, count).map((row, reel) => [reel, row]), pay }];
  });
}
