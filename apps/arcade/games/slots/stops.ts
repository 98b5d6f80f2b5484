/** A stop of a strip, each as likely as it is in the game: what is seen before the first round promises nothing. */
const anyStop = (strip: readonly number[], random: () => number): number => Math.floor(random() * strip.length);

/** The window in which reels come to rest on stops of their strips, as the model cuts it. */
export const windowAt = (strips: readonly (readonly number[])[], stops: readonly number[], rows: number): number[][] =>
  strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );

/** Whether a symbol, or the wild for it, is seen on every reel: only then can the highest award be shown. */
export function isFullHouse(window: readonly (readonly number[])[], wild: number): boolean {
  return [...new Set(window.flat())].some((symbol) =>
    window.every((column) => column.includes(symbol) || column.includes(wild)),
  );
}

/**
 * The stops that are seen before the first round: drawn as the game draws them, and drawn again when they would show the
 * highest award (player protection R20).
 */
export function firstStops(
  strips: readonly (readonly number[])[],
  { rows, wild, random = Math.random }: { rows: number; wild: number; random?: () => number },
): number[] {
  const stops = strips.map((strip) => anyStop(strip, random));
  return strips.length > 0 && isFullHouse(windowAt(strips, stops, rows), wild)
    ? firstStops(strips, { rows, wild, random })
    : stops;
}
