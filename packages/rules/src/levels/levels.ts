import type { Prize } from '../prizes/prize.ts';
import { inCurrency } from '../money/fallback.ts';
import { convertMinor } from '../money/rates.ts';

/** Levels there are (spec 3): `level_1` to `level_12`. */
export const LEVELS = 12;

export const levelId = (level: number): string => `level_${level}`;

/** The ids of all levels, the lowest first. */
export const levelIds: readonly string[] = Array.from({ length: LEVELS }, (_, index) => levelId(index + 1));

/** What a level's number is by its id; null for what is no level. */
export function levelNumber(id: string): number | null {
  const place = levelIds.indexOf(id);
  return place < 0 ? null : place + 1;
}

/** Points are kept in hundredths, so that small stakes are not lost; players see whole ones. */
const HUNDREDTHS = 100n;
const MILLION = 1_000_000n;

/** What points come from and which level they make: data of `content/levels/levels.json`. */
export interface LevelTerms {
  /** Hundredths of a point for a euro of real money that is staked. */
  readonly hundredthsPerEuro: number;
  /** Whole points at which each level begins, rising; the first begins at none. */
  readonly starts: readonly number[];
}

/**
 * Hundredths of a point that a round's real stakes bring, rounded down.
 *
 * @param stake minor units of the currency
 */
export function pointsOf(stake: bigint, currency: string, { hundredthsPerEuro }: LevelTerms): bigint {
  if (stake <= 0n) return 0n;
  const cents = convertMinor(stake * MILLION, currency, 'EUR');
  return (cents * BigInt(hundredthsPerEuro)) / (100n * MILLION);
}

/** Whole points as they are kept. */
export const hundredthsOf = (points: number): bigint => BigInt(points) * HUNDREDTHS;

/** Whole points as players see them; a part of one that was taken back too much counts as one less. */
export const wholePoints = (hundredths: bigint): number => {
  const whole = hundredths / HUNDREDTHS;
  return Number(hundredths < 0n && whole * HUNDREDTHS !== hundredths ? whole - 1n : whole);
};

/** What points are worth: so many of them for an amount in a currency, in minor units. */
export interface PointsRate {
  readonly currency: string;
  readonly points: number;
  readonly amount_cents: number;
}

/** The rate for a player's currency; where there is none that of the default currency, or the first (spec 9). */
export const rateFor = <Rate extends PointsRate>(rates: readonly Rate[], currency: string): Rate | undefined =>
  inCurrency(rates, currency);

/** The value of whole points in minor units of the rate's currency, rounded down; never below nothing. */
export const valueOfPoints = (points: number, rate: PointsRate): number =>
  Number((BigInt(Math.max(0, points)) * BigInt(rate.amount_cents)) / BigInt(rate.points));

/** What whole points are worth in each currency that has a rate, in minor units. */
export const worthOfPoints = (
  points: number,
  rates: readonly PointsRate[],
): { currency: string; amount_cents: number }[] =>
  rates.map((rate) => ({ currency: rate.currency, amount_cents: valueOfPoints(points, rate) }));

/** The level that so many hundredths make: the highest whose beginning is reached. */
export function levelOf(hundredths: bigint, { starts }: LevelTerms): number {
  const above = starts.findIndex((start) => hundredths < BigInt(start) * HUNDREDTHS);
  return Math.max(1, above < 0 ? starts.length : above);
}

/**
 * A player's level after the points have changed. It rises with them and never lapses, not even where an operator asks
 * more points for it later. Only points that go with a stake that was taken back take a level with them.
 */
export function levelAfter(level: number, change: { before: bigint; after: bigint }, terms: LevelTerms): number {
  const [was, is] = [levelOf(change.before, terms), levelOf(change.after, terms)];
  return is < was ? Math.min(level, is) : Math.max(level, is);
}

export interface NextLevel {
  readonly level: number;
  /** Whole points at which it begins, and how many of them are missing. */
  readonly start: number;
  readonly missing: number;
}

/** The level after a player's own; null for the last one. */
export function nextLevel(level: number, points: number, starts: readonly number[]): NextLevel | null {
  const start = starts[level];
  return start === undefined ? null : { level: level + 1, start, missing: Math.max(0, start - points) };
}

/** Minor units by currency; where a currency is missing there is none. */
type Money = Readonly<Record<string, number | undefined>>;

/** A bonus that is offered to who reaches a level, once. */
export interface LevelGift {
  readonly amounts: Money;
  /** How often the amount has to be staked, and the highest stake of a round meanwhile. */
  readonly wager: number;
  readonly maxStakes: Money;
  /** The most that becomes the player's own; null: all of it. */
  readonly maxWins: Money | null;
  readonly daysToTake: number;
  readonly daysToWager: number;
}

/** What is offered for a level where it is no bonus. */
export interface LevelPrize {
  readonly prize: Prize;
  readonly daysToTake: number;
}

/** A level as an operator describes it. */
export interface Level {
  readonly id: string;
  /** Name of its picture. */
  readonly image: string;
  /** Whole points that hold it: from `min` up to, not including, `max`. */
  readonly min: number;
  readonly max: number | null;
  readonly gift: LevelGift | null;
  /** In place of a bonus, any other prize. */
  readonly prize?: LevelPrize | null;
}

/** The levels of players, and what brings points. */
export interface Levels {
  readonly all: readonly Level[];
  readonly terms: LevelTerms;
  /** What points are worth in each currency (player protection R33). */
  readonly rates: readonly PointsRate[];
  /** What a level is called in a language; its id where there is no such level. */
  nameOf(id: string, locale: string): string;
  /** What the operator says of a level in a language; empty where nothing is said. */
  contentOf(id: string, locale: string): string;
}
