import type { CallAnswer } from '@cosmodrome/contract/calls';
import { currencies, DEFAULT_CURRENCY, displayUnit } from '@cosmodrome/rules/money/currencies';
import { rateText } from '@cosmodrome/rules/money/rates';

/** The currencies a wallet can have. */
export const presentCurrencies = (): CallAnswer<'money.currencies'> =>
  currencies.map(({ code, symbol, subunits, fiat }) => ({
    code,
    symbol,
    subunits_to_unit: subunits,
    fiat,
    default: code === DEFAULT_CURRENCY,
    subcurrencies: [],
  }));

/** Rates between every coin and every fiat currency, both ways. */
export function presentExchangeRates(): CallAnswer<'money.cryptoExchangeRates'> {
  const rate = (from: string, to: string) => {
    const text = rateText(from, to);
    return { exchange_rate: text, fee: '0', total_exchange_rate: text };
  };
  return Object.fromEntries(
    currencies.map((from) => [
      from.code,
      Object.fromEntries(
        currencies.filter((to) => to.fiat !== from.fiat).map((to) => [to.code, rate(from.code, to.code)]),
      ),
    ]),
  );
}

/** How pages show currencies: their order, the unit of each and its fraction digits. */
export const presentCurrencyConfig = (): CallAnswer<'money.currencyConfig'> => ({
  order: currencies.map(({ code }) => code),
  display: Object.fromEntries(
    currencies.map(({ code }) => {
      const { label, subunits, fractionDigits } = displayUnit(code);
      return [code, { unit: label, subunits, fractionDigits }];
    }),
  ),
  /** Spec 9: a hint in whole units, never a preset amount. */
  deposit_hint: 50,
});
