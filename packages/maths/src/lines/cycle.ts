/** The exact distribution of a line spin by the full cycle of its strips: every combination of stops is counted. */
import { cycleLength, emptySpins, finishSpins, type SpinDistribution } from '../exact/spins.ts';
import type { CompiledSlot } from '../slots/definition.ts';
import { LINE_BITS, lineTables, type LineTables } from './tables.ts';

const LINE_MASK = (1 << LINE_BITS) - 1;

/** Units paid, on the lines that are still running after three reels, by every pair of stops of reels four and five. */
export function lastTwoReels(tables: LineTables, from: number, to: number, pays: Int32Array): void {
  const { running, fourth, fifth, lines, lengths, automaton } = tables;
  const { next, pay, symbols, states } = automaton;
  const [length4, length5] = [lengths[3]!, lengths[4]!];
  pays.fill(0);
  for (let entry = from; entry < to; entry += 1) {
    const packed = running[entry]!;
    const line = packed & LINE_MASK;
    const state = packed >> LINE_BITS;
    for (let stop4 = 0; stop4 < length4; stop4 += 1) {
      const after = next[state * symbols + fourth[stop4 * lines + line]!]!;
      const row = stop4 * length5;
      const short = after < 0 ? pay[3 * states + state]! : pay[4 * states + after]!;
      for (let stop5 = 0; stop5 < length5; stop5 += 1) {
        const last = after < 0 ? -1 : next[after * symbols + fifth[stop5 * lines + line]!]!;
        pays[row + stop5] = pays[row + stop5]! + (last < 0 ? short : pay[5 * states + last]!);
      }
    }
  }
}

/** Scatters by pair of stops of reels four and five. */
export function lastScatters(tables: LineTables): Int8Array {
  const [, , , fourth, fifth] = tables.scatters;
  const width = fifth!.length;
  return Int8Array.from(
    { length: fourth!.length * width },
    (_, at) => fourth![Math.floor(at / width)]! + fifth![at % width]!,
  );
}

/** Enumerates the cycle of `strips`. About a second. */
export function lineSpins(slot: CompiledSlot, strips: readonly (readonly number[])[]): SpinDistribution {
  const tables = lineTables(slot, strips);
  const { lengths, ended, from, scatters } = tables;
  const best = Math.max(...slot.pays.flat());
  const counts = emptySpins(best * tables.lines);
  const lastCount = lastScatters(tables);
  const lastByScatters = [0, 1, 2].map((wanted) =>
    lastCount.reduce((sum, count) => sum + (count === wanted ? 1 : 0), 0),
  );
  const pays = new Int32Array(lastCount.length);
  for (let at = 0; at < ended.length; at += 1) {
    const stop3 = at % lengths[2]!;
    const stop2 = Math.floor(at / lengths[2]!) % lengths[1]!;
    const stop1 = Math.floor(at / (lengths[1]! * lengths[2]!));
    const early = scatters[0]![stop1]! + scatters[1]![stop2]! + scatters[2]![stop3]!;
    if (from[at] === from[at + 1]) {
      for (let late = 0; late <= 2; late += 1) {
        const row = counts[early + late]!;
        row[ended[at]!] = row[ended[at]!]! + lastByScatters[late]!;
      }
      continue;
    }
    lastTwoReels(tables, from[at]!, from[at + 1]!, pays);
    for (let pair = 0; pair < pays.length; pair += 1) {
      const row = counts[early + lastCount[pair]!]!;
      const total = ended[at]! + pays[pair]!;
      row[total] = row[total]! + 1;
    }
  }
  return finishSpins(counts, cycleLength(strips), slot);
}
