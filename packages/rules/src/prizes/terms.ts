import { convert } from '../money/rates.ts';
import { currenciesOf, currencyAmong, type Amounts } from '../money/fallback.ts';
import type { BonusPrize, Prize } from './prize.ts';

/** The terms of money that has to be wagered, where nobody has stated others. */
const USUAL_MAX_STAKE = { currency: 'EUR', amount: 500 };
const USUAL_DAYS_TO_WAGER = 30;

/** A prize as it is delivered: money that has to be wagered is a bonus. */
export function deliveredAs(prize: Prize): Prize {
  if (prize.kind !== 'money' || prize.wager === 0) return prize;
  const { currency: from, amount } = USUAL_MAX_STAKE;
  const stakes = currenciesOf(prize.amounts).map((currency) => [
    currency,
    Math.max(1, convert(amount, from, currency)),
  ]);
  return {
    kind: 'bonus',
    amounts: prize.amounts,
    wager: prize.wager,
    max_stakes: Object.fromEntries(stakes) as Amounts,
    max_wins: null,
    days_to_wager: USUAL_DAYS_TO_WAGER,
    closed_families: [],
  };
}

/** Whether what is granted later is the same prize: in whichever order its fields and currencies are written. */
export const isSamePrize = (one: Prize, other: Prize): boolean => ordered(one) === ordered(other);

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

export interface AmountIn {
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** The amount in a player's currency, else that of the default currency, else the first; null where there is none. */
export function amountFor(amounts: Amounts, wanted: string): AmountIn | null {
  const currency = currencyAmong(currenciesOf(amounts), wanted);
  return currency === undefined ? null : { currency, amount: BigInt(amounts[currency] ?? 0) };
}

/** A bonus in one currency, with all that its terms say there; null where they say nothing of that currency. */
export interface BonusIn extends AmountIn {
  readonly maxStake: bigint;
  readonly maxWin: bigint | null;
}
export function bonusIn({ amounts, max_stakes, max_wins }: BonusPrize, currency: string): BonusIn | null {
  const [amount, maxStake, maxWin] = [amounts[currency], max_stakes[currency], max_wins?.[currency]];
  if (amount === undefined || maxStake === undefined || (max_wins !== null && maxWin === undefined)) return null;
  const most = maxWin === undefined ? null : BigInt(maxWin);
  return { currency, amount: BigInt(amount), maxStake: BigInt(maxStake), maxWin: most };
}
