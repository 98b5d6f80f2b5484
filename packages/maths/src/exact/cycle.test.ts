import { describe, expect, test } from 'vitest';
import { expandingSpins } from '../book/cycle.ts';
import { expandSymbol } from '../book/expand.ts';
import { bookVariants } from '../book/variants.ts';
import { lineSpins } from '../lines/cycle.ts';
import { lineWins } from '../lines/evaluate.ts';
import { linesVariants } from '../lines/variants.ts';
import { compileSlot, type CompiledSlot, type SlotDefinition } from '../slots/definition.ts';
import { positionsOf, windowAt } from '../slots/reels.ts';
import { waysWins } from '../ways/evaluate.ts';
import { waysSpins } from '../ways/cycle.ts';
import { waysVariants } from '../ways/variants.ts';
import type { SpinDistribution } from './spins.ts';

/** A variant with strips so short that every combination can be evaluated the plain way. */
function small(definition: SlotDefinition | undefined, strips: readonly string[], expanding = ''): CompiledSlot {
  if (definition === undefined) throw new Error('no such variant');
  return compileSlot({ ...definition, base: strips, free: strips, expanding });
}

type Window = readonly (readonly number[])[];

/** Chances by scatters and pay, by evaluating every window as a spin is evaluated. */
function bruteForce(slot: CompiledSlot, units: (window: Window) => number): Map<string, number> {
  const strips = slot.free;
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  const chances = new Map<string, number>();
  for (let at = 0; at < cycle; at += 1) {
    let rest = at;
    const stops = strips.map((strip) => {
      const stop = rest % strip.length;
      rest = Math.floor(rest / strip.length);
      return stop;
    });
    const window = windowAt(strips, stops);
    const scatters = positionsOf(window, slot.scatter).length;
    const key = `${scatters} ${units(window) + (slot.scatterPays[scatters] ?? 0)}`;
    chances.set(key, (chances.get(key) ?? 0) + 1 / cycle);
  }
  return chances;
}

function flat(spins: SpinDistribution): Map<string, number> {
  const chances = new Map<string, number>();
  spins.forEach((row, scatters) =>
    row.forEach((chance, pay) => {
      if (chance > 0) chances.set(`${scatters} ${pay}`, chance);
    }),
  );
  return chances;
}

function expectSame(found: Map<string, number>, wanted: Map<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [key, chance] of wanted) expect(found.get(key)).toBeCloseTo(chance, 12);
}

const sum = (wins: readonly { pay: number }[]) => wins.reduce((total, { pay }) => total + pay, 0);

describe('the enumeration of a cycle agrees with evaluating every window', () => {
  test('lines, wilds on every reel too', () => {
    const strips = ['W1aSbc', '1WaS2b', 'aW1Sb3c', 'W1ScW2', '1aWSb'];
    const slot = small(linesVariants[2], strips);
    expectSame(
      flat(lineSpins(slot, slot.base)),
      bruteForce(slot, (window) => sum(lineWins(slot, window))),
    );
  });

  test('ways, stacked symbols and wilds', () => {
    const strips = ['11aSbc', '1WaS2b', 'aW1Sb3a', 'W1Sca2', '1aaSb'];
    const slot = small(waysVariants[1], strips);
    expectSame(
      flat(waysSpins(slot, slot.base)),
      bruteForce(slot, (window) => sum(waysWins(slot, window))),
    );
  });

  test('book, each expanding symbol', () => {
    const strips = ['Wa1bc2', '1Wab2c', 'aW1bc3d', 'W1cea2', '1aWbe'];
    const slot = small(bookVariants[0], strips, '1ac');
    expandingSpins(slot).forEach((spins, index) => {
      const symbol = slot.expanding[index] ?? -1;
      const units = (window: Window) =>
        sum(lineWins(slot, window)) + sum(expandSymbol(slot, window, symbol)?.wins ?? []);
      expectSame(flat(spins), bruteForce(slot, units));
    });
  });
});

describe('line pays', () => {
  const slot = small(linesVariants[2], ['W1aSb', 'W1aSb', 'W1aSb', 'W1aSb', 'W1aSb']);
  const [wild, scatter, high1, low1] = [0, 1, 2, 6];
  /** Shows symbols on the middle row only; the others never make a run. */
  const middle = (shown: number[]): number[][] =>
    shown.map((symbol, reel) => (reel % 2 === 0 ? [7, symbol, 8] : [9, symbol, 10]));
  const onMiddle = (shown: number[]) => lineWins(slot, middle(shown)).filter(({ line }) => line === 0);

  test('wilds stand for the symbol after them, and alone when that pays more', () => {
    expect(onMiddle([wild, low1, wild, low1, high1])).toMatchObject([{ symbol: low1, count: 4 }]);
    expect(onMiddle([wild, wild, wild, low1, high1])).toMatchObject([{ symbol: wild, count: 3 }]);
    expect(onMiddle([wild, wild, wild, wild, wild])).toMatchObject([{ symbol: wild, count: 5 }]);
  });

  test('a scatter is no part of a run', () => {
    expect(onMiddle([low1, low1, scatter, low1, low1])).toEqual([]);
    expect(onMiddle([scatter, wild, wild, wild, wild])).toEqual([]);
  });
});
