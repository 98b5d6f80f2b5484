/** The exact distribution of one spin, as the enumerations give it and the round is composed of. */
import type { CompiledSlot } from '../slots/definition.ts';

/**
 * Chances of one spin by what it pays and how many scatters it shows: `chance[scatters][pay in units]`. Sums to 1. Scatter
 * pays are included; a free-spin multiplier and the win cap are not.
 */
export type SpinDistribution = Float64Array[];

/** The largest number of scatters that a window can show and that matters: one a reel. */
export const MOST_SCATTERS = 5;

export function emptySpins(largestPay: number): SpinDistribution {
  return Array.from({ length: MOST_SCATTERS + 1 }, () => new Float64Array(largestPay + 1));
}

/** Divides counts by the length of the cycle and shifts them by the scatter pays. */
export function finishSpins(counts: SpinDistribution, cycle: number, slot: CompiledSlot): SpinDistribution {
  return counts.map((row, scatters) => {
    const bonus = slot.scatterPays[scatters] ?? 0;
    let largest = row.length - 1;
    while (largest > 0 && row[largest] === 0) largest -= 1;
    const shifted = new Float64Array(largest + 1 + bonus);
    for (let pay = 0; pay <= largest; pay += 1) shifted[pay + bonus] = row[pay]! / cycle;
    return shifted;
  });
}

/** Number of combinations of stops of a strip set. Whole and below 2^53 for every model. */
export function cycleLength(strips: readonly (readonly number[])[]): number {
  return strips.reduce((product, strip) => product * strip.length, 1);
}
