/** Currencies of the product (spec 1) with their minor units. The one table; screens and origin read it. */

export interface CurrencyRule {
  code: string;
  symbol: string;
  /** Minor units in one unit. */
  subunits: number;
  fiat: boolean;
}

const fiat = (code: string, symbol: string, subunits = 100): CurrencyRule => ({ code, symbol, subunits, fiat: true });
const crypto = (code: string, symbol: string, subunits: number): CurrencyRule => ({
  code,
  symbol,
  subunits,
  fiat: false,
});

export const DEFAULT_CURRENCY = 'EUR';
/** Play money of demo games; never in a wallet. */
export const DEMO_CURRENCY = 'FUN';

export const currencies: readonly CurrencyRule[] = [
  fiat('EUR', '€'),
  fiat('USD', '$'),
  fiat('CAD', 'C$'),
  fiat('AUD', 'A$'),
  fiat('NZD', 'NZ$'),
  fiat('BRL', 'R$'),
  fiat('NOK', 'kr'),
  fiat('PLN', 'zł'),
  fiat('JPY', '¥', 1),
  fiat('INR', '₹'),
  fiat('GBP', '£'),
  fiat('KZT', '₸'),
  crypto('BTC', '₿', 1e8),
  crypto('ETH', 'Ξ', 1e9),
  crypto('BCH', 'BCH', 1e8),
  crypto('LTC', 'Ł', 1e8),
  crypto('DOG', 'Ð', 1e8),
  crypto('USDT', '₮', 1e6),
  crypto('USDC', 'USDC', 1e6),
  crypto('BNB', 'BNB', 1e9),
  crypto('ADA', '₳', 1e6),
  crypto('TRX', 'TRX', 1e6),
];

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));
const demo: CurrencyRule = { code: DEMO_CURRENCY, symbol: 'FUN', subunits: 100, fiat: false };

/** The rule of a currency; undefined for a code that the product does not know. */
export function currencyRule(code: string): CurrencyRule | undefined {
  return code === DEMO_CURRENCY ? demo : byCode.get(code);
}

export const isCrypto = (code: string): boolean => byCode.get(code)?.fiat === false;

/**
 * The unit in which amounts are shown to players: BTC in micro units, ETH and LTC in milli units (spec 9), and so the other
 * coins of which one is worth hundreds; the rest in whole units. `subunits` is how many minor units one shown unit has.
 */
export interface DisplayUnit {
  label: string;
  subunits: number;
  fractionDigits: number;
}

const displayUnits: Readonly<Record<string, DisplayUnit>> = {
  BTC: { label: 'µBTC', subunits: 1e2, fractionDigits: 2 },
  ETH: { label: 'mETH', subunits: 1e6, fractionDigits: 6 },
  LTC: { label: 'mLTC', subunits: 1e5, fractionDigits: 5 },
  BCH: { label: 'mBCH', subunits: 1e5, fractionDigits: 5 },
  BNB: { label: 'mBNB', subunits: 1e6, fractionDigits: 6 },
};

export function displayUnit(code: string): DisplayUnit {
  const known = displayUnits[code];
  if (known) return known;
  const subunits = currencyRule(code)?.subunits ?? 100;
  return { label: code, subunits, fractionDigits: String(subunits).length - 1 };
}
