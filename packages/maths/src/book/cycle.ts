/** The exact distribution of a free spin with an expanding symbol, by the full cycle, for all such symbols at once. */
import { cycleLength, emptySpins, finishSpins, type SpinDistribution } from '../exact/spins.ts';
import { lastScatters, lastTwoReels } from '../lines/cycle.ts';
import { lineTables } from '../lines/tables.ts';
import { ROWS, type CompiledSlot } from '../slots/definition.ts';

/** Bits for the number of reels that show one expanding symbol. */
const REEL_BITS = 3;

/** By stop: which expanding symbols the window shows, as one in the bits of each. */
function shownSymbols(slot: CompiledSlot, strip: readonly number[]): Int32Array {
  return Int32Array.from(strip, (_, stop) => {
    let shown = 0;
    slot.expanding.forEach((symbol, index) => {
      for (let row = 0; row < ROWS; row += 1) {
        if (strip[(stop + row) % strip.length] === symbol) shown |= 1 << (index * REEL_BITS);
      }
    });
    return shown;
  });
}

/** What the last two reels add for one expanding symbol: scatters * 3 + reels that show it, for each pair of stops. */
function pairKeys(lastCount: Int8Array, lastShown: Int32Array, shift: number): Uint8Array {
  return Uint8Array.from(lastCount, (count, pair) => count * 3 + ((lastShown[pair]! >> shift) & 7));
}

/** How often each key occurs. */
function keyCounts(keys: Uint8Array): Float64Array {
  const counts = new Float64Array(9);
  for (const key of keys) counts[key] = counts[key]! + 1;
  return counts;
}

/** One distribution for each expanding symbol, in the order of `slot.expanding`. A few seconds. */
export function expandingSpins(slot: CompiledSlot): SpinDistribution[] {
  const tables = lineTables(slot, slot.free);
  const { lengths, ended, from, scatters, lines } = tables;
  const best = Math.max(...slot.pays.flat()) * lines;
  const shown = slot.free.map((strip) => shownSymbols(slot, strip));
  const lastCount = lastScatters(tables);
  const width = lengths[4]!;
  const lastShown = Int32Array.from(
    lastCount,
    (_, pair) => shown[3]![Math.floor(pair / width)]! + shown[4]![pair % width]!,
  );
  const symbols = slot.expanding.map((symbol, index) => {
    const keys = pairKeys(lastCount, lastShown, index * REEL_BITS);
    const bonus = (slot.pays[symbol] ?? []).map((pay) => pay * lines);
    return { shift: index * REEL_BITS, keys, total: keyCounts(keys), bonus, counts: emptySpins(best * 2) };
  });
  const pays = new Int32Array(lastCount.length);
  for (let at = 0; at < ended.length; at += 1) {
    const stop3 = at % lengths[2]!;
    const stop2 = Math.floor(at / lengths[2]!) % lengths[1]!;
    const stop1 = Math.floor(at / (lengths[1]! * lengths[2]!));
    const early = scatters[0]![stop1]! + scatters[1]![stop2]! + scatters[2]![stop3]!;
    const earlyShown = shown[0]![stop1]! + shown[1]![stop2]! + shown[2]![stop3]!;
    const paid = ended[at]!;
    const lineless = from[at] === from[at + 1];
    if (!lineless) lastTwoReels(tables, from[at]!, from[at + 1]!, pays);
    for (const { shift, keys, total, bonus, counts } of symbols) {
      const reels = (earlyShown >> shift) & 7;
      if (lineless) {
        for (let key = 0; key < total.length; key += 1) {
          if (total[key] === 0) continue;
          const row = counts[early + Math.floor(key / 3)]!;
          const pay = paid + bonus[reels + (key % 3)]!;
          row[pay] = row[pay]! + total[key]!;
        }
        continue;
      }
      for (let pair = 0; pair < pays.length; pair += 1) {
        const key = keys[pair]!;
        const row = counts[early + ((key / 3) | 0)]!;
        const pay = paid + pays[pair]! + bonus[reels + (key % 3)]!;
        row[pay] = row[pay]! + 1;
      }
    }
  }
  return symbols.map(({ counts }) => finishSpins(counts, cycleLength(slot.free), slot));
}
