/** Ways pays: a symbol on adjacent reels from the left pays once for every combination of its places. */
import type { CompiledSlot } from '../slots/definition.ts';
import type { Position, SlotWin } from '../slots/types.ts';

/** The wins of a window, in units, one for each symbol of the first reel. Wilds never stand on the first reel. */
export function waysWins(slot: CompiledSlot, window: readonly (readonly number[])[]): SlotWin[] {
  const candidates = new Set(window[0]);
  return [...candidates].flatMap((symbol): SlotWin[] => {
    const places = window.map((column) =>
      column.flatMap((shown, row) => (shown === symbol || shown === slot.wild ? [row] : [])),
    );
    const gap = places.findIndex((rows) => rows.length === 0);
    const count = gap < 0 ? places.length : gap;
    const unitPay = slot.pays[symbol]?.[count] ?? 0;
    if (unitPay === 0) return [];
    const winning = places.slice(0, count);
    const ways = winning.reduce((product, rows) => product * rows.length, 1);
    const positions = winning.flatMap((rows, reel) => rows.map((row): Position => [reel, row]));
    return [{ symbol, count, line: null, ways, positions, pay: unitPay * ways }];
  });
}
