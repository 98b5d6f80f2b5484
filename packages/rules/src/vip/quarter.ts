/**
 * Calendar quarters in UTC, named `2026-Q4`: the same for everybody, so that a player who moves has neither a quarter twice nor
 * one that nobody counts. Names sort as the quarters follow one another.
 */
export const quarterName = (at: Date): string => `${at.getUTCFullYear()}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`;

/** A quarter so many quarters later, or earlier for a negative number. */
export function quarterAfter(name: string, quarters = 1): string {
  return quarterName(new Date(Date.UTC(yearOf(name), firstMonthOf(name) + 3 * quarters, 1)));
}

/** The first instant of a named quarter. */
export const quarterStart = (name: string): Date => new Date(Date.UTC(yearOf(name), firstMonthOf(name), 1));

/** The first instant after a named quarter. */
export const quarterEnd = (name: string): Date => quarterStart(quarterAfter(name));

const yearOf = (name: string): number => Number(name.slice(0, 4));
const firstMonthOf = (name: string): number => (Number(name.slice(6)) - 1) * 3;
