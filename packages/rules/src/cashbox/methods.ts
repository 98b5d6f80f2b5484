/**
 * Ways to pay and their limits (spec 9). Limits of fiat methods are kept in euro cents and shown in the wallet's
 * currency as round amounts; crypto limits are the specification's, in minor units of the coin.
 */
import { type Licence, takesCoins } from '../profile/licence.ts';
import { type AmountLimits, roundNicely } from './amount-rule.ts';
import { currencies, type CurrencyRule, currencyRule, displayUnit } from '../money/currencies.ts';
import type { PaymentAction } from './payment-state.ts';
import { convert } from '../money/rates.ts';

export type MethodKind = 'cards' | 'crypto' | 'direct' | 'bank_transfer' | 'voucher';

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
  coin: string,
  network: string,
  confirmations: number,
  deposit: { min: number; max: number },
  cashout: { min: number; max: number },
): MethodRule => ({
  id,
  brand: id,
  kind: 'crypto',
  coin,
  network,
  confirmations,
  processing: { type: 'instant', value: null },
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
  coinMethod('bitcoin', 'BTC', 'Bitcoin', 1, { min: 1e4, max: 1e9 }, { min: 1e4, max: 4e7 }),
  coinMethod('tether', 'USDT', 'Ethereum', 2, { min: 2e7, max: 1e11 }, { min: 2.5e7, max: 4e9 }),
  coinMethod('litecoin', 'LTC', 'Litecoin', 2, { min: 1e6, max: 1e11 }, { min: 1e4, max: 6e9 }),
  coinMethod('ethereum', 'ETH', 'Ethereum', 2, { min: 1e7, max: 1e11 }, { min: 1e5, max: 1.2e10 }),
  coinMethod('dogecoin', 'DOG', 'Dogecoin', 3, { min: 1e6, max: 1e15 }, { min: 1e6, max: 1.6e14 }),
  // Of these the specification names no limits: they are worth about what those above are.
  coinMethod('bitcoin-cash', 'BCH', 'Bitcoin Cash', 2, { min: 1e6, max: 1e11 }, { min: 1e5, max: 7.5e9 }),
  coinMethod('usd-coin', 'USDC', 'Ethereum', 2, { min: 2e7, max: 1e11 }, { min: 2.5e7, max: 4e9 }),
  coinMethod('bnb', 'BNB', 'BNB Smart Chain', 3, { min: 1e7, max: 1e11 }, { min: 1e6, max: 4.5e10 }),
  coinMethod('cardano', 'ADA', 'Cardano', 3, { min: 1e7, max: 1e12 }, { min: 2e6, max: 8.5e10 }),
  coinMethod('tron', 'TRX', 'Tron', 3, { min: 2e7, max: 1e12 }, { min: 5e6, max: 1.5e11 }),
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
    id: 'bank-transfer',
    brand: 'bank-transfer',
    kind: 'bank_transfer',
    coin: null,
    network: null,
    confirmations: 0,
    // Banks settle on working days; the provider tells as soon as the money is there.
    processing: { type: 'days', value: 2 },
    deposit: { min: 2_000, max: 1_000_000, step: null },
    cashout: { min: 2_000, max: 1_000_000, step: null },
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

/**
 * Whether a method serves wallets of a currency: cards, banks and e-wallets hold fiat money only, a coin pays into and
 * out of its own wallet and, converted, into fiat ones.
 */
export function serves(method: MethodRule, action: PaymentAction, currency: string): boolean {
  const wallet = currencyRule(currency);
  if (!wallet || !method[action]) return false;
  if (method.coin === null) return wallet.fiat;
  return method.coin === currency || (wallet.fiat && action === 'deposit');
}

/**
 * The currencies in which an account may open a wallet: there has to be a way to pay into this very one, and to be paid
 * out of it.
 */
export const currenciesOf = (set: PaymentSet): readonly CurrencyRule[] =>
  currencies.filter(({ code }) =>
    (['deposit', 'cashout'] as const).every((action) =>
      methods.some((way) => isOffered(way, action, set) && serves(way, action, code)),
    ),
  );

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

/** Limits of a method in minor units of a wallet's currency; null when the method does not serve that wallet. */
export function methodLimits(method: MethodRule, action: PaymentAction, currency: string): MethodLimits | null {
  const limits = method[action];
  if (!limits || !serves(method, action, currency)) return null;
  if (method.coin === currency) return limits;
  if (method.coin !== null) {
    return {
      min: convert(limits.min, method.coin, currency, 'up'),
      max: convert(limits.max, method.coin, currency),
      step: null,
    };
  }
  if (currency === 'EUR') return limits;
  if (limits.step !== null) return steppedLimits(limits, limits.step, currency);
  return {
    min: roundLimit(convert(limits.min, 'EUR', currency)),
    max: roundLimit(convert(limits.max, 'EUR', currency)),
    step: null,
  };
}

/** Whether any method pays into wallets of a currency, whoever owns them. */
export const takesDeposits = (currency: string): boolean =>
  methods.some((method) => methodLimits(method, 'deposit', currency) !== null);
