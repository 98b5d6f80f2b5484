/** The exact distribution of a ways spin: what counts of a window is how often each symbol is in each reel of it. */
import { cycleLength, emptySpins, finishSpins, type SpinDistribution } from '../exact/spins.ts';
import { ROWS, SYMBOLS, type CompiledSlot } from '../slots/definition.ts';

/** Windows of one reel that hold the same symbols in any order. */
interface WindowClass {
  /** Places that stand for a symbol, wilds included. */
  places: number[];
  scatters: number;
  /** Stops that show it. */
  weight: number;
}

function classesOf(slot: CompiledSlot, strip: readonly number[]): WindowClass[] {
  const classes = new Map<string, WindowClass>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? 0).sort(
      (a, b) => a - b,
    );
    const known = classes.get(shown.join());
    if (known) known.weight += 1;
    else {
      const places = SYMBOLS.map(
        (_, symbol) => shown.filter((other) => other === symbol || other === slot.wild).length,
      );
      classes.set(shown.join(), {
        places,
        scatters: shown.filter((symbol) => symbol === slot.scatter).length,
        weight: 1,
      });
    }
  }
  return [...classes.values()];
}

/** A symbol that has stood on every reel so far, and in how many ways. */
interface Running {
  symbol: number;
  ways: number;
}

/** Enumerates every combination of windows, weighted by the stops that show them. */
export function waysSpins(slot: CompiledSlot, strips: readonly (readonly number[])[]): SpinDistribution {
  const reels = strips.map((strip) => classesOf(slot, strip));
  const best = Math.max(...slot.pays.flat());
  const counts = emptySpins(best * ROWS ** reels.length);
  /** rest[reel][scatters]: combinations of the reels from `reel` on that show so many scatters. */
  const rest: number[][] = [[1]];
  for (const classes of reels.toReversed()) {
    const after = rest[0] ?? [];
    const before: number[] = [];
    for (const { scatters, weight } of classes) {
      after.forEach((count, more) => {
        before[scatters + more] = (before[scatters + more] ?? 0) + count * weight;
      });
    }
    rest.unshift(Array.from(before, (count) => count ?? 0));
  }

  const visit = (reel: number, running: readonly Running[], pay: number, scatters: number, weight: number): void => {
    if (running.length === 0) {
      rest[reel]!.forEach((combinations, more) => {
        const row = counts[scatters + more]!;
        row[pay] = row[pay]! + weight * combinations;
      });
      return;
    }
    for (const shown of reels[reel]!) {
      const going: Running[] = [];
      let paid = pay;
      for (const run of running) {
        const ways = run.ways * shown.places[run.symbol]!;
        if (ways === 0) paid += run.ways * slot.pays[run.symbol]![reel]!;
        else if (reel + 1 === reels.length) paid += ways * slot.pays[run.symbol]![reel + 1]!;
        else going.push({ symbol: run.symbol, ways });
      }
      visit(reel + 1, going, paid, scatters + shown.scatters, weight * shown.weight);
    }
  };
  for (const shown of reels[0]!) {
    const running = shown.places.flatMap((ways, symbol) =>
      ways > 0 && symbol !== slot.scatter ? [{ symbol, ways }] : [],
    );
    visit(1, running, 0, shown.scatters, shown.weight);
  }
  return finishSpins(counts, cycleLength(strips), slot);
}
