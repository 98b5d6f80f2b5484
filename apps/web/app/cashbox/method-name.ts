import { currencyName } from '@cosmodrome/rules/money/coin-names';
import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { useLocale, useTranslations } from 'use-intl';

const named = ['card', 'e-wallet', 'bank-transfer', 'voucher'] as const;
type Named = (typeof named)[number];

const isNamed = (brand: string): brand is Named => (named as readonly string[]).includes(brand);

/** The name of a way to pay in the reader's language, of a coin's the coin's; an unknown one keeps the name it came with. */
export function useMethodName(): (brand: string, title?: string) => string {
  const t = useTranslations('cashbox.methods');
  const locale = useLocale();
  return (brand, title = brand) => {
    const coin = methodRule(brand)?.coin;
    if (coin) return currencyName(coin, locale);
    return isNamed(brand) ? t(brand) : title;
  };
}
