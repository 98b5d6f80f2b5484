/**
 * Table limits: the least and the most that one round may take, by game family and currency, in minor units. The wallet
 * refuses a bet outside of them; a game offers no stake outside of them.
 */
import { currencies, currencyRule, DEMO_CURRENCY } from '../money/currencies.ts';

export interface StakeLimits {
  min: number;
  /** Of the whole round: later stakes (a doubled hand) may exceed it by what the family allows on top. */
  max: number;
}

/** In hundredths of the nominal: 10 is a tenth of it. */
interface FamilyLimits extends StakeLimits {
  /** Most that later actions may add to the first stake of a round, as a multiple of it. */
  raises: number;
}

/**
 * The round amount of each currency that stands for "one", in minor units: about the worth of one euro, kept at a
 * round number so that stakes look like stakes.
 */
const nominal: Readonly<Record<string, number>> = {
  EUR: 100,
  USD: 100,
  CAD: 100,
  AUD: 100,
  NZD: 100,
  BRL: 500,
  NOK: 1000,
  PLN: 500,
  JPY: 100,
  INR: 10_000,
  GBP: 100,
  KZT: 50_000,
  BTC: 1_000,
  ETH: 500_000,
  BCH: 200_000,
  LTC: 1_000_000,
  DOG: 500_000_000,
  USDT: 1_000_000,
  USDC: 1_000_000,
  BNB: 2_000_000,
  ADA: 2_000_000,
  TRX: 5_000_000,
  FUN: 100,
};

const slots: FamilyLimits = { min: 10, max: 10_000, raises: 0 };
const families: Readonly<Record<string, FamilyLimits>> = {
  lines: slots,
  book: slots,
  ways: slots,
  crash: { min: 10, max: 10_000, raises: 1 },
  roulette: { min: 10, max: 50_000, raises: 0 },
  /** Insurance, a split into four hands and each of them doubled. */
  blackjack: { min: 100, max: 50_000, raises: 8 },
};

function scaled(hundredths: number, unit: number): number {
  return Math.max(1, Math.trunc((hundredths * unit) / 100));
}

/** The limits of a family's first stake; null for a family or currency that has none and so cannot be played. */
export function stakeLimits(family: string, currency: string): StakeLimits | null {
  const limits = families[family];
  const unit = nominal[currency];
  if (!limits || unit === undefined || !currencyRule(currency)) return null;
  return { min: scaled(limits.min, unit), max: scaled(limits.max, unit) };
}

/**
 * The most that one later action of a round may stake. A single raise is never above the family's whole allowance, and
 * games whose rounds take one stake allow none.
 */
export function raiseLimit(family: string, currency: string): number {
  const limits = stakeLimits(family, currency);
  const raises = families[family]?.raises ?? 0;
  return limits ? limits.max * raises : 0;
}

/** A stake of `hundredths` of a euro as the stake of the same standing in another currency, in its minor units. */
export const nominalStake = (hundredths: number, currency: string): number =>
  scaled(hundredths, nominal[currency] ?? 100);

/** Every currency that stakes exist in, play money included. */
export const stakeCurrencies: readonly string[] = [...currencies.map((currency) => currency.code), DEMO_CURRENCY];
