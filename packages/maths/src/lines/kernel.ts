/**
 * The fast simulation of the lines family: all lines at once as bits of a number, typed arrays, nothing allocated in the
 * loop. It draws the same numbers in the same order as `play` and must pay the same; a test holds the two together spin
 * by spin.
 *
 * With no wild on the first reel every win is of one of its (at most three) symbols. For such a symbol each reel has a mask
 * of the lines on which it shows the symbol or a wild; the masks' running intersection are the lines whose run goes on.
 */
import type { SimulationRng } from '../simulation/rng.ts';
import type { Tally } from '../simulation/tally.ts';
import { ROWS, type CompiledSlot } from '../slots/definition.ts';

/** A spin's result in one number: units above, scatters in the lowest bits. */
const SCATTER_BITS = 3;
const SCATTER_MASK = (1 << SCATTER_BITS) - 1;
/** Room for a stop's symbols in the mask tables. */
const SYMBOL_BITS = 4;
/** Bit counts are looked up ten bits at a time: enough for twenty lines. */
const HALF_BITS = 10;
const HALF_MASK = (1 << HALF_BITS) - 1;
const MOST_LINES = 2 * HALF_BITS;

type Strip = readonly number[];

const bitCounts = Uint8Array.from({ length: 1 << HALF_BITS }, (_, bits) => {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
});

function shownAt(strip: Strip, stop: number, row: number): number {
  return strip[(stop + row) % strip.length] ?? -1;
}

/** masks[stop << SYMBOL_BITS | symbol]: the lines on which this reel shows the symbol or a wild. */
function lineMasks(slot: CompiledSlot, strip: Strip, reel: number): Int32Array {
  const layout = slot.definition.lineLayout ?? [];
  return Int32Array.from({ length: strip.length << SYMBOL_BITS }, (_, at) => {
    const symbol = at & ((1 << SYMBOL_BITS) - 1);
    if (symbol === slot.wild || symbol === slot.scatter) return 0;
    return layout.reduce((mask, rows, line) => {
      const shown = shownAt(strip, at >> SYMBOL_BITS, rows[reel] ?? 0);
      return shown === symbol || shown === slot.wild ? mask | (1 << line) : mask;
    }, 0);
  });
}

/** The different symbols that each stop of the first reel shows, padded with scatters, which no line pays. */
function firstSymbols(slot: CompiledSlot, strip: Strip): Int32Array {
  return Int32Array.from(
    strip.flatMap((_, stop) => {
      const shown = [...new Set([0, 1, 2].map((row) => shownAt(strip, stop, row)))];
      return [0, 1, 2].map((index) => shown[index] ?? slot.scatter);
    }),
  );
}

function scatterCounts(slot: CompiledSlot, strip: Strip): Int32Array {
  return Int32Array.from(strip, (_, stop) => {
    let count = 0;
    for (let row = 0; row < ROWS; row += 1) if (shownAt(strip, stop, row) === slot.scatter) count += 1;
    return count;
  });
}

/** What one more symbol of a kind adds to a line's pay: gains of `count` by symbol. */
function gains(slot: CompiledSlot, count: number): Int32Array {
  return Int32Array.from(slot.pays, (pays) => (pays[count] ?? 0) - (pays[count - 1] ?? 0));
}

type Five<T> = [T, T, T, T, T];

