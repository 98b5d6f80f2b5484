/** Reels: every stop of every strip is equally likely, so a symbol's chance is its share of its strip. */
import type { Rng } from '../model.ts';
import { ROWS } from './definition.ts';
import type { Position } from './types.ts';

/** Draws one uniform stop for each strip, from left to right. */
export function drawStops(strips: readonly (readonly number[])[], rng: Rng): number[] {
  return strips.map((strip) => rng.int(strip.length));
}

/** The symbols that these stops show; row 0 is the stop itself and the strip wraps around. */
export function windowAt(strips: readonly (readonly number[])[], stops: readonly number[]): number[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      const symbol = strip[((stops[reel] ?? 0) + row) % strip.length];
      if (symbol === undefined) throw new Error(`reel ${reel} has an empty strip`);
      return symbol;
    }),
  );
}

/** Where a symbol stands in a window, reel by reel. */
export function positionsOf(window: readonly (readonly number[])[], symbol: number): Position[] {
  return window.flatMap((column, reel) =>
    column.flatMap((shown, row): Position[] => (shown === symbol ? [[reel, row]] : [])),
  );
}
