import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoney } from '../../money/index.ts';

/** Limits this far apart are no limit to the reader: only the smaller one is told. */
const FAR_APART = 2_000;

/** What a card says of its way: time and fee, and the limits, in words. */
export function useMethodTerms(): (method: PaymentMethod) => { terms: string; limits: string } {
  const t = useTranslations('cashbox.methods');
  const locale = useLocale();
  return ({ termsOfService: { processingTime, commissions, restrictions } }) => {
    const { amountCurrencyCode: currency, minAmountValue, maxAmountValue } = restrictions;
    const money = (cents: number): string => shortMoney(cents, currency, locale);
    const time =
      processingTime.type === 'instant' ? t('instant') : t(processingTime.type, { value: processingTime.value ?? 1 });
    const min = money(minAmountValue);
    return {
      terms:
        commissions.type === 'none' ? t('free', { time }) : t('fee', { time, fee: money(commissions.amount_cents) }),
      limits:
        maxAmountValue > minAmountValue * FAR_APART
          ? t('from', { min })
          : t('range', { min, max: money(maxAmountValue) }),
    };
  };
}
