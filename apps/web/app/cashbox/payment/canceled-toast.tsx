import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { toast } from '../../platform/toasts/toasts.ts';
import { useMethodName } from '../method-name.ts';
import { canceledDeposit } from './canceled.ts';

/** A warning that names the action, once (spec 8). */
export default function CanceledToast({ payment }: { payment: Payment }) {
  const t = useTranslations('cashbox.notices');
  const money = useMoneyText();
  const nameOf = useMethodName();
  const tell = useEffectEvent(() => {
    toast({
      tone: 'warn',
      title: t('canceled'),
      detail: t('canceledDetail', {
        amount: money(payment.amount_cents, payment.currency),
        method: nameOf(payment.brand),
      }),
      key: `canceled-${payment.id}`,
    });
    canceledDeposit.set(null);
  });
  // One payment is told once; later renders have nothing to add.
  useEffect(() => tell(), [payment]);
  return null;
}
