/** What the coins are called, the same in every language; fiat currencies are named by `Intl`. */
const names: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
  USDC: 'USD Coin',
  BNB: 'BNB',
  ADA: 'Cardano',
  TRX: 'Tron',
};

/** The name of a currency in a language: `Bitcoin`, `Euro`, `Norwegische Krone`. */
export const currencyName = (code: string, locale: string): string =>
  names[code] ?? new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code;