function spinKernel(slot: CompiledSlot, strips: readonly Strip[]): (rng: SimulationRng) => number {
  const [length1, length2, length3, length4, length5] = strips.map((strip) => strip.length) as Five<number>;
  const [masks1, masks2, masks3, masks4, masks5] = strips.map((strip, reel) =>
    lineMasks(slot, strip, reel),
  ) as Five<Int32Array>;
  const [seen1, seen2, seen3, seen4, seen5] = strips.map((strip) => scatterCounts(slot, strip)) as Five<Int32Array>;
  const [gain2, gain3, gain4, gain5] = [2, 3, 4, 5].map((count) => gains(slot, count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const symbols = firstSymbols(slot, strips[0] ?? []);
  const scatterPays = Int32Array.from(slot.scatterPays);
  return (rng) => {
    const stop1 = rng.int(length1);
    const stop2 = rng.int(length2);
    const stop3 = rng.int(length3);
    const stop4 = rng.int(length4);
    const stop5 = rng.int(length5);
    const seen = seen1[stop1]! + seen2[stop2]! + seen3[stop3]! + seen4[stop4]! + seen5[stop5]!;
    let units = scatterPays[seen]!;
    for (let index = 0; index < ROWS; index += 1) {
      const symbol = symbols[stop1 * ROWS + index]!;
      const two = masks1[(stop1 << SYMBOL_BITS) | symbol]! & masks2[(stop2 << SYMBOL_BITS) | symbol]!;
      const gainOfTwo = gain2[symbol]!;
      if (gainOfTwo !== 0) units += gainOfTwo * (bitCounts[two & HALF_MASK]! + bitCounts[two >> HALF_BITS]!);
      const three = two & masks3[(stop3 << SYMBOL_BITS) | symbol]!;
      if (three === 0) continue;
      const four = three & masks4[(stop4 << SYMBOL_BITS) | symbol]!;
      const five = four & masks5[(stop5 << SYMBOL_BITS) | symbol]!;
      units +=
        gain3[symbol]! * (bitCounts[three & HALF_MASK]! + bitCounts[three >> HALF_BITS]!) +
        gain4[symbol]! * (bitCounts[four & HALF_MASK]! + bitCounts[four >> HALF_BITS]!) +
        gain5[symbol]! * (bitCounts[five & HALF_MASK]! + bitCounts[five >> HALF_BITS]!);
    }
    return (units << SCATTER_BITS) | seen;
  };
}

export interface LinesKernel {
  /** Plays one round to its end: what it pays in units, the win cap applied. */
  round(rng: SimulationRng): number;
  /** Plays at least `spins` spins, free ones included, in whole rounds and adds them to `tally`; how many spins it was. */
  run(spins: number, rng: SimulationRng, tally: Tally): number;
}

function requirePlayable(slot: CompiledSlot): void {
  const { family, multipliers, lineLayout } = slot.definition;
  const wildFirst = [slot.base, slot.free].some((strips) => strips[0]?.includes(slot.wild));
  if (family !== 'lines' || multipliers.length > 1 || wildFirst || (lineLayout?.length ?? 0) > MOST_LINES) {
    throw new RangeError('the kernel plays up to 20 lines, no wild on the first reel, one multiplier');
  }
}

/** Makes the kernel of a lines model. Throws RangeError for slots that it cannot play. */
export function linesKernel(slot: CompiledSlot): LinesKernel {
  requirePlayable(slot);
  const { multipliers, stakeUnit, maxWin } = slot.definition;
  const multiplier = multipliers[0]?.value ?? 1;
  const paid = spinKernel(slot, slot.base);
  const free = spinKernel(slot, slot.free);
  const triggers = Int32Array.from(slot.triggers);
  const retriggers = Int32Array.from(slot.retriggers);
  const cap = maxWin * stakeUnit;
  let spinsPlayed = 0;

  const round = (rng: SimulationRng): number => {
    const first = paid(rng);
    spinsPlayed += 1;
    let units = first >> SCATTER_BITS;
    let left = triggers[first & SCATTER_MASK]!;
    while (left > 0 && units < cap) {
      const spin = free(rng);
      spinsPlayed += 1;
      units += (spin >> SCATTER_BITS) * multiplier;
      left += retriggers[spin & SCATTER_MASK]! - 1;
    }
    return units < cap ? units : cap;
  };

  const run = (spins: number, rng: SimulationRng, tally: Tally): number => {
    spinsPlayed = 0;
    let [played, rounds, hits, sum, squares] = [0, 0, 0, 0, 0];
    while (played < spins) {
      const units = round(rng);
      rounds += 1;
      if (units > 0) hits += 1;
      sum += units;
      squares += units * units;
      played = spinsPlayed;
    }
    tally.rounds += rounds;
    tally.hits += hits;
    tally.sum += sum / stakeUnit;
    tally.squares += squares / (stakeUnit * stakeUnit);
    return played;
  };
  return { round, run };
}
