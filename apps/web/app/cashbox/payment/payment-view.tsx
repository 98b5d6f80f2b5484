import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/api/api-error.ts';
import { Failed } from '../../platform/failed.tsx';
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
  if (error instanceof ApiError && error.status === 404) {
    const done = <Button onClick={close}>{t('done')}</Button>;
    return (
      <StateBlock icon="telescope" live heading={t('missing')} headingLevel={3} actions={done}>
        {null}
      </StateBlock>
    );
  }
  return (
    <Failed
      title={t('failed.title')}
      text={t('failed.text')}
      headingLevel={3}
      again={t('failed.again')}
      onAgain={() => void refetch()}
      pending={isFetching}
    />
  );
}
