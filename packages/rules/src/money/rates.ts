/**
 * Reference rates between currencies, in whole numbers: millionths of a euro for one unit of a currency. The embedded
 * default ships them as data; an operator replaces them by a feed.
 */
import { currencyRule } from './currencies.ts';

export const euroMicros: Readonly<Record<string, number>> = {
  EUR: 1_000_000,
  USD: 860_000,
  CAD: 612_000,
  AUD: 558_000,
  NZD: 489_000,
  BRL: 159_000,
  NOK: 85_000,
  PLN: 235_000,
  JPY: 5_560,
  INR: 9_700,
  GBP: 1_136_000,
  KZT: 1_670,
  BTC: 90_510_000_000,
  ETH: 2_960_000_000,
  BCH: 470_000_000,
  LTC: 84_000_000,
  DOG: 148_000,
  USDT: 860_000,
  USDC: 860_000,
  BNB: 780_000_000,
  ADA: 410_000,
  TRX: 241_000,
};

export class UnknownCurrency extends Error {}

function rateOf(code: string): { subunits: bigint; micros: bigint } {
  const rule = currencyRule(code);
  const micros = euroMicros[code];
  if (!rule || micros === undefined) throw new UnknownCurrency(code);
  return { subunits: BigInt(rule.subunits), micros: BigInt(micros) };
}

/** Converts minor units of one currency into minor units of another; `up` rounds away from zero, the default down. */
export const convert = (amount: number | bigint, from: string, to: string, rounding: 'down' | 'up' = 'down'): number =>
  Number(convertMinor(BigInt(amount), from, to, rounding));

/** The same for amounts beyond what a number holds exactly. */
export function convertMinor(amount: bigint, from: string, to: string, rounding: 'down' | 'up' = 'down'): bigint {
  if (from === to) return amount;
  const source = rateOf(from);
  const target = rateOf(to);
  const numerator = amount * source.micros * target.subunits;
  const denominator = source.subunits * target.micros;
  const whole = numerator / denominator;
  return rounding === 'up' && whole * denominator < numerator ? whole + 1n : whole;
}

/** What one minor unit of `from` is worth in minor units of `to`, as decimal text with 24 fraction digits, rounded up. */
export function minorWeight(from: string, to: string): string {
  const source = rateOf(from);
  const target = rateOf(to);
  const numerator = source.micros * target.subunits * 10n ** 24n;
  const denominator = source.subunits * target.micros;
  const scaled = (numerator + denominator - 1n) / denominator;
  const text = scaled.toString().padStart(25, '0');
  return `${text.slice(0, -24)}.${text.slice(-24)}`.replace(/\.?0+$/, '');
}

/** One unit of `from` in units of `to`, as decimal text with up to ten fraction digits. */
export function rateText(from: string, to: string): string {
  const scaled = (rateOf(from).micros * 10n ** 10n) / rateOf(to).micros;
  const text = scaled.toString().padStart(11, '0');
  return `${text.slice(0, -10)}.${text.slice(-10)}`.replace(/\.?0+$/, '');
}
