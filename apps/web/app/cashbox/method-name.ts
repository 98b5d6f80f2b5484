import { useTranslations } from 'use-intl';

const named = ['card', 'bitcoin', 'tether', 'litecoin', 'ethereum', 'dogecoin', 'e-wallet', 'voucher'] as const;
type Named = (typeof named)[number];

const isNamed = (brand: string): brand is Named => (named as readonly string[]).includes(brand);

/** The name of a way to pay in the reader's language; an unknown one keeps the name it came with. */
export function useMethodName(): (brand: string, title?: string) => string {
  const t = useTranslations('cashbox.methods');
  return (brand, title = brand) => (isNamed(brand) ? t(brand) : title);
}
