import { inCurrency } from '@cosmodrome/rules/money/fallback';
import { useMoneyText } from './money.tsx';

interface Amount {
  readonly currency: string;
  readonly amount_cents: number;
}

/** The text of one of some amounts that are worth the same: that in the wanted currency, or what takes its place; null of none. */
export function useAmountAmong(wanted: string): (amounts: readonly Amount[]) => string | null {
  const money = useMoneyText();
  return (amounts) => {
    const amount = inCurrency(amounts, wanted);
    return amount ? money(amount.amount_cents, amount.currency) : null;
  };
}
