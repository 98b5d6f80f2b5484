import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { tellCanceled } from '../follow-payments.ts';
import { useMethodName } from '../method-name.ts';
import { paymentQuery } from '../queries.ts';
import { accountsQuery } from '../../money/index.ts';
import { isOpen, paymentScreen } from './screen.ts';

/** Asked this often while a payment is open, in case the real-time channel is silent. */
const WATCH = 10_000;

/** One payment, kept true while it is open. When it ends the wallets are read again. */
export function usePayment(id: string) {
  const client = useQueryClient();
  const session = useSession();
  const reading = useQuery({
    ...paymentQuery(id),
    enabled: session === 'player',
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.payment) ? WATCH : false),
  });
  const payment = reading.data?.payment;
  const end = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: accountsQuery().queryKey });
    if (payment) tellCanceled(payment);
  });
  const ended = payment === undefined || isOpen(payment) ? null : payment.state;
  useEffect(() => {
    if (ended !== null) end();
  }, [ended]);
  return reading;
}

/** Title of the payment's dialog: how to pay while a code waits, otherwise just what it is. */
export function usePaymentTitle(id: string): string {
  const t = useTranslations('cashbox');
  const nameOf = useMethodName();
  const session = useSession();
  const { data } = useQuery({ ...paymentQuery(id), enabled: session === 'player' });
  return data && paymentScreen(data) === 'qr'
    ? t('qr.title', { method: nameOf(data.payment.brand) })
    : t('result.title');
}
