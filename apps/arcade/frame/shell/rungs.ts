/** The highest step of a bet ladder that a limit allows; -1 when none is low enough. The ladder rises. */
export const highestRung = (ladder: readonly number[], most: number | null): number =>
  most === null ? ladder.length - 1 : ladder.findLastIndex((stake) => stake <= most);
