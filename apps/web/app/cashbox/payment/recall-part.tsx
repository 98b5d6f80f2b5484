import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { paymentQuery } from '../queries.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

export interface RecallPartProps {
  payment: Payment;
  /** It was taken back: what is shown of the payment has changed. */
  onRecalled: () => void;
}

/**
 * A withdrawal that waits can be taken back, or locked against that (player-protection R23). Both are there for whoever
 * looks for them: nothing here asks to keep the money in play.
 */
export function RecallPart({ payment, onRecalled }: RecallPartProps) {
  const t = useTranslations('cashbox.result.recall');
  const broken = useTranslations('cashbox.failure');
  const text = useMoneyText();
  const client = useQueryClient();
  const [step, go] = useState<'open' | 'asking' | 'locked'>('open');
  const [pending, setPending] = useState(false);
  const { failure, attempt } = useAttempt(setPending);
  const question = useRef<HTMLHeadingElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const { id } = payment;

  useEffect(() => {
    if (step !== 'asking') return;
    question.current?.focus({ preventScroll: true });
    // With both answers, which stand below it.
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const send = (call: 'cashbox.recall' | 'cashbox.lock', done: () => void): Promise<void> =>
    attempt(
      async () => {
        const payment = await apiOf(client)(call, { params: { id } });
        client.setQueryData(paymentQuery(id).queryKey, { payment, next: { type: 'none' } });
        void client.invalidateQueries({ queryKey: callKey('cashbox.paymentsPage') });
        done();
      },
      // It went on its way in the meantime: what is shown is old.
      ({ kind }) => void (kind === 'refused' && client.invalidateQueries({ queryKey: paymentQuery(id).queryKey })),
    );
  const keep = (): void => {
    go('open');
    requestAnimationFrame(() => take.current?.focus());
  };

  if (step === 'locked') {
    return (
      <p className="text-body text-mid" role="status">
        {t('locked')}
      </p>
    );
  }
  if (!payment.recallable) return null;
  const trouble = failure && (
    <CallFailure failure={failure} title={t('failed')} offline={broken('offline')} broken={broken('broken')} />
  );
  if (step === 'asking') {
    return (
      <section className="payment-recall">
        <h4 ref={question} tabIndex={-1} className="text-subheading text-high outline-none">
          {t('question', { amount: text(payment.amount_cents, payment.currency) })}
        </h4>
        <p className="text-body text-mid">{t('questionText')}</p>
        {trouble}
        <Button wide onClick={keep} disabled={pending}>
          {t('keep')}
        </Button>
        <Button
          look="bare"
          wide
          pending={pending && t('taking')}
          onClick={() => void send('cashbox.recall', onRecalled)}
        >
          {t('take')}
        </Button>
      </section>
    );
  }
  return (
    <section className="payment-recall">
      <p className="text-body text-low">{t('text')}</p>
      {trouble}
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          look="bare"
          size="small"
          icon="lock"
          pending={pending && t('locking')}
          onClick={() => void send('cashbox.lock', () => go('locked'))}
        >
          {t('lock')}
        </Button>
        <Button ref={take} look="bare" size="small" onClick={() => go('asking')}>
          {t('take')}
        </Button>
      </div>
    </section>
  );
}
