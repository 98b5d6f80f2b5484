import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { useCancel } from './use-cancel.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

export interface CancelPartProps {
  payment: Payment;
  /** It is paid with coins, which may be on their way already. */
  coins?: boolean;
  onCanceled?: () => void;
}

/** A deposit that waits for its player can be given up: then it no longer counts against a limit. */
export function CancelPart({ payment, coins = false, onCanceled }: CancelPartProps) {
  const t = useTranslations('cashbox.result.cancel');
  const broken = useTranslations('cashbox.failure');
  const { pending, failure, cancel } = useCancel(payment, onCanceled);
  if (!payment.cancelable) return null;
  return (
    <>
      {failure && (
        <CallFailure failure={failure} title={t('failed')} offline={broken('offlinePlain')} broken={broken('broken')} />
      )}
      <Button look="bare" size="small" wide pending={pending && t('pending')} onClick={cancel}>
        {t('button')}
      </Button>
      {coins && <p className="text-meta text-low">{t('coins')}</p>}
    </>
  );
}
