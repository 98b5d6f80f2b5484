/**
 * The arithmetic of a jackpot's levels. A pool is kept in millionths of a minor unit of the jackpot's currency, so that
 * the share of the smallest bet is never lost; what players see and what is paid are whole minor units.
 */
import { convertMinor } from '../money/rates.ts';

const MILLION = 1_000_000n;

/** What a stake is worth in millionths of a minor unit of the jackpot's currency, rounded down. */
export const worthOf = (stake: bigint, currency: string, jackpotCurrency: string): bigint =>
  convertMinor(stake * MILLION, currency, jackpotCurrency);

/** A level's share of a stake's worth: `sharePpm` millionths of it, rounded down. */
export const shareOf = (worth: bigint, sharePpm: number): bigint => (worth * BigInt(sharePpm)) / MILLION;

/** Whole minor units of a pool, as they are shown and as the books have them. */
export const centsOf = (pool: bigint): bigint => pool / MILLION;

/** A pool of whole minor units. */
export const poolOf = (cents: bigint): bigint => cents * MILLION;

export interface Feeding {
  /** Worth of the round's stakes that the pool has counted already, and what it shall count. */
  readonly counted: bigint;
  readonly worth: bigint;
  readonly sharePpm: number;
  /** What the running cycle began with, in minor units. */
  readonly start: bigint;
}

/**
 * The pool after a round. A stake that was taken back leaves the pool again, but never below what the cycle began with:
 * its share may have been won meanwhile, and then the house bears it.
 */
export function fed(pool: bigint, { counted, worth, sharePpm, start }: Feeding): bigint {
  const after = pool + shareOf(worth, sharePpm) - shareOf(counted, sharePpm);
  if (after >= pool) return after;
  const least = poolOf(start);
  return after < least ? (pool < least ? pool : least) : after;
}

export interface LevelTerms {
  readonly sharePpm: number;
  /** Minor units: what a cycle begins with, and the amount by which it falls at the latest. */
  readonly start: number;
  readonly ceiling: number;
}

/**
 * What a level returns in the long run, in millionths of the stakes: more than its share of them, since the house also
 * pays what each cycle begins with. A cycle ends on average half-way between beginning and ceiling.
 */
export function longRunPpm({ sharePpm, start, ceiling }: LevelTerms): number {
  const twiceMean = start + 1 + ceiling;
  return Math.round((sharePpm * twiceMean) / (twiceMean - 2 * start));
}
