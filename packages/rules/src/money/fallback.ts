import { DEFAULT_CURRENCY } from './currencies.ts';

/** Minor units by currency; where a currency is missing there is none. */
export type Amounts = Readonly<Record<string, number | undefined>>;

/**
 * Which of the currencies there are is used for a player's: that one, else the default currency, else the first (spec 9).
 * Undefined only where there are none.
 */
export const currencyAmong = (there: readonly string[], wanted: string): string | undefined =>
  there.includes(wanted) ? wanted : there.includes(DEFAULT_CURRENCY) ? DEFAULT_CURRENCY : there[0];

/** The one of some things that is meant for a player's currency, by the same rule. */
export function inCurrency<Each extends { readonly currency: string }>(
  there: readonly Each[],
  wanted: string,
): Each | undefined {
  const chosen = currencyAmong(
    there.map(({ currency }) => currency),
    wanted,
  );
  return there.find(({ currency }) => currency === chosen);
}

/** Amounts as the contract lists them, in their order. */
export const listedAmounts = (amounts: Amounts): { currency: string; amount_cents: number }[] =>
  Object.entries(amounts).flatMap(([currency, cents]) =>
    cents === undefined ? [] : { currency, amount_cents: cents },
  );

/** The currencies that amounts are given in, in their order. */
export const currenciesOf = (amounts: Amounts): string[] =>
  Object.keys(amounts).filter((currency) => amounts[currency] !== undefined);
