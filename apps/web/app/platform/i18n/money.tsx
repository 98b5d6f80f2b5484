import { formatMoney, type Minor } from '@cosmodrome/rules/money/format';
import { Money, type MoneyProps } from '@cosmodrome/ui/money';
import { useLocale } from 'use-intl';

/** An amount in minor units, in the reader's way of writing it. */
export function Amount({ cents, currency, signed, ...looks }: AmountProps) {
  const locale = useLocale();
  return <Money parts={formatMoney(cents, currency, locale, signed).parts} {...looks} />;
}

export interface AmountProps extends Omit<MoneyProps, 'parts'> {
  cents: Minor;
  currency: string;
  /** Writes a plus before a gain. */
  signed?: boolean;
}

/** The same as plain text, for labels and sentences. */
export function useMoneyText(): (cents: Minor, currency: string) => string {
  const locale = useLocale();
  return (cents, currency) => formatMoney(cents, currency, locale).text;
}
