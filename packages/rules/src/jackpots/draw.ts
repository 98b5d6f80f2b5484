/** The most minor units between beginning and ceiling: one number of the randomness stream covers them. */
export const WIDEST_RANGE = 2 ** 32;

/**
 * The amount in minor units at which a cycle falls: each whole amount above what it begins with, up to and including its
 * ceiling, is equally likely. `int(bound)` gives a number from 0 up to, not including, the bound.
 */
export const hitAmount = (start: bigint, ceiling: bigint, int: (bound: number) => number): bigint =>
  start + 1n + BigInt(int(Number(ceiling - start)));

/** The public text that a level's draws are made with, beside the seed and the number of the cycle. */
export const drawSalt = (jackpot: string, level: string): string => `jackpot:${jackpot}:${level}`;
