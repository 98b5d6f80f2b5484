import type { LimitNotice } from '@cosmodrome/contract/channels/limits';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { toast } from '../../platform/toasts/toasts.ts';
import { almostReached } from '../follow.ts';

/** A warning that names the limit and what is left of it, once. */
export default function AlmostToast({ notice }: { notice: LimitNotice }) {
  const t = useTranslations('limits');
  const money = useMoneyText();
  const tell = useEffectEvent(() => {
    const { id, type, period, currency, amount_cents: amount, used_cents: used } = notice;
    toast({
      tone: 'warn',
      title: t('notice.title', { limit: t(`types.${type}.title`), period: t(`saved.per.${period}`) }),
      detail: t('notice.text', {
        used: money(used, currency),
        amount: money(amount, currency),
        left: money(amount - used, currency),
      }),
      key: `limit-almost-${id}`,
    });
    almostReached.set(null);
  });
  // One notice is told once; later renders have nothing to add.
  useEffect(() => tell(), [notice]);
  return null;
}
