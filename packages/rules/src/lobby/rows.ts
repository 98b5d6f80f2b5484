/** Games of a row that nobody has to scroll for on the widest screen. */
export const ROW_IN_VIEW = 8;

/** A row with some of its games at its end, where they are still found; otherwise in its order. */
export function putLast<T>(row: readonly T[], last: ReadonlySet<string>, nameOf: (game: T) => string): T[] {
  return [...row.filter((game) => !last.has(nameOf(game))), ...row.filter((game) => last.has(nameOf(game)))];
}

/**
 * Rows one below the other without a game twice in view: for each row the games that go to its end, as a row above has
 * them in view.
 */
export function repeatsOf(rows: readonly (readonly string[])[]): ReadonlySet<string>[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const last = new Set(row.filter((game) => seen.has(game)));
    for (const game of putLast(row, last, String).slice(0, ROW_IN_VIEW)) seen.add(game);
    return last;
  });
}
