import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/api/api-error.ts';
import { pageBefore } from '../form/return-path.ts';
import { PayByCode } from './pay-by-code.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PaymentState } from './payment-state.tsx';
import { paymentScreen } from './screen.ts';
import { usePayment } from './use-payment.ts';

export interface PaymentViewProps {
  id: string;
  search: URLSearchParams;
  close: () => void;
}

/** How one payment stands, and what it waits for. */
export default function PaymentView({ id, search, close }: PaymentViewProps) {
  const t = useTranslations('cashbox.result');
  const { data, error, refetch, isFetching } = usePayment(id);
  if (data) {
    const { payment, next } = data;
    if (paymentScreen(data) === 'qr' && next.type === 'qr') return <PayByCode payment={payment} code={next} />;
    return <PaymentState payment={payment} next={next} before={pageBefore(search)} close={close} />;
  }
  if (!error) return <PaymentSkeleton />;
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <StateBlock
      icon={missing ? 'telescope' : 'satellite'}
      tone={missing ? 'plain' : 'danger'}
      live
      heading={missing ? t('missing') : t('failed.title')}
      headingLevel={3}
      actions={
        missing ? (
          <Button onClick={close}>{t('done')}</Button>
        ) : (
          <Button icon="refresh-cw" onClick={() => void refetch()} pending={isFetching && t('failed.again')}>
            {t('failed.again')}
          </Button>
        )
      }
    >
      {missing ? '' : t('failed.text')}
    </StateBlock>
  );
}
