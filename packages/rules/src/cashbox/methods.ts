/**
 * Ways to pay and their limits (spec 9). Limits of fiat methods are kept in euro cents and shown in the wallet's
 * currency as round amounts; crypto limits are the specification's, in minor units of the coin.
 */
import { type Licence, takesCoins } from '../account/licence.ts';
import { type AmountLimits, roundNicely } from './amount-rule.ts';
import { currencies, type CurrencyRule, currencyRule, displayUnit } from './currencies.ts';
import type { PaymentAction } from './payment-state.ts';
import { convert } from './rates.ts';

export type MethodKind = 'cards' | 'crypto' | 'direct' | 'voucher';

export interface MethodRule {
  id: string;
  brand: string;
  kind: MethodKind;
  /** The coin of a crypto method. */
  coin: string | null;
  network: string | null;
  /** Confirmations until a deposit counts. */
  confirmations: number;
  processing: { type: 'instant' | 'minutes' | 'days'; value: number | null };
  deposit: MethodLimits | null;
  cashout: MethodLimits | null;
}

/** The least and the most, and the step whose multiples alone are taken, where a method has one. */
export interface MethodLimits extends AmountLimits {
  step: number | null;
}

const coinMethod = (
  id: string,
  brand: string,
  coin: string,
  network: string,
  confirmations: number,
  minutes: number,
  deposit: { min: number; max: number },
  cashout: { min: number; max: number },
): MethodRule => ({
  id,
  brand,
  kind: 'crypto',
  coin,
  network,
  confirmations,
  processing: { type: 'minutes', value: minutes },
  deposit: { ...deposit, step: null },
  cashout: { ...cashout, step: null },
});

/** Fiat limits in euro cents; coin limits in the coin's minor units. */
export const methods: readonly MethodRule[] = [
  {
    id: 'card',
    brand: 'card',
    kind: 'cards',
    coin: null,
    network: null,
    confirmations: 0,
    processing: { type: 'instant', value: null },
    deposit: { min: 1_000, max: 500_000, step: null },
    cashout: { min: 1_000, max: 500_000, step: null },
  },
  coinMethod('bitcoin', 'bitcoin', 'BTC', 'Bitcoin', 1, 10, { min: 1e4, max: 1e9 }, { min: 1e4, max: 4e7 }),
  coinMethod('tether', 'tether', 'USDT', 'Ethereum', 2, 2, { min: 2e7, max: 1e11 }, { min: 2.5e7, max: 4e9 }),
  coinMethod('litecoin', 'litecoin', 'LTC', 'Litecoin', 2, 5, { min: 1e6, max: 1e11 }, { min: 1e4, max: 6e9 }),
  coinMethod('ethereum', 'ethereum', 'ETH', 'Ethereum', 2, 2, { min: 1e7, max: 1e11 }, { min: 1e7, max: 1.2e10 }),
  coinMethod('dogecoin', 'dogecoin', 'DOG', 'Dogecoin', 3, 3, { min: 1e6, max: 1e15 }, { min: 1e6, max: 1.6e14 }),
  {
    id: 'e-wallet',
    brand: 'e-wallet',
    kind: 'direct',
    coin: null,
    network: null,
    confirmations: 0,
    processing: { type: 'instant', value: null },
    deposit: { min: 1_000, max: 300_000, step: null },
    cashout: { min: 1_000, max: 300_000, step: null },
  },
  {
    id: 'voucher',
    brand: 'voucher',
    kind: 'voucher',
    coin: null,
    network: null,
    confirmations: 0,
    processing: { type: 'instant', value: null },
    // Vouchers are sold in whole amounts; nothing can be paid out to one.
    deposit: { min: 1_000, max: 25_000, step: 500 },
    cashout: null,
  },
];

export function methodRule(id: string): MethodRule | undefined {
  return methods.find((method) => method.id === id);
}

/** Whose ways to pay are asked for. */
export interface PaymentSet {
  licence: Licence;
  country: string;
  groups?: readonly string[];
}

/** Groups whose players do not pay in by a brand (spec 6). */
const blockedBrands: Readonly<Record<string, string>> = { '631': 'e-wallet' };

/**
 * Whether an account may be paid by a method (spec 6, 9): the EE licence has no coins, and from Estonia the list is
 * shorter still. What is in a wallet goes out by every way that serves it.
 */
export function isOffered(
  { brand, coin, kind }: MethodRule,
  action: PaymentAction,
  { licence, country, groups = [] }: PaymentSet,
): boolean {
  if (action === 'cashout') return true;
  if (groups.some((id) => blockedBrands[id] === brand)) return false;
  return (coin === null || takesCoins(licence)) && (country !== 'EE' || kind === 'cards');
}

/** The currencies in which an account may open a wallet: there has to be a way to pay into it. */
export const currenciesOf = (set: PaymentSet): readonly CurrencyRule[] =>
  currencies.filter(({ fiat }) => fiat || methods.some((way) => way.coin !== null && isOffered(way, 'deposit', set)));

/** Rounds a converted limit to two leading digits, so that a yen limit reads 1,800 and not 1,798. */
function roundLimit(amount: number): number {
  const step = 10 ** Math.max(0, String(amount).length - 2);
  return Math.ceil(amount / step) * step;
}

/**
 * A stepped method's limits in another currency: a round step of whole shown units of about the same worth, and as many
 * of them at least and at most as in euros. So both limits are multiples of it.
 */
function steppedLimits({ min, max }: AmountLimits, euroStep: number, currency: string): MethodLimits {
  const { subunits } = displayUnit(currency);
  const step = roundNicely(convert(euroStep, 'EUR', currency) / subunits) * subunits;
  return { min: (min / euroStep) * step, max: (max / euroStep) * step, step };
}

/**
 * Limits of a method in minor units of a wallet's currency; null when the method does not serve that wallet: cards and
 * e-wallets hold fiat money only, a coin pays into its own wallet and, converted, into fiat ones.
 */
export function methodLimits(method: MethodRule, action: PaymentAction, currency: string): MethodLimits | null {
  const limits = method[action];
  const wallet = currencyRule(currency);
  if (!limits || !wallet) return null;
  if (method.coin === null) {
    if (!wallet.fiat) return null;
    if (currency === 'EUR') return limits;
    if (limits.step !== null) return steppedLimits(limits, limits.step, currency);
    return {
      min: roundLimit(convert(limits.min, 'EUR', currency)),
      max: roundLimit(convert(limits.max, 'EUR', currency)),
      step: null,
    };
  }
  if (method.coin === currency) return limits;
  if (!wallet.fiat || action === 'cashout') return null;
  return {
    min: convert(limits.min, method.coin, currency, 'up'),
    max: convert(limits.max, method.coin, currency),
    step: null,
  };
}
